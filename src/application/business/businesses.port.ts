import type { TaskEither } from 'fp-ts/TaskEither'
import type { KnownName } from '#domain/business/known-name.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { TaxId } from '#domain/tax-id/tax-id.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

export interface NewBusiness {
  readonly name: string
  readonly identifier: TaxId
  readonly country: Country
}

/** Businesses that a user adds. */
export interface Businesses {
  /** The name of the company of `identifier` with its source; undefined when no source knows it. */
  readonly nameOf: (country: Country, identifier: string) => TaskEither<Failure, KnownName | undefined>
  /** For the signed-in user; the same again is the same business. The session of a user without one contains it from its next refresh on. */
  readonly create: (business: NewBusiness) => TaskEither<Failure, BusinessId>
  /** Requests the documents that the business of the session has to upload. */
  readonly requestDocuments: () => TaskEither<Failure, void>
}
export const Businesses = token<Businesses>('Businesses')
