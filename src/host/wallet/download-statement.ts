import * as E from 'fp-ts/Either'
import type { CalendarMonth } from '#domain/kernel/calendar-month.ts'
import type { Queries } from '../database/database.ts'
import type { HandlerResult } from '../http/call.ts'
import type { Business } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { dataUrlOf } from '../kernel/data-url.ts'
import { WORKER_ERRORS } from '../workers/worker-errors.ts'
import { statementDocumentText } from './statement-text.ts'
import { monthlyLedger } from './statement.ts'
import type { WalletWorkers } from './tasks.ts'

/** The statement of a month as a PDF in a data URL, written in a worker thread. */
export const downloadStatement = async (
  { clock, workers }: { readonly clock: Clock; readonly workers: WalletWorkers },
  queries: Queries,
  business: Business,
  month: CalendarMonth,
): HandlerResult<{ readonly name: string; readonly file: string }> => {
  const { country, id, identifier, name } = business
  const today = clock.today(country)
  const ledger = await monthlyLedger(queries, business, month, today)
  if (E.isLeft(ledger)) return ledger
  const document = { country, company: { name, identifier }, ledger: ledger.right, createdOn: today }
  const written = await workers.ask('statementPdf', document, { owner: id, limitMs: WRITING_MS })
  return E.isLeft(written)
    ? E.left(WORKER_ERRORS[written.left])
    : E.right({ name: statementDocumentText.fileName(month, country), file: dataUrlOf('pdf', written.right) })
}

const WRITING_MS = 20_000
