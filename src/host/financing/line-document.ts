import { sql } from '../database/sql.ts'

/**
 * Joins the document `i` of each line `l` of an order: an issued invoice with its payer, or a received one of a financed payroll
 * with its payee.
 */
export const LINE_DOCUMENT = sql`left join invoice issued on issued.id = l.invoice_id
  left join payable received on received.id = l.payable_id left join supplier payee on payee.id = received.payee_id
  cross join lateral (select coalesce(issued.folio, received.folio) as folio,
    coalesce(issued.payer_name, payee.name) as payer_name,
    coalesce(issued.payer_identifier, payee.identifier) as payer_identifier,
    coalesce(issued.issue_date, received.issue_date) as issue_date, l.amount as amount, issued.credit_notes as credit_notes, issued.paid as paid,
    coalesce(issued.search, received.search) as search,
    coalesce(issued.plain_identifier, received.plain_identifier) as plain_identifier,
    coalesce(issued.folio_order, received.folio_order) collate "C" as folio_order,
    coalesce(issued.payer_order, payee.sort_key) collate "C" as payer_order) as i`
