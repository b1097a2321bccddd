import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The workspace of the package. */
export const DOMAIN = fileURLToPath(new URL('../../src/domain', import.meta.url))

/** The public modules, by import name such as `tax-id/rut`: every file in its folders. */
export const moduleNames = (): ReadonlyArray<string> =>
  readdirSync(DOMAIN, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_SOURCES.has(entry.name))
    .flatMap(({ name }) => readdirSync(join(DOMAIN, name)).map((file) => `${name}/${file}`))
    .filter((path) => path.endsWith('.ts'))
    .map((path) => path.slice(0, -'.ts'.length))
    .toSorted()

export const sourceOf = (moduleName: string): string => join(DOMAIN, `${moduleName}.ts`)

const NOT_SOURCES: ReadonlySet<string> = new Set(['dist', 'node_modules'])
