import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { isPublic, moduleNames } from '../../scripts/domain/modules.ts'
import { expectTrue } from './claims.ts'
import { documentedIn } from './documented.ts'
import { examples, readme } from './readme.ts'
import { exampleFolder } from './run-example.ts'

const { remove, run } = exampleFolder()
afterAll(remove)

/** Families whose page is not named after their folder. */
const PAGE_OF: Readonly<Record<string, string>> = {
  kernel: 'money',
  identity: 'session',
  wallet: 'wallet-and-debts',
  debts: 'wallet-and-debts',
  labels: 'calendar',
}

const ruleText = (page: string): string => readFileSync(new URL(`../../docs/rules/${page}.md`, import.meta.url), 'utf8')

describe('the README of the package', () => {
  const all = examples()

  it.each(all.map(({ family, code }, at) => [family, at, code] as const))(
    'is true in the claims of %s',
    async (_, at, code) => {
      expectTrue(await run(`example-${at}`, code), code)
    },
  )

  it('has an example for every family, the arbitraries included', () => {
    const families = new Set(
      moduleNames()
        .filter((name) => isPublic(name) || name.startsWith('testing/'))
        .map((name) => name.split('/')[0]),
    )
    const shown = new Set(all.slice(1).map(({ family }) => family))
    expect([...shown].toSorted()).toEqual([...families].toSorted())
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

  it('lists every export of testing with its parameters', () => {
    const section = readme().slice(readme().indexOf('## testing'))
    const exported = moduleNames()
      .filter((name) => name.startsWith('testing/'))
      .flatMap(documentedIn)
      .filter(({ isType }) => !isType)
    const calls = exported.map(({ name, parameters }) => (parameters ? `${name}(${parameters.join(', ')})` : name))
    expect(calls.filter((call) => !section.includes(`\`${call}\``))).toEqual([])
    expect(calls.length).toBeGreaterThan(150)
  })

  it('with a false claim fails the check', async () => {
    const [first] = await run(
      'wrong',
      "import { money } from '@anticipo/domain/kernel/money'\nmoney('CLP', 1).minor // 2\n",
    )
    expect(first?.[1]).not.toEqual(first?.[2])
  })
})
