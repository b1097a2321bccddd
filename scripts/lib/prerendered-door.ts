import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, runnerImport, type Plugin } from 'vite'
import { neededRules } from './needed-rules.ts'

const PAGE = 'index.html'
/** The page for whoever comes to the door; the host serves it there. */
const DOOR_PAGE = 'start.html'

/**
 * Writes a second page beside the first, in which the door stands drawn, dressed and working before any other file has come.
 * The host allows its two inline parts by their digests.
 */
export const prerenderedDoor = (): Plugin => {
  let root = ''
  return {
    name: 'prerendered-door',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    writeBundle: async ({ dir = '' }) => {
      const page = readFileSync(join(dir, PAGE), 'utf8')
      const [markup, script] = await Promise.all([drawn(root), early(root)])
      writeFileSync(join(dir, DOOR_PAGE), doorPage(page, markup, script, (href) => readFileSync(join(dir, href), 'utf8')))
    },
  }
}

const drawn = async (root: string): Promise<string> => {
  const { module } = await runnerImport<{ readonly doorMarkup: string }>(join(root, 'src/door-page.tsx'), {
    root, configFile: false, logLevel: 'error',
  })
  return module.doorMarkup.replaceAll(/<style[^>]*>[^<]*<\/style>|<!--.*?-->/g, '')
}

/** The few lines that work the form, as one script. */
const early = async (root: string): Promise<string> => {
  const built = await build({
    root, configFile: false, logLevel: 'error',
    build: { write: false, minify: true, lib: { entry: join(root, 'src/early-door.ts'), formats: ['iife'], name: 'door' } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [chunk] = output !== undefined && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error('The script of the door was not built')
  return chunk.code.trim()
}

const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
const SCRIPTS = /\s*<(?:script[^>]*src="[^"]+"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g
/** Until the client has drawn its own. */
const OVER_THE_REST = '#early{position:fixed;inset:0;z-index:1;overflow:auto}'
/** A browser that has read half of the door does not draw it: drawing twice takes longer. */
const WHOLE_AT_ONCE = '<link rel="expect" href="#early" blocking="render">'
const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*<noscript>)/

/** The whole sheets and the scripts follow the content, so that they hold up nothing: a browser draws what it has read when it has read for long. */
const doorPage = (page: string, markup: string, script: string, read: (href: string) => string): string => {
  const classes = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  for (const theme of ['theme-light', 'theme-dark', 'theme-contrast']) classes.add(theme)
  const sheets = [...page.matchAll(SHEET)]
  const css = neededRules(sheets.map(([, href = '']) => read(href)).join(''), classes)
  const scripts = new Set([...page.matchAll(SCRIPTS)].map(([tag]) => tag.trim()))
  return page
    .replaceAll(SHEET, '')
    .replaceAll(SCRIPTS, '')
    .replace('</head>', () => `${WHOLE_AT_ONCE}<style>${css}${OVER_THE_REST}</style></head>`)
    .replace(ROOT, () => `<div id="early">${markup}<script>${script}</script></div>${[...scripts].join('')}${sheets.map(([link]) => link).join('')}<div id="root"></div>`)
}
