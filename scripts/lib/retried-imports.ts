import type { Plugin } from 'vite'

/** A call of `import` with the address of a chunk, as the bundler writes it. */
const CHUNK_IMPORT = /\bimport\((["'`])(\.\/[^"'`]+\.js)\1\)/g

/**
 * Lets a part that failed to load be requested again. A browser remembers the failure of an address for as long as the page lives, so
 * that `loadAgain` adds a query to it.
 */
export const retriedImports: Plugin = {
  name: 'retried-imports',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replace(CHUNK_IMPORT, 'import($1$2$1+(globalThis.retriedImport??""))')
    },
  },
}
