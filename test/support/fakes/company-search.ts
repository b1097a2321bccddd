import * as TE from 'fp-ts/TaskEither'
import type { CompanySearch, Finding } from '#application/command-palette/company-search.port.ts'
import { type Faults, makeFaults } from './faults.ts'

export interface FakeCompanySearch extends CompanySearch {
  readonly faults: Faults
  readonly asked: ReadonlyArray<string>
}

export const aFinding = (over: Partial<Finding> = {}): Finding => ({
  kind: 'SUPPLIER',
  name: 'Quilén SpA',
  detail: '76.000.000-K',
  path: '/suppliers/31',
  ...over,
})

export const makeFakeCompanySearch = (all: ReadonlyArray<Finding> = [aFinding()]): FakeCompanySearch => {
  const faults = makeFaults()
  const asked: Array<string> = []
  return {
    faults,
    asked,
    find: (text) => {
      asked.push(text)
      return faults.around(() => TE.of(all.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))))
    },
  }
}
