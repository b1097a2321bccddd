import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, runnerImport, type Plugin } from 'vite'
import { signInPage } from './sign-in-page.ts'

const PAGE = 'index.html'
/** The prerendered sign-in page, which the host serves at /start and /start/login. */
const SIGN_IN_PAGE = 'start.html'

/**
 * Writes a second page beside index.html: the sign-in form with its styles and inline script, usable before any other file loads.
 * The host allows its two inline parts by their digests.
 */
export const prerenderSignIn = (): Plugin => {
  let root = ''
  return {
    name: 'prerender-sign-in',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    writeBundle: async ({ dir = '' }) => {
      const page = readFileSync(join(dir, PAGE), 'utf8')
      const [rendered, script] = await Promise.all([renderMarkup(root), bundleInlineScript(root)])
      const html = signInPage(page, { ...rendered, script }, (href) => readFileSync(join(dir, href), 'utf8'))
      writeFileSync(join(dir, SIGN_IN_PAGE), html)
    },
  }
}

interface Rendered {
  readonly markup: string
  readonly styles: string
}

const renderMarkup = async (root: string): Promise<Rendered> => {
  const { module } = await runnerImport<{ readonly signInMarkup: Rendered }>(join(root, 'src/sign-in-markup.tsx'), {
    root,
    configFile: false,
    logLevel: 'error',
  })
  return {
    ...module.signInMarkup,
    markup: module.signInMarkup.markup.replaceAll(/<style[^>]*>[^<]*<\/style>|<!--.*?-->/g, ''),
  }
}

/** The inline script of the form, bundled. */
const bundleInlineScript = async (root: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, 'src/sign-in-inline.ts'), formats: ['iife'], name: 'signInInline' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [chunk] = output !== undefined && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error('The inline script of the sign-in page was not built')
  return chunk.code.trim()
}
