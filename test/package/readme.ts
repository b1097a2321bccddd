import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Example {
  /** The heading above the example. */
  readonly family: string
  readonly code: string
}

const README = fileURLToPath(new URL('../../src/domain/README.md', import.meta.url))

export const readme = (): string => readFileSync(README, 'utf8')

/** Every block of TypeScript in the package's README. */
export const examples = (): ReadonlyArray<Example> =>
  readme()
    .split(/^## /m)
    .slice(1)
    .flatMap((section) =>
      [...section.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => ({
        family: section.split('\n')[0] ?? '',
        code,
      })),
    )

/**
 * Converts the example into a program that collects each claim, `expression // value` on its own line or after an `if`,
 * in an exported list of pairs.
 */
export const asProgram = (code: string): string =>
  `const claims: Array<readonly [string, unknown, unknown]> = []\n${code.replaceAll(CLAIM, note)}export { claims }\n`

/** The same program for a project without ES modules. */
export const asCommonJs = (code: string): string =>
  asProgram(code)
    .replaceAll(/^import type .*$/gm, '')
    .replaceAll(/^import (?:\* as )?(\w+|\{.*\}) from ('[^']+')$/gm, (_, names: string, path: string) => {
      return `const ${names.replaceAll(/type \w+,? ?/g, '')} = require(${path})`
    })
    .replace('export { claims }', 'module.exports = { claims }')

export const claimsIn = (code: string): number => [...code.matchAll(CLAIM)].length

const CLAIM = /^(if \(.*?\) )?(?!const |import |export |if | |\}|\/\/)(\S.*?) \/\/ (.+)$/gm

const note = (_: string, condition: string | undefined, expression: string, value: string): string =>
  `${condition ?? ''}claims.push([${JSON.stringify(expression)}, ${expression}, ${value}])`
