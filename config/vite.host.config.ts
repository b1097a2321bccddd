import { defineConfig, type InlineConfig } from 'vite'

/**
 * fp-ts and io-ts are bundled because plain Node cannot resolve their folders as modules; all files are in one folder,
 * where they resolve each other.
 */
export const hostBuild = (input: Readonly<Record<string, string>>, outDir: string): InlineConfig => ({
  build: {
    ssr: true,
    outDir,
    target: 'node24',
    sourcemap: false,
    copyPublicDir: false,
    rolldownOptions: {
      input,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      /* The index of a context only names what others may use: a program gets what it uses. */
      treeshake: { moduleSideEffects: [{ test: /\/src\/host\/.*\/index\.ts$/, sideEffects: false }] },
    },
  },
  ssr: { noExternal: ['fp-ts', 'io-ts'] },
})

/** The program of a worker thread, which the pool in `src/host/workers` starts. */
export const WORKER = { worker: 'src/host/server/worker.ts' }

/** The embedded API host. */
export default defineConfig(hostBuild({ main: 'src/host/server/main.ts', ...WORKER }, 'dist/host'))
