import * as E from 'fp-ts/Either'
import { validateCollectionMark } from '#domain/cash/collection-mark.ts'
import type { CollectionMark } from '#domain/cash/receivable-cash.ts'
import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import type { TypeOf } from 'io-ts'
import { MARK_STATES } from '#wire/cash.codec.ts'
import { boolean, date, id, integer, nullable, oneOf, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, row, type Sql, sql } from '../database/sql.ts'
import { isOrdered, lockInvoices } from '../financing/index.ts'
import type { UseCase } from '../http/call.ts'
import { changedMeanwhile, hostError, invalid, NOT_FOUND } from '../http/host-error.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'

/** An invoice with what the company says of it; state `NONE` and version 0 where it has not said anything. */
export type InvoiceMark = TypeOf<typeof MarkRow>

/** Replaces the mark of an invoice. The invoice is locked, so that one that was collected is not requested at the same time. */
export const saveMark: UseCase<ChangeServices, 'cashExpectedSave'> = async (services, tx, call) => {
  const { body, business, version } = call
  const mark = toMark(body)
  if (mark === undefined && body.state !== 'NONE') return E.left(invalid(['date']))
  await lockInvoices(tx, business.id, [body.invoiceId])
  const current = await markOf(tx, business.id, body.invoiceId)
  if (current === undefined) return E.left(NOT_FOUND)
  const { isInOrder, ...stored } = current
  if (stored.version !== version) return E.left(changedMeanwhile(stored))
  const today = services.clock.today(business.country)
  const valid = mark && validateCollectionMark(mark, { today, isOrdered: isInOrder })
  if (valid && E.isLeft(valid))
    return E.left(valid.left._tag === 'CollectedInOrder' ? hostError('ERROR_INVOICE_IN_ORDER') : invalid(['date']))
  const saved = await row(
    tx,
    MarkRow,
    sql`insert into cash_expected (business_id, invoice_id, state, expected_on, since)
      values (${business.id}, ${body.invoiceId}, ${body.state}, ${mark?.state === 'DATED' ? mark.date : null}, ${today})
      on conflict (business_id, invoice_id) do update set state = excluded.state, expected_on = excluded.expected_on,
        since = excluded.since, version = cash_expected.version + 1
      returning invoice_id as "invoiceId", state, expected_on as date, version`,
  )
  const detail = {
    invoice: body.invoiceId,
    state: body.state,
    ...(current.date === undefined ? {} : { before: current.date }),
    ...(saved.date === undefined ? {} : { date: saved.date }),
  }
  await recordChange(services, tx, call, 'cash', 'invoice marked for cash', detail)
  call.afterCommit(() => services.live.publish({ type: 'invoices', businessId: business.id }))
  return E.right(saved)
}

/** The columns of the mark of the invoice `i`, which `MARKED` joins. */
export const MARK_COLUMNS = sql`coalesce(mark.state, 'NONE') as "markState", mark.expected_on as "markDate", coalesce(mark.version, 0) as "markVersion"`

/** Joins the mark to the invoice `i`. */
export const markedBy = (businessId: BusinessId): Sql =>
  sql`left join cash_expected mark on mark.business_id = ${businessId} and mark.invoice_id = i.id`

/** The mark as the domain has it; undefined for none, and for a day that is missing. */
export const toMark = ({ date: day, state }: Pick<InvoiceMark, 'date' | 'state'>): CollectionMark | undefined => {
  if (state === 'NONE') return undefined
  if (state !== 'DATED') return { state }
  return day && { state, date: day }
}

/** Undefined for an invoice that the business does not have. */
const markOf = (queries: Queries, businessId: BusinessId, invoiceId: InvoiceId) =>
  optionalRow(
    queries,
    StoredMarkRow,
    sql`select i.id as "invoiceId", coalesce(mark.state, 'NONE') as state, mark.expected_on as date,
        coalesce(mark.version, 0) as version, ${isOrdered(businessId)} as "isInOrder"
      from invoice i ${markedBy(businessId)} where i.business_id = ${businessId} and i.id = ${invoiceId}`,
  )

const columns = {
  invoiceId: id<'Invoice'>(),
  state: oneOf(MARK_STATES),
  date: nullable(date),
  version: integer,
}
const MarkRow = rowCodec('CashMarkRow', columns)
const StoredMarkRow = rowCodec('StoredCashMarkRow', { ...columns, isInOrder: boolean })

/** Codecs of the columns that `MARK_COLUMNS` selects. */
export const MARK_ROW = { markState: oneOf(MARK_STATES), markDate: nullable(date), markVersion: integer }
