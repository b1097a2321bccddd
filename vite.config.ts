import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { prerenderedDoor } from './scripts/lib/prerendered-door.ts'
import { themesCss } from './scripts/lib/themes-css.ts'

const AT_THE_DOOR = ['start', 'auth-screen']

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
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && AT_THE_DOOR.includes(part.name)) take(part.fileName)
      return [...files].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      }))
    },
  },
}

/** What work has in common with registering and with lost passwords, so that it need not bring their screens along. */
const SHARED = [
  /src[\\/]ui[\\/](design[\\/]((feedback[\\/](failed-(state|banner)|message-bar)|controls[\\/]segmented-control))\.tsx|text[\\/]describe-failure\.ts)$/,
  /src[\\/]application[\\/]shared[\\/](latest-request|debounce)\.ts$|svg[\\/]checkmark-circle\.js$/,
]

/** Few files, because each costs a round trip: what the door needs, what whoever passed it needs besides, and what comes once they look at something. */
const CHUNKS = [
  {
    name: 'preload',
    test: /preload-helper|src[\\/](application[\\/]shared[\\/]storage-keys|ui[\\/](app[\\/]screens|di[\\/]fetched))\.ts$/,
    priority: 4,
  },
  { name: 'door', test: /src[\\/](start|ui[\\/]identity[\\/]auth-screen)\.tsx$/, priority: 3 },
  { name: 'common', test: (id: string) => SHARED.some((file) => file.test(id)), priority: 2 },
  {
    name: 'accounts',
    test: /src[\\/](composition[\\/]door\.ts|ui[\\/]identity[\\/](sign-in-notices|(register|forgot|reset)-screen)\.tsx)$/,
    priority: 1,
  },
  {
    name: 'work',
    test: /src[\\/](composition[\\/]work\.ts|ui[\\/](shell[\\/]signed-in-layout|financing[\\/]finance-screen)\.tsx)$/,
    priority: 1,
  },
  { name: 'later', test: /src[\\/]composition[\\/]later\.module\.ts$/, priority: 0 },
]

/** The browser client. The host serves what this build writes; in development Vite passes the calls on. */
export default defineConfig({
  plugins: [themesCss, preloadDoor, prerenderedDoor(), react()],
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
