import { afterAll, describe, expect, it } from 'vitest'
import { INTERNAL_MODULES, moduleNames, sourceOf } from '../../scripts/domain/modules.ts'
import { expectTrue } from './claims.ts'
import { documentedExamples, documentedIn } from './documented.ts'
import { exampleFolder } from './run-example.ts'

const { remove, run } = exampleFolder()
afterAll(remove)

const exported = moduleNames().flatMap(documentedIn)

const isFunction = async (module: string, name: string): Promise<boolean> =>
  typeof (await import(/* @vite-ignore */ sourceOf(module)))[name] === 'function'

describe('the doc comments of the package', () => {
  it('exist for every export', () => {
    const lacking = exported.filter(({ doc }) => doc === '')
    expect(lacking.map(({ module, name }) => `${module} ${name}`)).toEqual([])
  })

  /** An arbitrary has no result to claim: arbitraries.test.ts checks each. */
  it('have an example for every function that is no arbitrary', async () => {
    const without = exported.filter(
      ({ examples, module }) =>
        examples.length === 0 && !module.startsWith('testing/') && !INTERNAL_MODULES.includes(module),
    )
    const kinds = await Promise.all(without.map(({ module, name }) => isFunction(module, name)))
    expect(without.filter((_, at) => kinds[at]).map(({ module, name }) => `${module} ${name}`)).toEqual([])
  })

  it('have examples in the form that is run', () => {
    const unread = exported.filter(({ doc, examples }) => doc.split('@example').length - 1 !== examples.length)
    expect(unread.map(({ module, name }) => `${module} ${name}`)).toEqual([])
  })

  it.each(documentedExamples().map(({ code, name }, at) => [name, at, code] as const))(
    'are true in the example of %s',
    async (_, at, code) => {
      expectTrue(await run(`example-${at}`, code), code)
    },
  )
})
