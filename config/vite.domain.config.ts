import { defineConfig } from 'vite'
import { moduleNames, RESULT_MODULES, sourceOf } from '../scripts/domain/modules.ts'

/**
 * The domain as a package: one file per module, and one for the parts of fp-ts, whose folders plain Node cannot load.
 * Module-level code of fp-ts is marked as free of side effects, so that bundlers can drop it.
 */
export default defineConfig({
  build: {
    lib: {
      entry: Object.fromEntries([...moduleNames(), ...RESULT_MODULES].map((name) => [name, sourceOf(name)])),
      formats: ['es'],
      fileName: (_, name) => `${name}.js`,
    },
    outDir: 'src/domain/dist',
    target: 'es2023',
    minify: false,
    sourcemap: false,
    copyPublicDir: false,
    rolldownOptions: {
      external: ['fast-check'],
      treeshake: { manualPureFunctions: ['asUnit_', 'tapEither_'], propertyReadSideEffects: false },
      output: {
        chunkFileNames: 'shared/[name].js',
        codeSplitting: { groups: [{ name: 'fp-ts', test: /node_modules[\\/]fp-ts[\\/]/ }] },
      },
    },
  },
})
