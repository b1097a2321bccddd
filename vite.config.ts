import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { prerenderedSignIn } from './scripts/lib/prerender-sign-in.ts'
import { themesCss } from './scripts/lib/themes-css.ts'

/** The first screen's code is fetched beside the small entry that asks for it. */
const preloadMount: Plugin = {
  name: 'preload-mount',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const files = new Set<string>()
      const add = (fileName: string): void => {
        const chunk = bundle[fileName]
        if (chunk?.type !== 'chunk' || chunk.isEntry || files.has(fileName)) return
        files.add(fileName)
        chunk.imports.forEach(add)
      }
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.name === 'mount') add(chunk.fileName)
      if (files.size === 0) throw new Error('No chunk is named mount')
      return [...files].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      }))
    },
  },
}

/** One file each for what the entry imports, for what every page needs and for what every signed-in screen needs. Other routes split by themselves. */
const CHUNKS = [
  { name: 'entry', tags: ['$initial' as const], priority: 3 },
  { name: 'mount', test: /src[\\/]app[\\/]mount\.tsx$/, priority: 2 },
  { name: 'signed-in', test: /src[\\/]app[\\/]features[\\/]signed-in\.lazy\.ts$/, priority: 1 },
]

/** The browser client. The host serves what this build writes; in development Vite passes the calls on. */
export default defineConfig({
  plugins: [themesCss, preloadMount, prerenderedSignIn(), react()],
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
})
