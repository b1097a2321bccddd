import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const ENTRIES = readdirSync('scripts')
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => join('scripts', name))

/** The modules that the file loads before its first statement runs. */
const importsOf = (file: string): ReadonlyArray<string> =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticImports.map(({ moduleRequest }) => moduleRequest.value)

/** The packages that a script and the files it imports load before they can install any. */
const packagesOf = (file: string, seen: Set<string> = new Set()): ReadonlyArray<string> => {
  if (seen.has(file)) return []
  seen.add(file)
  return importsOf(file).flatMap((name) => {
    if (name.startsWith('node:')) return []
    return name.startsWith('.') ? packagesOf(join(dirname(file), name), seen) : [`${name} in ${file}`]
  })
}

describe('a command on a machine without installed packages', () => {
  it.each(ENTRIES)('%s starts', (entry) => {
    expect(packagesOf(entry)).toEqual([])
  })

  it('is one of at least the commands of the README', () => {
    expect(ENTRIES).toEqual(expect.arrayContaining(['scripts/start.mjs', 'scripts/test.mjs']))
  })
})
