import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { moduleNames, sourceOf } from '../../scripts/domain/modules.ts'
import { asProgram, claimsIn, examples, readme } from './readme.ts'

type Claims = ReadonlyArray<readonly [expression: string, found: unknown, claimed: unknown]>

const folder = mkdtempSync(join(tmpdir(), 'anticipo-readme-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The source file of an imported module. */
const sourceOfImport = (name: string): string => {
  if (name === 'fast-check') return fileURLToPath(import.meta.resolve('fast-check'))
  return name === '@anticipo/domain/testing' ? gathered : sourceOf(name.slice('@anticipo/domain/'.length))
}

/** The build bundles the arbitraries into one entry. */
const gathered = join(folder, 'testing.ts')
const arbitraries = moduleNames().filter((name) => name.startsWith('testing/'))
writeFileSync(gathered, arbitraries.map((name) => `export * from '${sourceOf(name)}'\n`).join(''))

/** Families whose page is not named after their folder. */
const PAGE_OF: Readonly<Record<string, string>> = {
  kernel: 'money',
  identity: 'session',
  wallet: 'wallet-and-debts',
  debts: 'wallet-and-debts',
  labels: 'calendar',
}

const ruleText = (page: string): string => readFileSync(new URL(`../../docs/rules/${page}.md`, import.meta.url), 'utf8')

/** Runs the example with the sources instead of the package. */
const run = async (name: string, code: string): Promise<Claims> => {
  const file = join(folder, `${name}.ts`)
  writeFileSync(
    file,
    asProgram(code).replaceAll(/from '([^']+)'$/gm, (_, imported) => `from '${sourceOfImport(imported)}'`),
  )
  const { claims } = await import(/* @vite-ignore */ file)
  return claims
}

describe('the README of the package', () => {
  const all = examples()

  it.each(all.map(({ family, code }, at) => [family, at, code] as const))(
    'is true in the claims of %s',
    async (_, at, code) => {
      const claims = await run(`example-${at}`, code)
      expect(claims).toHaveLength(claimsIn(code))
      expect(claims.length).toBeGreaterThan(0)
      for (const [expression, found, claimed] of claims)
        expect({ [expression]: found }).toEqual({ [expression]: claimed })
    },
  )

  it('has an example for every family, the arbitraries included', () => {
    const families = new Set(moduleNames().map((name) => name.split('/')[0]))
    expect(
      all
        .map(({ family }) => family)
        .slice(1)
        .toSorted(),
    ).toEqual([...families].toSorted())
  })

  it('has a page of rules for every family, each with its test, a worked example and its laws', () => {
    const families = new Set(
      moduleNames()
        .flatMap((name) => name.split('/').slice(0, 1))
        .filter((family) => family !== 'testing'),
    )
    const pages = [...families].map((family) => [family, ruleText(PAGE_OF[family] ?? family)] as const)
    const lacking = pages.flatMap(([family, text]) =>
      ['Tests: `test/', 'Worked', 'Laws'].filter((part) => !text.includes(part)).map((part) => `${family}: ${part}`),
    )
    expect(lacking).toEqual([])
  })

  it('lists every arbitrary', async () => {
    const offered: object = await import(/* @vite-ignore */ gathered)
    const section = readme().slice(readme().indexOf('## testing'))
    expect(Object.keys(offered).filter((name) => !section.includes(`\`${name}\``))).toEqual([])
  })

  it('with a false claim fails the check', async () => {
    const [first] = await run(
      'wrong',
      "import { money } from '@anticipo/domain/kernel/money'\nmoney('CLP', 1).minor // 2\n",
    )
    expect(first?.[1]).not.toEqual(first?.[2])
  })
})
