import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledStyles } from './scripts/lib/compiled-styles.ts'

/** Few files, because each costs a round trip: what the door needs, and what whoever passed it needs besides. */
const CHUNKS = [
  { name: 'door', test: /src[\\/](start|ui[\\/]identity[\\/]sign-in-screen)\.tsx$/, priority: 2 },
  { name: 'work', test: /src[\\/](composition[\\/]work\.ts|ui[\\/](shell[\\/]signed-in|financing[\\/]finance-screen)\.tsx)$/, priority: 1 },
]

/** The browser client. The host serves what this build writes; in development Vite passes the calls on. */
export default defineConfig({
  plugins: [compiledStyles(), react()],
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
