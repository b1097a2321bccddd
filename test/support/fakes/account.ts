import { endpoints } from '#wire/endpoints.ts'
import * as TE from 'fp-ts/TaskEither'
import type { Conflict } from '#application/shared/conflict.ts'
import type { UserAccount, UserDetails, UserDetailsChange } from '#application/profile/account.port.ts'
import type { Business } from '#domain/business/business.ts'
import { aBusiness } from '#test/support/samples/identity.ts'
import { makeFaults, rejected, rejectedBy, type Faults } from './faults.ts'

export interface FakeAccount extends UserAccount {
  /** Faults of both requests, in the order of the requests: the user's first. */
  readonly faults: Faults
  /** All changes that reached the host. */
  readonly changes: ReadonlyArray<UserDetailsChange>
  /** Another tab changes the user. */
  readonly changePersonElsewhere: (change: UserDetailsChange) => void
  /** Another tab changes the address. */
  readonly changeAddressElsewhere: (address: string) => void
}

export const aPerson: UserDetails = { name: 'Ana Muñoz', email: 'ana@ejemplo.cl', phone: undefined, version: 1 }

export const FAKE_PASSWORD = 'la clave de Ana'

export const makeFakeAccount = (): FakeAccount => {
  const faults = makeFaults()
  const changes: Array<UserDetailsChange> = []
  let person = aPerson
  let password: string = FAKE_PASSWORD
  let business: Business = { ...aBusiness(), address: 'Camino Viejo 12, Valdivia', email: undefined, version: 1 }
  const setAddress = (address: string) => (business = { ...business, address, version: business.version + 1 })
  const setPerson = (change: UserDetailsChange) => (person = { ...person, ...change, version: person.version + 1 })
  return {
    faults,
    changes,
    changePersonElsewhere: setPerson,
    changeAddressElsewhere: setAddress,
    person: () => faults.around(() => TE.of(person)),
    changePerson: (version, change) => {
      const conflict: Conflict<UserDetails> = { _tag: 'Conflict', current: person }
      if (version !== person.version) return TE.left(conflict)
      return faults.around(() => {
        changes.push(change)
        if (change.name?.trim() === '') return TE.left(rejected('ERROR_VALIDATION'))
        return TE.of(setPerson(change))
      })
    },
    changePassword: ({ current, password: next }) =>
      faults.around(() => {
        if (current !== password) return TE.left(rejectedBy(endpoints.passwordChange, 'ERROR_USER_WRONG_PASSWORD'))
        password = next
        return TE.of(undefined)
      }),
    business: () => faults.around(() => TE.of(business)),
    changeBusiness: (version, { address }) => {
      const conflict: Conflict<Business> = { _tag: 'Conflict', current: business }
      if (version !== business.version) return TE.left(conflict)
      return faults.around(() =>
        address.trim() === '' ? TE.left(rejected('ERROR_VALIDATION')) : TE.of(setAddress(address)),
      )
    },
  }
}
