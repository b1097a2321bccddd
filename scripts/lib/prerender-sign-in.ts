import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, runnerImport, type Plugin } from 'vite'
import { signInPage, type SignInPageParts } from './sign-in-page.ts'

const PAGE = 'index.html'
/** The prerendered sign-in page, which the host serves at /start and /start/login. */
const SIGN_IN_PAGE = 'start.html'

/** Writes a second page beside index.html: the sign-in screen with its styles and inline script, visible before any other file loads. */
export const prerenderedSignIn = (): Plugin => {
  let root = ''
  return {
    name: 'prerendered-sign-in',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    writeBundle: async ({ dir = '' }) => {
      const page = readFileSync(join(dir, PAGE), 'utf8')
      const [prerendered, script] = await Promise.all([prerender(root), bundleInlineScript(root)])
      const html = signInPage(page, { ...prerendered, script }, (href) => readFileSync(join(dir, href), 'utf8'))
      writeFileSync(join(dir, SIGN_IN_PAGE), html)
    },
  }
}

type Prerendered = Omit<SignInPageParts, 'script'>

const prerender = async (root: string): Promise<Prerendered> => {
  const { module } = await runnerImport<{ readonly prerenderSignIn: () => Promise<Prerendered> }>(
    join(root, 'src/app/prerender.tsx'),
    { root, configFile: false, logLevel: 'error' },
  )
  return module.prerenderSignIn()
}

const bundleInlineScript = async (root: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, 'src/app/sign-in-inline.ts'), formats: ['iife'], name: 'signInInline' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [chunk] = output !== undefined && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error('The inline script of the sign-in page was not built')
  return chunk.code.trim()
}
