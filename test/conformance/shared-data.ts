import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../../shared/', import.meta.url)

/** Whether the folder of reference data stands beside the project. */
export const hasSharedData = existsSync(fileURLToPath(ROOT))

/** Where a file of it lies. */
export const sharedPath = (path: string): string => fileURLToPath(new URL(path, ROOT))

export const sharedBytes = (path: string): Uint8Array => readFileSync(new URL(path, ROOT))

/** Unchecked: the reference data is read by tests only. */
export const sharedJson = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'))

/** The cases of `data/vectors/NAME.json`, as they are. */
export const vectorsOf = <V>(name: string): ReadonlyArray<V> =>
  sharedJson<{ readonly vectors: ReadonlyArray<V> }>(`data/vectors/${name}.json`).vectors
