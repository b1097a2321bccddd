import * as TE from 'fp-ts/TaskEither'
import type { UserAccount, UserDetails } from '#application/profile/account.port.ts'
import type { Business } from '#domain/business/business.ts'
import { aBusiness } from '#test/support/samples/identity.ts'
import { type Faults, makeFaults } from './faults.ts'

export interface FakeAccount extends UserAccount {
  /** Faults of both requests, in the order of the requests: the user's first. */
  readonly faults: Faults
}

export const aPerson: UserDetails = { name: 'Ana Muñoz', email: 'ana@ejemplo.cl', phone: undefined }

export const makeFakeAccount = (): FakeAccount => {
  const faults = makeFaults()
  const business: Business = { ...aBusiness(), address: 'Camino Viejo 12, Valdivia', email: undefined }
  return {
    faults,
    person: () => faults.around(() => TE.of(aPerson)),
    business: () => faults.around(() => TE.of(business)),
  }
}
