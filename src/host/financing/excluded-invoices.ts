import * as t from 'io-ts'
import { exclusionsOf, type ExcludedInvoice } from '#domain/financing/exclusion.ts'
import { NOT_FINANCEABLE } from '#domain/financing/financeability.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import type { ExcludedInvoiceQuery } from '#wire/excluded-invoices.codec.ts'
import { boolean, date, id, integer, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { matchingText } from '../database/matching-text.ts'
import { rows, sql, value } from '../database/sql.ts'
import type { Business } from '../kernel/caller.ts'
import { STATED_TOTAL, unvaluedOf } from '../tax-authority/store/index.ts'
import { excludedFor, hasAgreement, isCollected, orderOfInvoice } from './availability.ts'
import { isAwaitingApproval } from './claimed-invoices.ts'
import { orderOf } from './invoice-list.ts'

export interface ExcludedInvoicePage {
  readonly rows: ReadonlyArray<ExcludedInvoice>
  readonly totalRows: number
}

/** The issued invoices that are not available under a type, each with every reason. */
export const pageOfExcluded = async (
  queries: Queries,
  { country, id: businessId }: Business,
  request: ExcludedInvoiceQuery,
): Promise<ExcludedInvoicePage> => {
  const { filter, orderType, page, size } = request
  const matching = sql`${excludedFor(orderType, businessId)} ${matchingText(country, filter)}`
  const { currency } = profileOf(country)
  const [found, totalRows] = await Promise.all([
    rows(
      queries,
      ExcludedRow,
      sql`select i.id, i.folio, i.payer_name, i.payer_identifier, i.issue_date, i.due_date, i.amount, i.stated_total, i.stated_currency, i.reasons,
          ${orderOfInvoice(businessId)} as order_id, ${isCollected(businessId)} as is_collected,
          ${isAwaitingApproval(businessId)} as is_awaiting, ${hasAgreement(businessId)} as has_agreement
        from invoice i where ${matching} order by ${orderOf(request)} limit ${size} offset ${(page - 1) * size}`,
    ),
    value(queries, integer, sql`select count(*) from invoice i where ${matching}`),
  ])
  const listed = found.map((row) => ({
    id: row.id,
    folio: row.folio,
    payer: { name: row.payer_name, identifier: row.payer_identifier },
    issueDate: row.issue_date,
    dueDate: row.due_date,
    amount: money(currency, row.amount),
    unvalued: unvaluedOf(row),
    reasons: exclusionsOf(orderType, {
      reasons: row.reasons,
      isCollected: row.is_collected,
      isOrdered: row.order_id !== undefined,
      isAwaitingApproval: row.is_awaiting,
      hasAgreement: row.has_agreement,
    }),
    orderId: row.order_id,
  }))
  return { rows: listed, totalRows }
}

const ExcludedRow = rowCodec('ExcludedRow', {
  id: id<'Invoice'>(),
  folio: text,
  payer_name: text,
  payer_identifier: text,
  issue_date: date,
  due_date: date,
  amount: integer,
  ...STATED_TOTAL,
  reasons: t.readonlyArray(oneOf(NOT_FINANCEABLE)),
  order_id: nullable(id<'Order'>()),
  is_collected: boolean,
  is_awaiting: boolean,
  has_agreement: boolean,
})
