import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { compiledStyles } from './scripts/lib/compiled-styles.ts'
import { prerenderedDoor } from './scripts/lib/prerendered-door.ts'

/** By name alone the router comes with everything that warns a developer. */
const ROUTER = [
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({ find, replacement: fileURLToPath(new URL(`node_modules/${replacement}`, import.meta.url)) }))

/** Requests leave by XMLHttpRequest, as axios prefers; its other way out is as large again and never taken. */
const withoutFetchAdapter: Plugin = {
  name: 'without-fetch-adapter',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/ }, handler: () => 'export const getFetch = () => undefined' },
}

const AT_THE_DOOR = ['start', 'start-screen']

/** The door, with all that it needs, is fetched beside the few lines that ask for it. */
const preloadDoor: Plugin = {
  name: 'preload-door',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const files = new Set<string>()
      const take = (fileName: string): void => {
        const part = bundle[fileName]
        if (part?.type !== 'chunk' || part.isEntry || files.has(fileName)) return
        files.add(fileName)
        part.imports.forEach(take)
      }
      for (const part of Object.values(bundle)) if (part.type === 'chunk' && AT_THE_DOOR.includes(part.name)) take(part.fileName)
      return [...files].map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` }, injectTo: 'head' }))
    },
  },
}

/** Few files, because each costs a round trip: what the door needs, and what whoever passed it needs besides. */
const CHUNKS = [
  { name: 'preload', test: /preload-helper|src[\\/]application[\\/]shared[\\/]storage-keys\.ts$/, priority: 3 },
  { name: 'door', test: /src[\\/](start|ui[\\/]identity[\\/]start-screen)\.tsx$/, priority: 2 },
  { name: 'accounts', test: /src[\\/](composition[\\/]door\.ts|ui[\\/]identity[\\/](door-news|(register|forgot|reset)-screen)\.tsx)$/, priority: 1 },
  { name: 'work', test: /src[\\/](composition[\\/]work\.ts|ui[\\/](shell[\\/]signed-in|financing[\\/]finance-screen)\.tsx)$/, priority: 1 },
]

/** The browser client. The host serves what this build writes; in development Vite passes the calls on. */
export default defineConfig({
  resolve: { alias: ROUTER },
  plugins: [compiledStyles(), withoutFetchAdapter, preloadDoor, prerenderedDoor(), react()],
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
