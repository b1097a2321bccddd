import griffel from '@griffel/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import { prerenderedSignIn } from './scripts/lib/prerender-sign-in.ts'
import { SIGNED_IN_ONLY } from './scripts/lib/sign-in-page.ts'
import { themesCss } from './scripts/lib/themes-css.ts'
import { FIRST_SCREENS } from './src/app/first-screens.ts'
import { PRELOADS_FILE, type ScreenPreloads } from './src/host/http/screen-preloads.ts'

/** Every page needs the first; a signed-in visitor, who gets `index.html`, needs both. */
const PRELOADED = ['mount', 'signed-in']

/** A test of paths in the repository, and in Fluent with `fluent`. */
const filesOf = ({ src = [], fluent = [] }: { readonly src?: string[]; readonly fluent?: string[] }): RegExp =>
  new RegExp(
    [...src.map((path) => `/src/${path}$`), ...fluent.map((path) => `/@fluentui/${path}`)]
      .join('|')
      .replaceAll('.', '\\.')
      .replaceAll('/', '[\\\\/]'),
  )

/** What the screens with a table of invoices share. */
const TABLE = filesOf({
  src: [
    'ui/design/data-table/remote-table.tsx',
    'ui/design/data-table/stacked-cell.tsx',
    'ui/design/data-table/export-menu.tsx',
    'ui/design/data-table/filter-search-box.tsx',
    'ui/design/controls/pill-tabs.tsx',
    'ui/design/layout/card.tsx',
    'ui/design/layout/page-header.tsx',
    'ui/design/feedback/money-text.tsx',
    'ui/text/tax-documents.ts',
    'domain/financing/invoice-search.ts',
    'domain/financing/payment-date.ts',
    'domain/kernel/fold.ts',
    'infrastructure/documents/read-download.ts',
    'wire/cart.endpoints.ts',
    'wire/codec/page.ts',
    'wire/codec/query.ts',
    'application/shared/dry-run.ts',
    'application/shared/filtered-selection.ts',
    'application/shared/remote-page.ts',
    'application/shared/search-filters.ts',
  ],
  fluent: [
    'react-icons/lib/atoms/svg/warning',
    'react-icons/lib/atoms/svg/clock',
    'react-utilities/lib/utils/mergeCallbacks',
  ],
})

/** What most other screens share. */
const CONTROLS = filesOf({
  src: [
    'ui/design/date-field/date-field.tsx',
    'ui/design/feedback/status-chip.tsx',
    'ui/design/feedback/failure-banner.tsx',
    'ui/design/feedback/skeleton.tsx',
    'ui/design/layout/summary-cell.tsx',
    'domain/payables/transfer-window.ts',
    'ui/design/layout/remote-card.tsx',
    'ui/design/controls/back-link.tsx',
    'ui/design/controls/copy-button.tsx',
    'ui/design/controls/text-link.tsx',
    'ui/design/feedback/failed-banner.tsx',
    'ui/design/theme/use-touch-area.ts',
    'application/shared/country-screens.ts',
    'wire/documents.codec.ts',
  ],
  fluent: [
    'react-button/lib/components/ToggleButton/',
    ...['arrow-sync', 'circle', 'dismiss-circle', 'send'].map((icon) => `react-icons/lib/atoms/svg/${icon}.js`),
  ],
})

/** What an order shares with the invoices that it is made of. */
const ORDERED_INVOICES = filesOf({
  src: [
    'application/financing/order-draft.ts',
    'application/orders/orders.port.ts',
    'infrastructure/http/file-form.ts',
    'infrastructure/orders/http-order-simulations.ts',
    'ui/financing/nouns.ts',
    'ui/financing/payer-cell.tsx',
    'wire/orders.endpoints.ts',
  ],
  fluent: ['react-icons/lib/atoms/svg/delete.js'],
})

/** Fetches the code of the first screen together with the page, instead of after the small entry that asks for it. */
const preloadFirstScreen: Plugin = {
  name: 'preload-first-screen',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      PRELOADED.flatMap((name) =>
        filesOfChunk(bundle, name).map((fileName): HtmlTagDescriptor => {
          const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` }
          return { tag: 'link', injectTo: 'head', attrs: { ...attrs, [SIGNED_IN_ONLY]: name !== 'mount' } }
        }),
      ).filter(({ attrs }, at, all) => all.findIndex((other) => other.attrs?.['href'] === attrs?.['href']) === at),
  },
  generateBundle(_, bundle) {
    const known = new Set(PRELOADED.flatMap((name) => filesOfChunk(bundle, name)))
    const screens = FIRST_SCREENS.filter(({ isPreloaded }) => isPreloaded)
    const preloads = screens.map(({ at, name }): ScreenPreloads => {
      const files = filesOfChunk(bundle, name).filter((fileName) => !known.has(fileName))
      const other = screens.find((each) => each.name !== name && files.includes(chunkNamed(bundle, each.name).fileName))
      if (other !== undefined)
        this.error(`The screen ${name} fetches the code of ${other.name}: add what they share to TABLE or CONTROLS.`)
      return { paths: at.source, files }
    })
    this.emitFile({ type: 'asset', fileName: PRELOADS_FILE, source: JSON.stringify(preloads) })
  },
}

const chunkNamed = (bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk => {
  const named = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === name)
  if (named?.type !== 'chunk') throw new Error(`No chunk is named ${name}`)
  return named
}

/** The file of the chunk and those that it imports, apart from the entry. */
const filesOfChunk = (bundle: Rolldown.OutputBundle, name: string): ReadonlyArray<string> => {
  const files = new Set<string>()
  const add = (fileName: string): void => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || chunk.isEntry || files.has(fileName)) return
    files.add(fileName)
    chunk.imports.forEach(add)
  }
  add(chunkNamed(bundle, name).fileName)
  return [...files]
}

/**
 * One file each for what the entry imports, for React, for what every page needs, for what every signed-in screen needs,
 * for what the screens with a table of invoices share, for what an order shares with them, for what most others share,
 * for what Fluent's menus and popovers share, and for the screens that are opened by their address. Other routes split by themselves.
 */
const CHUNKS = [
  { name: 'entry', tags: ['$initial' as const], priority: 9 },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 9 },
  { name: 'mount', test: /src[\\/]app[\\/]mount\.tsx$/, priority: 8 },
  { name: 'signed-in', test: /src[\\/]app[\\/]features[\\/]signed-in\.lazy\.ts$/, priority: 7 },
  { name: 'table', test: TABLE, priority: 6 },
  { name: 'ordered-invoices', test: ORDERED_INVOICES, priority: 5 },
  { name: 'finance', test: /src[\\/]app[\\/]features[\\/]finance\.lazy\.tsx$/, priority: 4 },
  { name: 'controls', test: CONTROLS, priority: 3 },
  { name: 'menus', test: filesOf({ fluent: ['react-utilities/'] }), priority: 3 },
  { name: 'dialog', test: filesOf({ src: ['ui/design/layout/modal.tsx'] }), priority: 3 },
  { name: 'payments', test: /src[\\/]app[\\/]features[\\/]payments\.lazy\.tsx$/, priority: 2 },
  { name: 'order', test: /src[\\/]app[\\/]features[\\/]order\.lazy\.ts$/, priority: 1 },
]

/** Fetched with the page or by its address. */
const COMPILED_AT_ONCE: ReadonlySet<string> = new Set([...CHUNKS.map(({ name }) => name), 'axios'])

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
