import type { MembershipId } from '#domain/business/own-company.ts'
import type { ScenarioId } from '#domain/financing/scenario.ts'
import { storeApproval } from '#test/host/approval/an-approval.ts'
import type { Id, InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { storeOwnItem } from '#test/host/cash/an-own-item.ts'
import { storeAccount } from '#test/host/banking/an-account.ts'
import { storeDocument } from '#test/host/documents/a-document.ts'
import { storeStakeholder } from '#test/host/legal/a-stakeholder.ts'
import { storeAttachment } from '#test/host/orders/an-attachment.ts'
import { storePayable } from '#test/host/payables/a-payable.ts'
import { anInvoice, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { storeSupplier } from '#test/host/suppliers/a-supplier.ts'
import type { Subject } from './each-call.ts'

/** A company with four invoices, one of them ordered. */
export const subjectOf = async (host: AHost, company: Company): Promise<Subject> => {
  const invoices = await store(
    host,
    company,
    [0, 1, 2, 3].map((at) => anInvoice(company.country, at)),
  )
  const order = await host.request(`POST /api/business/${company.businessId}/order?orderType=DIRECT_FINANCING`, {
    token: company.token,
    body: { orderInvoices: linesOf(invoices.slice(0, 1)), preselectedInvoicesIds: [] },
  })
  const { createdOrder } = order.body as { createdOrder: { id: number } }
  const stakeholderId = await storeStakeholder(host, company)
  await storeSurplus(host, company)
  await storePolicy(host, company)
  await storeOpening(host, company)
  const ownItemId = await storeOwnItem(host, company)
  await storeMark(host, company, invoices[1])
  return {
    company,
    invoices: invoices.slice(1),
    orderId: String(createdOrder.id) as OrderId,
    accountId: await storeAccount(host, company),
    documentId: await storeDocument(host, company),
    stakeholderId,
    orderDocumentId: await storeDocument(host, company, { type: 'order', id: String(createdOrder.id) }),
    stakeholderDocumentId: await storeDocument(host, company, { type: 'stakeholder', id: stakeholderId }),
    ...(await storeAttachment(host, company, createdOrder.id)),
    billId: await storeBill(host, createdOrder.id),
    ...(await storeSupplier(host, company)),
    ...(await storePayable(host, company)),
    scenarioId: await saveScenario(host, company, invoices.slice(1)),
    ownItemId,
    membershipId: await membershipOf(host, company),
    approvalId: await storeApproval(host, company),
    ...(await storeColleague(host, company)),
  }
}

/** Another member, and an invitation. */
const storeColleague = async (
  host: AHost,
  { businessId, userId }: Company,
): Promise<Pick<Subject, 'invitationId' | 'memberId'>> => {
  const [member] = await host.database.query<{ id: number }>(
    `with colleague as (insert into app_user (email, name, password_hash) values ($1, 'Eva Soto', 'x') returning id)
      insert into membership (user_id, business_id, role) select id, $2, 'READER' from colleague returning id`,
    [`colega${businessId}@empresa.cl`, businessId],
  )
  const [invitation] = await host.database.query<{ id: number }>(
    `insert into invitation (business_id, email, role, digest, invited_by, created_at, until)
      values ($1, 'invitada@empresa.cl', 'READER', $2, $3, now(), '2199-01-01') returning id`,
    [businessId, `digest ${businessId}`, userId],
  )
  return { memberId: String(member?.id) as Id<'Member'>, invitationId: String(invitation?.id) as Id<'Invitation'> }
}

const membershipOf = async (host: AHost, { userId }: Company): Promise<MembershipId> => {
  const [found] = await host.database.query<{ id: number }>('select id from membership where user_id = $1', [userId])
  return String(found?.id) as MembershipId
}

const saveScenario = async (
  host: AHost,
  { businessId, token }: Company,
  invoices: ReadonlyArray<InvoiceId>,
): Promise<ScenarioId> => {
  const saved = await host.request(`POST /api/business/${businessId}/scenario?orderType=DIRECT_FINANCING`, {
    token,
    body: { orderInvoices: linesOf(invoices) },
  })
  return String((saved.body as { id: number }).id) as ScenarioId
}

/** A surplus that can be requested. */
const storeSurplus = (host: AHost, { businessId }: Company): Promise<unknown> =>
  host.database.query(
    `insert into ledger_entry (business_id, type, debit, credit, amount, moved_on)
      values ($1, 'RELEASE', 'RETENTION', 'SURPLUS', 1000, '2026-11-20')`,
    [businessId],
  )

/** Balances of version 1, as most rows of the suite have it. */
const storeOpening = (host: AHost, { businessId }: Company): Promise<unknown> =>
  host.database.query(`insert into cash_opening (business_id, opened_on, accounts) values ($1, '2026-11-01', '[]')`, [
    businessId,
  ])

/** A policy of version 1, by which nothing is authorised by others. */
const storePolicy = (host: AHost, { businessId }: Company): Promise<unknown> =>
  host.database.query(`insert into approval_policy (business_id, bands, cooling_hours) values ($1, '{}', 0)`, [
    businessId,
  ])

/** A mark of version 1 on the invoice that calls name. */
const storeMark = (host: AHost, { businessId }: Company, invoiceId: InvoiceId | undefined): Promise<unknown> =>
  host.database.query(
    `insert into cash_expected (business_id, invoice_id, state, since) values ($1, $2, 'EXCLUDED', '2026-11-01')`,
    [businessId, invoiceId],
  )

const storeBill = async (host: AHost, orderId: number): Promise<string> => {
  const [bill] = await host.database.query<{ id: number }>(
    `insert into bill (order_id, type, amount, issued_on) values ($1, 'interest', 100, '2026-11-20') returning id`,
    [orderId],
  )
  return String(bill?.id)
}
