import { defineConfig } from 'vite'

/** The benchmarks, bundled as the host is, so that they run on plain Node. */
export default defineConfig({
  build: {
    ssr: 'test/bench/main.ts',
    outDir: 'dist/bench',
    target: 'node24',
    sourcemap: false,
  },
  ssr: { noExternal: ['fp-ts', 'io-ts'] },
})
