import type { TaskEither } from 'fp-ts/TaskEither'
import type { CounterpartStatement } from '#domain/cash/counterpart-statement.ts'
import type { StatementRange } from '#domain/cash/statement-range.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import type { DownloadedFile } from '../documents/documents.port.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** A payer by its tax id, or a supplier. */
export type CounterpartKey =
  | { readonly _tag: 'Payer'; readonly identifier: string }
  | { readonly _tag: 'Supplier'; readonly id: SupplierId }

/** The statements of payers and suppliers. */
export interface Counterparts {
  readonly statement: (of: CounterpartKey, range: StatementRange) => TaskEither<Failure, CounterpartStatement>
  /** The statement as a PDF. */
  readonly download: (of: CounterpartKey, range: StatementRange) => TaskEither<Failure, DownloadedFile>
}
export const Counterparts = token<Counterparts>('Counterparts')
