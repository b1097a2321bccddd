import * as TE from 'fp-ts/TaskEither'
import type { Companies } from '#application/shell/companies.port.ts'
import type { OwnCompany } from '#domain/business/own-company.ts'
import { type Faults, makeFaults } from './faults.ts'

export interface FakeCompanies extends Companies {
  readonly faults: Faults
  readonly asks: () => number
}

export const makeFakeCompanies = (companies: ReadonlyArray<OwnCompany>): FakeCompanies => {
  const faults = makeFaults()
  let asks = 0
  return {
    faults,
    asks: () => asks,
    list: () => {
      asks += 1
      return faults.around(() => TE.of(companies))
    },
  }
}
