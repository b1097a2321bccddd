import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../../shared/', import.meta.url)

/** Whether the folder of reference data stands beside the project. */
export const hasSharedData = existsSync(fileURLToPath(ROOT))

export const sharedBytes = (path: string): Uint8Array => readFileSync(new URL(path, ROOT))

/** Unchecked: the reference data is read by tests only. */
export const sharedJson = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'))
