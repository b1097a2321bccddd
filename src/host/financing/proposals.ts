import type { Calendar } from '#domain/calendar/calendar.ts'
import type { FinanceableInvoice, FinancingType } from '#domain/financing/invoice.ts'
import { expectedPaymentDate, type Proposal, proposeInvoices } from '#domain/financing/propose.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import { MAX_CANDIDATES } from '#wire/proposals.codec.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import { date, id, integer, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import type { Business } from '../kernel/caller.ts'
import { availableFor } from './availability.ts'
import { invoiceColumns, InvoiceRow, INVOICES, toInvoice } from './invoice-row.ts'

export interface Proposals {
  readonly proposals: ReadonlyArray<Proposal>
  /** Those that some proposal contains. */
  readonly invoices: ReadonlyArray<FinanceableInvoice>
}

const CandidateRow = rowCodec('CandidateRow', {
  id: id<'Invoice'>(),
  amount: integer,
  credit_notes: integer,
  due_date: date,
  payer_identifier: text,
})

/** The invoices of that type that reach `target` minor units, at the terms that the host offers. Of more than an order can have, those due last are no candidates. */
export const proposalsFor = async (
  queries: Queries,
  business: Business,
  type: FinancingType,
  target: number,
  today: CivilDate,
): Promise<Proposals> => {
  const { currency } = profileOf(business.country)
  const { monthlyRate: rate, operationCost, retention } = standardTerms(currency)
  const found = await rows(
    queries,
    CandidateRow,
    sql`select i.id, i.amount, i.credit_notes, i.due_date, i.payer_identifier from invoice i
      where ${availableFor(type, business.id)} order by i.due_date, i.id limit ${MAX_CANDIDATES}`,
  )
  const dateOf = paymentDates(await bankCalendarOf(queries, business.country), today)
  const candidates = found.map((row) => ({
    invoiceId: row.id,
    payer: row.payer_identifier,
    amount: money(currency, row.amount),
    creditNotes: money(currency, row.credit_notes),
    paymentDate: dateOf(row.due_date),
    rate,
    retention,
  }))
  const proposals = proposeInvoices({ target: money(currency, target), today, operationCost, candidates })
  const wanted = [...new Set(proposals.flatMap(({ invoiceIds }) => invoiceIds))]
  const chosen = await rows(
    queries,
    InvoiceRow,
    sql`select ${invoiceColumns(business.id)} from ${INVOICES} where i.business_id = ${business.id} and i.id = any(${wanted}::bigint[])
      order by i.due_date, i.id`,
  )
  return { proposals, invoices: chosen.map(toInvoice(currency, today)) }
}

/** Due dates repeat, and each is looked up in the calendar once. */
const paymentDates = (calendar: Calendar, today: CivilDate): ((dueDate: CivilDate) => CivilDate) => {
  const known = new Map<CivilDate, CivilDate>()
  return (dueDate) => {
    const found = known.get(dueDate) ?? expectedPaymentDate(dueDate, { today }, calendar)
    known.set(dueDate, found)
    return found
  }
}
