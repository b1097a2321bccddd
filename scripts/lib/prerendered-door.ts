import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, runnerImport, type Plugin } from 'vite'
import { doorPage } from './door-page.ts'

const PAGE = 'index.html'
/** The prerendered sign-in page, which the host serves at /start and /start/login. */
const DOOR_PAGE = 'start.html'

/**
 * Writes a second page beside index.html: the sign-in form with its styles and inline script, usable before any other file loads.
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
      const [rendered, script] = await Promise.all([drawn(root), early(root)])
      const html = doorPage(page, { ...rendered, script }, (href) => readFileSync(join(dir, href), 'utf8'))
      writeFileSync(join(dir, DOOR_PAGE), html)
    },
  }
}

interface Rendered {
  readonly markup: string
  readonly styles: string
}

const drawn = async (root: string): Promise<Rendered> => {
  const { module } = await runnerImport<{ readonly door: Rendered }>(join(root, 'src/door-page.tsx'), {
    root,
    configFile: false,
    logLevel: 'error',
  })
  return { ...module.door, markup: module.door.markup.replaceAll(/<style[^>]*>[^<]*<\/style>|<!--.*?-->/g, '') }
}

/** The few lines that work the form, as one script. */
const early = async (root: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, 'src/early-door.ts'), formats: ['iife'], name: 'door' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [chunk] = output !== undefined && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error('The script of the door was not built')
  return chunk.code.trim()
}
