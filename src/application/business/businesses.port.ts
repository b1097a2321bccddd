import type { TaskEither } from 'fp-ts/TaskEither'
import type { KnownName } from '#domain/business/name-lookup.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { TaxId } from '#domain/tax-id/tax-id.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

export interface NewBusiness {
  readonly name: string
  readonly identifier: TaxId
  readonly country: Country
}

/** Businesses, for somebody who has none yet. */
export interface Businesses {
  /** What the company of `identifier` is called, and the source of that name; undefined when no source knows it. */
  readonly nameOf: (country: Country, identifier: string) => TaskEither<Failure, KnownName | undefined>
  /** Of whoever is signed in. Their session says so from its next renewal on. */
  readonly create: (business: NewBusiness) => TaskEither<Failure, void>
  /** Asks for the documents that the business of the session has to hand in. */
  readonly requestDocuments: () => TaskEither<Failure, void>
}
export const Businesses = token<Businesses>('Businesses')
