import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import { stateOf } from '#domain/orders/tracker.ts'
import { isFinal } from '#domain/payables/payroll-flow.ts'
import { isPayrollStatus } from '#domain/payables/payroll.ts'
import { id, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { lockOrder, writeStatus } from './write-status.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Email } from '../mail/mail.port.ts'
import type { ChangedInvoice } from '../tax-authority/record-changes.ts'

/** An order whose money has not left, with the key of one of its invoices. */
export interface OpenLine {
  readonly orderId: OrderId
  readonly status: string
  readonly type: string
  readonly key: string
}

/** The open orders of these invoices, locked in the order of their ids, before any lock on an invoice. */
export const lockOpenOrders = async (
  tx: Queries,
  businessId: BusinessId,
  keys: ReadonlyArray<string>,
): Promise<ReadonlyArray<OpenLine>> => {
  if (keys.length === 0) return []
  const found = await rows(
    tx,
    OpenLineRow,
    sql`select o.id as "orderId", o.status, o.type, i.key from orders o
      join order_invoice l on l.order_id = o.id and l.active join invoice i on i.id = l.invoice_id
      where o.business_id = ${businessId} and i.business_id = ${businessId} and i.key = any(${keys}::text[])
      order by o.id for update of o`,
  )
  return found.filter(({ status }) => BEFORE_TRANSFER.has(stateOf(status)))
}

const OpenLineRow = rowCodec('OpenLineRow', { orderId: id<'Order'>(), status: text, type: text, key: text })

const BEFORE_TRANSFER: ReadonlySet<string> = new Set(['IN_REVIEW', 'PENDING_DOCUMENTS', 'APPROVED'])

const OpenPayrollRow = rowCodec('OpenPayrollRow', { title: text, status: text, key: text })

/** The names of the lists of these received invoices that are not paid or rejected yet. */
export const openPayrolls = async (
  tx: Queries,
  businessId: BusinessId,
  keys: ReadonlyArray<string>,
): Promise<ReadonlyArray<typeof OpenPayrollRow._A>> => {
  if (keys.length === 0) return []
  const found = await rows(
    tx,
    OpenPayrollRow,
    sql`select p.name as title, p.status, i.key from payable i join payroll p on p.id = i.payroll_id
      where i.business_id = ${businessId} and i.key = any(${keys}::text[]) order by p.id`,
  )
  return found.filter(({ status }) => isPayrollStatus(status) && !isFinal(status))
}

/** The change voids the invoice, or leaves less of it than before. */
export const stops = (changes: ChangedInvoice): boolean =>
  changes.some(
    ({ after, before, field }) =>
      (field === 'STATE' && after !== '') ||
      (field === 'AMOUNT' && Number(after) < Number(before)) ||
      (field === 'PAYEE' && after !== ''),
  )

/** A document that neither its signature nor the archive proves frees the invoice, or raises what is owed. */
const freesUnproved = (changes: ChangedInvoice): boolean =>
  changes.some(
    ({ after, because, before, field }) =>
      (because === undefined || because.proof === 'NONE') &&
      ((field === 'STATE' && after === '' && before !== '') ||
        (field === 'AMOUNT' && Number(after) > Number(before)) ||
        (field === 'PAYEE' && after === '')),
  )

/** Approved orders of invoices that were freed without proof wait for a person again. */
export const reviewAgain = async (
  tx: Queries,
  clock: Clock,
  lines: ReadonlyArray<OpenLine>,
  changes: ReadonlyArray<ChangedInvoice>,
): Promise<ReadonlyArray<Email>> => {
  const freed = new Map(changes.filter(freesUnproved).map((change) => [change[0].key, change[0].folio]))
  const approved = lines.filter(({ key, status }) => freed.has(key) && stateOf(status) === 'APPROVED')
  const emails: Array<Email> = []
  for (const orderId of new Set(approved.map((line) => line.orderId))) {
    const order = await lockOrder(tx, orderId)
    const key = approved.find((line) => line.orderId === orderId)?.key ?? ''
    if (order === undefined) continue
    const reason = `Un documento cambió la factura ${freed.get(key) ?? ''}`
    emails.push(...(await writeStatus(tx, clock, order, 'IN_REVIEW', { actor: 'host', reason })))
  }
  return emails
}
