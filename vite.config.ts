import griffel from '@griffel/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prerenderedSignIn } from './scripts/lib/prerender-sign-in.ts'
import { CHUNKS } from './scripts/lib/screen-chunks.ts'
import { retriedImports } from './scripts/lib/retried-imports.ts'
import { screenPreloads } from './scripts/lib/screen-preloads.ts'
import { themesCss } from './scripts/lib/themes-css.ts'

/** Griffel's compiler evaluates the files that a style imports. */
const TYPESCRIPT = { babelOptions: { presets: ['@babel/preset-typescript'] } }

/** Kilobytes of pdf.js, the largest file, which only the preview of a document fetches. */
const PDF_KB = 2_000

/** The browser client. The host serves what this build writes; in development Vite passes the calls on. */
export default defineConfig(({ command }) => ({
  plugins: [
    themesCss,
    screenPreloads,
    prerenderedSignIn(),
    command === 'build' && griffel(TYPESCRIPT),
    react(),
    retriedImports,
  ],
  build: {
    outDir: 'dist/client',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    chunkSizeWarningLimit: PDF_KB,
    license: { fileName: 'third-party-licenses.md' },
    rolldownOptions: {
      /* Griffel's compiler takes nearly all of the time. */
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': process.env['HOST_ADDRESS'] ?? 'http://127.0.0.1:4300',
      '/ws': { target: process.env['HOST_ADDRESS'] ?? 'http://127.0.0.1:4300', ws: true },
    },
  },
}))
