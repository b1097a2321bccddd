import { defineConfig } from 'vite'

/** The embedded API host. fp-ts and io-ts are bundled because plain Node cannot resolve their folders as modules. */
export default defineConfig({
  build: {
    ssr: 'src/host/main.ts',
    outDir: 'dist/host',
    target: 'node24',
    sourcemap: false,
  },
  ssr: { noExternal: ['fp-ts', 'io-ts'] },
})
