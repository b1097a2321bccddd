import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceOf, testingEntry } from '../../scripts/domain/modules.ts'
import type { Claims } from './claims.ts'
import { asProgram } from './readme.ts'

/** A folder in which examples are run with the sources instead of the package. */
export interface ExampleFolder {
  readonly run: (name: string, code: string) => Promise<Claims>
  readonly remove: () => void
}

export const exampleFolder = (): ExampleFolder => {
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-examples-'))
  const testing = join(folder, 'testing.ts')
  const namespace = join(folder, 'arb.ts')
  const { arb, entry } = testingEntry((name) => (name === 'testing/arb' ? namespace : sourceOf(name)))
  writeFileSync(namespace, arb)
  writeFileSync(testing, entry)
  const sourceOfImport = (name: string): string => {
    if (name === 'fast-check') return fileURLToPath(import.meta.resolve('fast-check'))
    return name === '@anticipo/domain/testing' ? testing : sourceOf(name.slice('@anticipo/domain/'.length))
  }
  return {
    run: async (name, code) => {
      const file = join(folder, `${name}.ts`)
      writeFileSync(
        file,
        asProgram(code).replaceAll(/from '([^']+)'$/gm, (_, imported) => `from '${sourceOfImport(imported)}'`),
      )
      const { claims } = await import(/* @vite-ignore */ file)
      return claims
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
