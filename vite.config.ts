import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { compiledStyles } from './scripts/lib/compiled-styles.ts'
import { prerenderedDoor } from './scripts/lib/prerendered-door.ts'

/** By name alone the router comes with everything that warns a developer. */
const ROUTER = [
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: fileURLToPath(new URL(`node_modules/${replacement}`, import.meta.url)),
}))

const nothing = (...names: ReadonlyArray<string>): string =>
  names.map((name) => `export const ${name} = undefined`).join('\n')

/** Parts of packages that nothing here comes to, and what stands in for them. The journeys go through the client that is built so. */
const UNUSED: ReadonlyArray<readonly [RegExp, string]> = [
  /* Requests leave by XMLHttpRequest, as axios prefers; its other way out is as large again and never taken. */
  [/axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, 'export const getFetch = () => undefined'],
  /* Addresses are whole, what is sent is text or a form already, and is called off by a signal. */
  [
    /axios[\\/]lib[\\/](helpers[\\/](toFormData|formDataToJSON|toURLEncodedForm|AxiosURLSearchParams|HttpStatusCode)|cancel[\\/]CancelToken)\.js$/,
    'export default undefined',
  ],
  /* Names are bound to what makes them, never to a class, and no code is written while the page runs, which its policy forbids. */
  [
    /inversifyjs[\\/]core[\\/].*[\\/]InstanceBindingNodeImplementation\.js$/,
    nothing('InstanceBindingNodeImplementation'),
  ],
  [/inversifyjs[\\/]core[\\/].*[\\/]getClassMetadata\.js$/, nothing('getClassMetadata')],
  [
    /inversifyjs[\\/]core[\\/].*[\\/]buildNoActivationsResolvedValueBindingNodeResolverJit\.js$/,
    nothing('buildNoActivationsResolvedValueBindingNodeResolverJit'),
  ],
  /* Containers take neither plugins nor snapshots. */
  [/inversifyjs[\\/]container[\\/].*[\\/]PluginManager\.js$/, 'export class PluginManager {}'],
  [/inversifyjs[\\/]container[\\/].*[\\/]SnapshotManager\.js$/, 'export class SnapshotManager {}'],
  /* Nothing is decorated: inversify only counts its bindings in here. */
  [
    /reflect-metadata[\\/]ReflectLite\.js$/,
    `const kept = new WeakMap()
    Reflect.getOwnMetadata = (key, target) => kept.get(target)?.[key]
    Reflect.defineMetadata = (key, value, target) => kept.set(target, { ...kept.get(target), [key]: value })`,
  ],
  /* Every rule lies in the style sheet, every theme too: none is written while the page runs. */
  [
    /griffel[\\/]core[\\/].*[\\/]getStyleSheetForBucket\.js$/,
    nothing('getStyleSheetForBucket', 'styleBucketOrdering', 'getStyleSheetKey', 'getStyleSheetKeyFromElement'),
  ],
  [
    /react-provider[\\/].*[\\/]createCSSRuleFromTheme\.js$/,
    'export const createCSSRuleFromTheme = (selector) => `${selector}{}`',
  ],
  /* Times are placed in a zone as milliseconds, never as text. */
  [/date-fns-tz[\\/]dist[\\/]esm[\\/]toDate[\\/]index\.js$/, 'export const toDate = (time) => new Date(time)'],
]

const withoutUnused: Plugin = {
  name: 'without-unused',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: UNUSED.map(([file]) => file) }, handler: (id) => UNUSED.find(([file]) => file.test(id))?.[1] },
}

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
  resolve: { alias: ROUTER },
  plugins: [compiledStyles(), withoutUnused, preloadDoor, prerenderedDoor(), react()],
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
