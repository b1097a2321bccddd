import type { FinanceableInvoice, FinancingType } from '#domain/financing/invoice.ts'
import { answerNeed, type Need, type NeedAnswer, type Supply } from '#domain/financing/need.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import { MAX_CANDIDATES, type ProposalQuery } from '#wire/proposals.codec.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import { boolean, date, id, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import type { Business } from '../kernel/caller.ts'
import { availableFor } from './availability.ts'
import { invoiceColumns, InvoiceRow, INVOICES, toInvoice } from './invoice-row.ts'

export interface Proposals extends NeedAnswer {
  /** Those that some proposal contains. */
  readonly invoices: ReadonlyArray<FinanceableInvoice>
}

const CandidateRow = rowCodec('CandidateRow', {
  id: id<'Invoice'>(),
  amount: integer,
  credit_notes: integer,
  due_date: date,
  payer_identifier: text,
  method: nullable(text),
  extra: nullable(text),
  possible_duplicate: boolean,
  average_days_late: nullable(integer),
})

/** The invoices that can be financed under the type. Of more than an order can have, those due last are no candidates. */
export const candidatesFor = async (
  queries: Queries,
  { country, id: businessId }: Business,
  type: FinancingType,
): Promise<Supply['invoices']> => {
  const { currency } = profileOf(country)
  const found = await rows(
    queries,
    CandidateRow,
    sql`select i.id, i.amount, i.credit_notes, i.due_date, i.payer_identifier, i.method, i.extra, i.possible_duplicate,
        lateness.average_days_late
      from ${INVOICES} where ${availableFor(type, businessId)} order by i.due_date, i.id limit ${MAX_CANDIDATES}`,
  )
  return found.map((row) => ({
    id: row.id,
    payer: { identifier: row.payer_identifier },
    amount: money(currency, row.amount),
    creditNotes: money(currency, row.credit_notes),
    dueDate: row.due_date,
    method: row.method,
    extra: row.extra,
    isPossibleDuplicate: row.possible_duplicate,
    averageDaysLate: row.average_days_late,
  }))
}

/** The invoices that the query asks for, at the terms that the host offers. */
export const proposalsFor = async (
  queries: Queries,
  business: Business,
  query: ProposalQuery,
  today: CivilDate,
): Promise<Proposals> => {
  const { currency } = profileOf(business.country)
  const invoices = await candidatesFor(queries, business, query.orderType)
  const need: Need = {
    target: money(currency, query.amount),
    arrival: query.arrival,
    until: query.until,
    included: query.included ?? [],
    payerShare: query.payerShare ?? 100,
  }
  const supply = { today, terms: standardTerms(currency), invoices }
  const answer = answerNeed(need, supply, await bankCalendarOf(queries, business.country))
  const wanted = [...new Set(answer.proposals.flatMap(({ invoiceIds }) => invoiceIds))]
  const chosen = await rows(
    queries,
    InvoiceRow,
    sql`select ${invoiceColumns(business.id)} from ${INVOICES} where i.business_id = ${business.id} and i.id = any(${wanted}::bigint[])
      order by i.due_date, i.id`,
  )
  return { ...answer, invoices: chosen.map(toInvoice(currency, today)) }
}
