import * as E from 'fp-ts/Either'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import type { HandlerResult, Result } from '../http/call.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import type { Business } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { dataUrlOf } from '../kernel/data-url.ts'
import { WORKER_ERRORS } from '../workers/worker-errors.ts'
import type { WorkerFailure } from '../workers/worker-pool.ts'
import { billText } from './bill-pdf.ts'
import { type Bill, billsOf } from './bills.ts'
import { orderOf, pageOfOrderInvoices } from './order-views.ts'
import { simulationDocumentText } from './simulation-text.ts'
import { listPaymentDate } from './store.ts'
import type { OrderWorkers } from './tasks.ts'

/** The simulation of an order as a PDF in a data URL, written in a worker thread. */
export const downloadSimulation = async (
  { clock, workers }: { readonly clock: Clock; readonly workers: Pick<OrderWorkers, 'ask'> },
  queries: Queries,
  business: Business,
  orderId: OrderId,
): HandlerResult<PdfFile> => {
  const today = clock.today(business.country)
  const order = await orderOf(queries, business, orderId, today)
  if (order === undefined) return E.left(NOT_FOUND)
  const { rows: invoices } = await pageOfOrderInvoices(queries, business, orderId, ALL, today)
  const { country, identifier, name } = business
  const listPaidOn = await listPaymentDate(queries, business.id, orderId)
  const simulation = { country, company: { name, identifier }, order, invoices, createdOn: today, listPaidOn }
  const written = await workers.ask('simulationPdf', simulation, { owner: business.id, limitMs: WRITING_MS })
  return toFile(written, simulationDocumentText.fileName(orderId))
}

/** One bill of an order as a PDF in a data URL, written in a worker thread. */
export const downloadBill = async (
  { workers }: { readonly workers: Pick<OrderWorkers, 'ask'> },
  queries: Queries,
  { country, id, identifier, name }: Business,
  orderId: OrderId,
  billId: Bill['id'],
): HandlerResult<PdfFile> => {
  const bill = (await billsOf(queries, country, orderId)).find((one) => one.id === billId)
  if (bill === undefined) return E.left(NOT_FOUND)
  const { amount, issuedOn, type } = bill
  const document = { country, company: { name, identifier }, orderId, type, amount, issuedOn }
  const written = await workers.ask('billPdf', document, { owner: id, limitMs: WRITING_MS })
  return toFile(written, billText.fileName(type, orderId))
}

interface PdfFile {
  readonly name: string
  readonly file: string
}

const toFile = (written: E.Either<WorkerFailure, Uint8Array>, name: string): Result<PdfFile> =>
  E.isLeft(written) ? E.left(WORKER_ERRORS[written.left]) : E.right({ name, file: dataUrlOf('pdf', written.right) })

/** In the order of the request; an order has no more. */
const ALL = { page: 1, size: 10_000, filter: undefined, order: undefined }
const WRITING_MS = 20_000
