import griffel from '@griffel/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { prerenderedSignIn } from './scripts/lib/prerender-sign-in.ts'
import { SIGNED_IN_ONLY } from './scripts/lib/sign-in-page.ts'
import { themesCss } from './scripts/lib/themes-css.ts'

/** Every page needs the first; a signed-in visitor, who gets `index.html`, needs them all. */
const PRELOADED = ['mount', 'signed-in', 'finance']

/** Fetches the code of the first screen together with the page, instead of after the small entry that asks for it. */
const preloadFirstScreen: Plugin = {
  name: 'preload-first-screen',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const tags = new Map<string, HtmlTagDescriptor>()
      const add = (fileName: string, isSignedIn: boolean): void => {
        const chunk = bundle[fileName]
        if (chunk?.type !== 'chunk' || chunk.isEntry || tags.has(fileName)) return
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${fileName}`, [SIGNED_IN_ONLY]: isSignedIn }
        tags.set(fileName, { tag: 'link', attrs, injectTo: 'head' })
        for (const imported of chunk.imports) add(imported, isSignedIn)
      }
      for (const name of PRELOADED) {
        const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === name)
        if (chunk === undefined) throw new Error(`No chunk is named ${name}`)
        add(chunk.fileName, name !== 'mount')
      }
      return [...tags.values()]
    },
  },
}

/** One file each for what the entry imports, for React, for what every page needs, for what every signed-in screen needs and for the first of them; one for the page of an order, which would be thirty small ones, and one for what that page shares with many. Other routes split by themselves. */
const CHUNKS = [
  { name: 'entry', tags: ['$initial' as const], priority: 5 },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 5 },
  { name: 'mount', test: /src[\\/]app[\\/]mount\.tsx$/, priority: 4 },
  { name: 'signed-in', test: /src[\\/]app[\\/]features[\\/]signed-in\.lazy\.ts$/, priority: 3 },
  { name: 'finance', test: /src[\\/]app[\\/]features[\\/]finance\.lazy\.tsx$/, priority: 2 },
  { name: 'status-chip', test: /src[\\/]ui[\\/]design[\\/]feedback[\\/]status-chip\.tsx$/, priority: 1 },
  { name: 'order', test: /src[\\/]app[\\/]features[\\/]order\.lazy\.ts$/, priority: 0 },
]

/** Fetched with the page or by its address. */
const COMPILED_AT_ONCE: ReadonlySet<string> = new Set(['react', 'mount', 'axios', 'signed-in', 'finance', 'order'])

/** Lets V8 compile every function of the first screen while it is fetched, instead of one by one when it is first called. */
const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && COMPILED_AT_ONCE.has(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
}

/** Griffel's compiler evaluates the files that a style imports. */
const TYPESCRIPT = { babelOptions: { presets: ['@babel/preset-typescript'] } }

/** The browser client. The host serves what this build writes; in development Vite passes the calls on. */
export default defineConfig(({ command }) => ({
  plugins: [
    themesCss,
    preloadFirstScreen,
    prerenderedSignIn(),
    compileHints,
    command === 'build' && griffel(TYPESCRIPT),
    react(),
  ],
  build: {
    outDir: 'dist/client',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': process.env['HOST_ADDRESS'] ?? 'http://127.0.0.1:4300',
      '/ws': { target: process.env['HOST_ADDRESS'] ?? 'http://127.0.0.1:4300', ws: true },
    },
  },
}))
