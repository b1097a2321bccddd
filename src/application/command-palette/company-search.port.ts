import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

export type FindingKind = 'ORDER' | 'PAYROLL' | 'SUPPLIER' | 'PAYER' | 'ISSUED' | 'RECEIVED' | 'ACCOUNT'

/** Something that the company has: its number, folio or name, what tells it apart, and the address that shows it. */
export interface Finding {
  readonly kind: FindingKind
  readonly name: string
  readonly detail: string | undefined
  readonly path: string
}

/** Searches the data of the session's business. */
export interface CompanySearch {
  /** A few of each kind. */
  readonly find: (text: string) => TaskEither<Failure, ReadonlyArray<Finding>>
}
export const CompanySearch = token<CompanySearch>('CompanySearch')
