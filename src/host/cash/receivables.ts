import type { TypeOf } from 'io-ts'
import type { CashGroup } from '#domain/cash/cash-item.ts'
import { receivableItem } from '#domain/cash/receivable-cash.ts'
import { NOT_FINANCEABLE, type NotFinanceable } from '#domain/financing/financeability.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { type Currency, type Money, money } from '#domain/kernel/money.ts'
import type { CashContext } from '#domain/cash/order-cash.ts'
import { currencyCode, date, id, integer, nullable, rowCodec, text, texts } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, type Sql, sql } from '../database/sql.ts'
import { sumOf } from '../database/sums.ts'
import { DOCUMENT_AMOUNT, documentAmountIn, documentAmountOf, isOrdered } from '../financing/index.ts'
import type { Business } from '../kernel/caller.ts'
import { type CashEntry, entryOf } from './entry.ts'
import { MARK_COLUMNS, MARK_ROW, markedBy, toMark } from './marks.ts'

/** The issued invoices that are owed, in no active order, of one payer or of all. */
export const receivablesOf = async (
  queries: Queries,
  { id: businessId }: Business,
  context: CashContext,
  payer?: string,
): Promise<ReadonlyArray<CashEntry>> => {
  const found = await rows(
    queries,
    ReceivableRow,
    sql`${owedInvoices(businessId)} ${payer === undefined ? sql`` : sql`and i.payer_identifier = ${payer}`}`,
  )
  return found.flatMap((row) => receivableOf(row, context))
}

/**
 * The same invoices, those added up that have one due date and every other fact that decides their day: what a company marked, why an
 * invoice is not financeable, and how late its payer is.
 */
export const receivableGroupsOf = async (
  queries: Queries,
  { id: businessId }: Business,
  context: CashContext,
): Promise<ReadonlyArray<CashGroup>> => {
  const { currency: local } = profileOf(context.country)
  const found = await rows(
    queries,
    ReceivableGroupRow,
    sql`select "dueDate", reasons, extra, "averageDaysLate", "markState", "markDate", currency, min(id) as id,
        ${sumOf(sql`minor`)} as minor, count(*) as count
      from (select id, "dueDate", reasons, extra, "averageDaysLate", "markState", "markDate",
          case when owed = amount then document_currency end as currency,
          case when owed = amount then coalesce(document_amount, owed) else owed end as minor
        from (${owedInvoices(businessId)}) as whole) as owed where minor > 0
      group by "dueDate", reasons, extra, "averageDaysLate", "markState", "markDate", currency`,
  )
  return found.flatMap(({ count, currency, extra, id: invoiceId, markDate, markState, minor, ...facts }) => {
    if (!facts.reasons.every(isReason)) return []
    const item = receivableItem(
      {
        ...facts,
        id: invoiceId,
        outstanding: money<Currency>(currency ?? local, minor),
        reasons: facts.reasons,
        isPaidAtOnce: extra === PAID_AT_ONCE,
        mark: toMark({ state: markState, date: markDate }),
      },
      context.today,
      context.calendar,
    )
    if (item === undefined) return []
    const { amount, direction, expected, kind, reason } = item
    return [{ amount, direction, expected, kind, reason, count }]
  })
}

/** The issued invoices that are owed, in no active order, with all that decides their items. */
const owedInvoices = (businessId: BusinessId): Sql =>
  sql`select i.id, i.folio, i.payer_name as name, i.payer_identifier as payer, i.due_date as "dueDate", i.reasons, i.extra, i.amount,
      i.amount - i.credit_notes - i.paid as owed, lateness.average_days_late as "averageDaysLate", ${MARK_COLUMNS},
      ${documentAmountOf(businessId, sql`i`)}
    from invoice i ${markedBy(businessId)} left join payer_lateness lateness
      on lateness.business_id = i.business_id and lateness.payer_identifier = i.payer_identifier
    where i.business_id = ${businessId} and i.amount > i.credit_notes + i.paid and not ${isOrdered(businessId)}`

const receivableOf = (row: TypeOf<typeof ReceivableRow>, context: CashContext): ReadonlyArray<CashEntry> => {
  const { averageDaysLate, dueDate, extra, folio, name, payer, reasons } = row
  if (!reasons.every(isReason)) return []
  const mark = { invoiceId: row.id, state: row.markState, date: row.markDate, version: row.markVersion }
  const item = receivableItem(
    {
      id: row.id,
      outstanding: outstandingOf(row, profileOf(context.country).currency),
      dueDate,
      averageDaysLate,
      reasons,
      isPaidAtOnce: extra === PAID_AT_ONCE,
      mark: toMark(mark),
    },
    context.today,
    context.calendar,
  )
  return item === undefined ? [] : [entryOf(item, { folio, name, payer, dueDate, averageDaysLate, mark })]
}

type Owed = Pick<TypeOf<typeof ReceivableRow>, 'amount' | 'owed' | keyof typeof DOCUMENT_AMOUNT>

/** The rest of an invoice in another currency is known in that currency while nothing lowered it, and at its rate afterwards. */
export const outstandingOf = (row: Owed, currency: Currency): Money => {
  const stated = documentAmountIn(row)
  return stated !== undefined && row.owed === row.amount ? stated : money<Currency>(currency, row.owed)
}

/** Mexico: `MetodoPago` of an invoice that is paid in one payment. */
const PAID_AT_ONCE = 'PUE'

const isReason = (reason: string): reason is NotFinanceable => NOT_FINANCEABLE.some((one) => one === reason)

const ReceivableGroupRow = rowCodec('ReceivableGroupRow', {
  id: id<'Invoice'>(),
  dueDate: date,
  reasons: texts,
  extra: nullable(text),
  averageDaysLate: nullable(integer),
  markState: MARK_ROW.markState,
  markDate: MARK_ROW.markDate,
  currency: nullable(currencyCode),
  minor: integer,
  count: integer,
})
const ReceivableRow = rowCodec('ReceivableRow', {
  id: id<'Invoice'>(),
  folio: text,
  name: text,
  payer: text,
  dueDate: date,
  reasons: texts,
  extra: nullable(text),
  amount: integer,
  owed: integer,
  averageDaysLate: nullable(integer),
  ...MARK_ROW,
  ...DOCUMENT_AMOUNT,
})
