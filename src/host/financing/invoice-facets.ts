import { INVOICE_NOTICES } from '#domain/financing/invoice-notice.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { type InvoiceFacets, MAX_FACETS } from '#wire/financing.codec.ts'
import { integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import type { Business } from '../kernel/caller.ts'
import { availableFor } from './availability.ts'
import { noticeAt } from './invoice-filter.ts'

const PayerRow = rowCodec('PayerRow', { name: text, identifier: text, count: integer })
const ValueRow = rowCodec('ValueRow', { value: nullable(text), count: integer })

/** The values by which the available invoices can be filtered: those of most invoices first. */
export const facetsOfInvoices = async (
  queries: Queries,
  business: Business,
  type: FinancingType,
  today: CivilDate,
): Promise<InvoiceFacets> => {
  const available = availableFor(type, business.id)
  const [payers, methods, notices] = await Promise.all([
    rows(
      queries,
      PayerRow,
      sql`select (array_agg(i.payer_name order by i.issue_date desc, i.id desc))[1] as name, max(i.payer_identifier) as identifier, count(*) as count
        from invoice i where ${available} group by i.plain_identifier order by 3 desc, 1, 2 limit ${MAX_FACETS}`,
    ),
    rows(
      queries,
      ValueRow,
      sql`select i.method as value, count(*) as count from invoice i where ${available} group by 1 order by 2 desc, 1
        limit ${MAX_FACETS}`,
    ),
    rows(
      queries,
      ValueRow,
      sql`select found.notice as value, count(*) as count
        from (select ${noticeAt(business.id, today)} as notice from invoice i where ${available}) found group by 1`,
    ),
  ])
  return {
    payers: [...payers],
    methods: methods.flatMap(({ count, value }) => (value === undefined ? [] : [{ method: value, count }])),
    notices: INVOICE_NOTICES.flatMap((notice) => {
      const found = notices.find(({ value }) => value === notice)
      return found === undefined ? [] : [{ notice, count: found.count }]
    }),
  }
}
