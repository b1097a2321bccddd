import { storeAccount } from '#test/host/banking/an-account.ts'
import { storeDocument } from '#test/host/documents/a-document.ts'
import { storeAttachment } from '#test/host/orders/an-attachment.ts'
import { storePayable } from '#test/host/payables/a-payable.ts'
import { anInvoice, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { storeSupplier } from '#test/host/suppliers/a-supplier.ts'

/** Gives the company an order and at least one row of each table that belongs to companies. */
export const storeRowsOfEveryTable = async (host: AHost, company: Company): Promise<void> => {
  const invoices = await store(
    host,
    company,
    [0, 1, 2].map((at) => anInvoice(company.country, at)),
  )
  const order = await host.request(`POST /api/business/${company.businessId}/order?orderType=DIRECT_FINANCING`, {
    token: company.token,
    headers: { 'idempotency-key': 'an-order' },
    body: { orderInvoices: linesOf(invoices.slice(0, 1)), preselectedInvoicesIds: [] },
  })
  const { createdOrder } = order.body as { createdOrder: { id: number } }
  await storeAccount(host, company)
  await storeSupplier(host, company)
  await storePayable(host, company)
  await storeDocument(host, company)
  await storeAttachment(host, company, createdOrder.id)
  for (const statement of ROWS) await host.database.query(`with ${OWNER} ${statement}`, [company.businessId])
}

/** The company with the id of its user. */
const OWNER = `of as (select business_id as id, min(user_id) as user_id from membership where business_id = $1 group by business_id)`

/** Rows that no call of the above leaves. */
const ROWS: ReadonlyArray<string> = [
  `insert into approval (business_id, act, state, requested_by, requested_at, needed, call, content, content_hash, expires_at)
    select id, 'OWN_ACCOUNT', 'PENDING', user_id, now(), 1, '{}', '{}', 'x', now() from of`,
  `insert into approval_decision (approval_id, business_id, user_id, at)
    select min(a.id), of.id, min(of.user_id), now() from of join approval a on a.business_id = of.id group by of.id`,
  `insert into approval_policy (business_id, bands) select id, '{}' from of`,
  `insert into approval_target (business_id, target, approval_id)
    select of.id, 'account 1', min(a.id) from of join approval a on a.business_id = of.id group by of.id`,
  `insert into assignee_confirmation (business_id, key, assignee, assignor, assigned_on, channel, person, user_id, confirmed_on)
    select id, 'x', '1-9', '2-7', now(), 'PHONE', 'Ana', user_id, now() from of`,
  `insert into bill (order_id, type, amount, issued_on) select o.id, 'interest', 1, now() from of join orders o on o.business_id = of.id`,
  `insert into business_document (business_id) select id from of`,
  `insert into cash_expected (business_id, invoice_id, state, since)
    select of.id, min(i.id), 'EXCLUDED', '2026-01-01' from of join invoice i on i.business_id = of.id group by of.id`,
  `insert into cash_fixed (business_id, name, direction, currency, amount, cadence, starts_on)
    select id, 'Arriendo', 'OUT', 'CLP', 1, 'MONTHLY', '2026-01-01' from of`,
  `insert into cash_opening (business_id, opened_on, accounts) select id, '2026-01-01', '[]' from of`,
  `insert into credit_line (business_id, credit, opening_balance, updated_at) select id, 100, 100, now() from of`,
  `insert into debt (business_id, kind, total, consulted_on) select id, 'treasury', 1, now() from of`,
  `insert into debt_authorisation (business_id, name, authorised_at) select id, 'Ana', now() from of`,
  `insert into distinct_payables (one_id, other_id)
    select min(p.id), max(p.id) from of join payable p on p.business_id = of.id`,
  `insert into former_member (business_id, user_id, role, until) select id, user_id, 'READER', now() from of`,
  `insert into imported_file (business_id, name, sha256, size, packed) select id, 'a.xml', 'x', 1, 'x' from of`,
  `insert into imported_file_cold (id, business_id, name, sha256, size, packed, received_at)
    select -id, id, 'b.xml', 'x', 1, 'x', now() from of`,
  `insert into imported_file_piece (file_id, number, bytes)
    select f.id, 1, 'x' from of join imported_file f on f.business_id = of.id`,
  `insert into invitation (business_id, email, role, digest, invited_by, created_at, until)
    select id, 'eva@empresa.cl', 'READER', 'x' || id, user_id, now(), now() from of`,
  `insert into invoice_change (business_id, key, direction, field, before, after) select id, 'x', 'ISSUED', 'AMOUNT', '2', '1' from of`,
  `insert into settled_doubt (business_id, key, cause, reason, settled_by) select id, 'x', 'y', 'Revisado', 'Paula Rojas' from of`,
  `insert into invoice_view (business_id, user_id, name_key, name, query) select id, user_id, 'una', 'Una', '{}' from of`,
  `insert into ledger_entry (business_id, type, debit, credit, amount, moved_on)
    select id, 'RELEASE', 'RETENTION', 'SURPLUS', 1, now() from of`,
  `insert into ledger_transfer (entry_id, business_id, account_id, version, bank_id, last_digits)
    select max(e.id), of.id, 1, 1, 'x', '1234' from of join ledger_entry e on e.business_id = of.id group by of.id`,
  `insert into renegotiation (order_invoice_id, agreed_on, business_id, payment_date, rate)
    select max(l.id), now(), of.id, now(), 1 from of join order_invoice l on l.business_id = of.id group by of.id`,
  `insert into order_document (order_id) select o.id from of join orders o on o.business_id = of.id`,
  `insert into payables_setup (business_id, start_date, created_at) select id, now(), now() from of`,
  `insert into payee_confirmation (account_id, version, user_id, confirmed_on)
    select a.id, 1, of.user_id, now() from of join bank_account a on a.business_id = of.id where a.supplier_id is not null`,
  `insert into payroll_payee (business_id, payroll_id, supplier_id, account_id, digest)
    select distinct of.id, i.payroll_id, i.payee_id, 1, 'x' from of join payable i on i.business_id = of.id where i.payroll_id is not null`,
  `insert into payer_lateness (business_id, payer_identifier, average_days_late, paid_invoices)
    select id, '1-9', 1, 1 from of`,
  `insert into report_ticket (digest, business_id, session_id, until)
    select 'x' || of.id, of.id, min(s.id), now() from of join session s on s.user_id = of.user_id group by of.id`,
  `insert into scenario (business_id, user_id, letter, lines, figures) select id, user_id, 'A', '[]', '{}' from of`,
  `insert into stakeholder (business_id, identifier, curp, name, father_last_name, mother_last_name, birthday, gender, citizenship,
      civil_status, profession, phone, email, address, street, outside_number, inside_number, postal_code, region, commune, state,
      municipality, colony, city, created_at, updated_at)
    select id, '1-9', '', 'Ana', 'Rojas', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', now(), now() from of`,
  `insert into tax_certificate (business_id, fingerprint, subject, valid_until, sealed, updated_at)
    select id, 'x', 'Ana', now(), 'x', now() from of`,
  `insert into tax_credential (business_id, identifier, sealed_password) select id, '1-9', 'x' from of`,
  `insert into tax_document (business_id, country, kind, key, sha256, payload, in_archive)
    select id, 'CL', 'ISSUED', 'x', 'x', '{}', false from of`,
  `insert into tax_document_copy (business_id, country, kind, key, content, sha256, payload, in_archive)
    select id, 'CL', 'ISSUED', 'x', 'y', 'y', '{}', false from of`,
  `insert into tax_job (business_id, state) select id, 'SUCCESS' from of`,
  `insert into voucher (payable_id, business_id) select min(p.id), of.id from of join payable p on p.business_id = of.id group by of.id`,
  `insert into wallet_request (business_id, activity, amount, requested_at) select id, 'SURPLUS', 1, now() from of`,
]
