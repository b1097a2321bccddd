import type { TaskEither } from 'fp-ts/TaskEither'
import type { CalendarMonth } from '#domain/kernel/calendar-month.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Balances, StatementEntry } from '#domain/wallet/statement.ts'
import type { DownloadedFile } from '../documents/documents.port.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** An entry of the ledger with what it belongs to. */
export interface BookedEntry extends StatementEntry {
  readonly id: string
  /** The day that decides its month. */
  readonly on: CivilDate
  readonly orderId: OrderId | undefined
  readonly folio: string | undefined
}

/** The ledger of a month. */
export interface MonthlyLedger {
  readonly month: CalendarMonth
  /** The month is open: entries may still come. */
  readonly isProvisional: boolean
  /** The balances before the month. */
  readonly opening: Balances
  /** In the order of their days. */
  readonly entries: ReadonlyArray<BookedEntry>
}

/** The monthly statements of the business. */
export interface Statements {
  readonly of: (month: CalendarMonth) => TaskEither<Failure, MonthlyLedger>
  /** The statement as a PDF. */
  readonly download: (month: CalendarMonth) => TaskEither<Failure, DownloadedFile>
}
export const Statements = token<Statements>('Statements')
