import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../../shared/', import.meta.url)

/** Whether the folder of reference data exists beside the project. */
export const hasSharedData = existsSync(fileURLToPath(ROOT))

/** The path of a reference file. */
export const sharedPath = (path: string): string => fileURLToPath(new URL(path, ROOT))

export const sharedBytes = (path: string): Uint8Array => readFileSync(new URL(path, ROOT))

/** Not validated: only tests read the reference data. */
export const sharedJson = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'))

/** The cases of `data/vectors/NAME.json`, unchanged. */
export const vectorsOf = <V>(name: string): ReadonlyArray<V> =>
  sharedJson<{ readonly vectors: ReadonlyArray<V> }>(`data/vectors/${name}.json`).vectors
