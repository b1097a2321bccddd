import type { TaskEither } from 'fp-ts/TaskEither'
import type { CounterpartBlock } from '#domain/cash/counterpart-statement.ts'
import type { StatementRange } from '#domain/cash/statement-range.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import type { DownloadedFile } from '../documents/documents.port.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** A payer by its tax id, or a supplier. */
export type CounterpartKey =
  | { readonly _tag: 'Payer'; readonly identifier: string }
  | { readonly _tag: 'Supplier'; readonly id: SupplierId }

/** Who it is, what is open today, and the statement of some days. Sums are one for each currency. */
export interface CounterpartStatement extends StatementRange {
  readonly name: string
  readonly identifier: string
  readonly blocks: ReadonlyArray<CounterpartBlock>
  readonly open: ReadonlyArray<Money>
  readonly overdue: ReadonlyArray<Money>
  /** Undefined where fewer than three paid invoices tell it. */
  readonly averageDaysLate: number | undefined
  /** A payer has them: the sum that it has to pay of financed invoices, and the retentions that return to the company. */
  readonly financed: Money | undefined
  readonly retained: Money | undefined
}

/** The statements of payers and suppliers. */
export interface Counterparts {
  readonly statement: (of: CounterpartKey, range: StatementRange) => TaskEither<Failure, CounterpartStatement>
  /** The statement as a PDF. */
  readonly download: (of: CounterpartKey, range: StatementRange) => TaskEither<Failure, DownloadedFile>
}
export const Counterparts = token<Counterparts>('Counterparts')
