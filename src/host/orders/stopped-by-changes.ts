import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import { stateOf } from '#domain/orders/tracker.ts'
import { isFinal } from '#domain/payables/payroll-flow.ts'
import { isPayrollStatus } from '#domain/payables/payroll.ts'
import { id, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, rows, sql } from '../database/sql.ts'
import type { Email } from '../mail/mail.port.ts'
import type { ChangedInvoice } from '../tax-authority/index.ts'
import type { StatusServices } from './order-events.ts'
import { applyStatus, lockOrder, writeStatus } from './write-status.ts'

/** An order whose money has not left, with the key of one of its invoices. */
export interface OpenLine {
  readonly orderId: OrderId
  readonly status: string
  readonly type: string
  readonly key: string
}

/** The open orders of these issued and received invoices, locked in the order of their ids, before any lock on an invoice. */
export const lockOpenOrders = async (
  tx: Queries,
  businessId: BusinessId,
  keys: ReadonlyArray<string>,
): Promise<ReadonlyArray<OpenLine>> => {
  if (keys.length === 0) return []
  const found = await rows(
    tx,
    OpenLineRow,
    sql`select o.id as "orderId", o.status, o.type, line.key from (
        select l.order_id, i.key from invoice i join order_invoice l on l.invoice_id = i.id and l.active
          where i.business_id = ${businessId} and i.key = any(${keys}::text[])
        union all
        select l.order_id, p.key from payable p join order_invoice l on l.payable_id = p.id and l.active
          where p.business_id = ${businessId} and p.key = any(${keys}::text[])
      ) as line join orders o on o.id = line.order_id order by o.id for update of o`,
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

/**
 * Open orders of invoices that were freed without proof wait for a person, those that were past the review again. The company is told
 * where the status changes.
 */
export const reviewAgain = async (
  tx: Queries,
  services: StatusServices,
  lines: ReadonlyArray<OpenLine>,
  changes: ReadonlyArray<ChangedInvoice>,
): Promise<ReadonlyArray<Email>> => {
  const freed = new Map(changes.filter(freesUnproved).map((change) => [change[0].key, change[0].folio]))
  const emails: Array<Email> = []
  for (const orderId of new Set(lines.filter(({ key }) => freed.has(key)).map((line) => line.orderId))) {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) continue
    await execute(tx, sql`update orders set needs_review = true where id = ${orderId}`)
    const folios = lines.flatMap((line) => (line.orderId === orderId ? (freed.get(line.key) ?? []) : []))
    const cause = { actor: 'host', reason: reasonOf(folios) } as const
    if (stateOf(order.status) === 'IN_REVIEW') await applyStatus(tx, services, order, 'IN_REVIEW', cause)
    else emails.push(...(await writeStatus(tx, services, order, 'IN_REVIEW', cause)))
  }
  return emails
}

const reasonOf = (folios: ReadonlyArray<string>): string =>
  `Un documento sin comprobar cambió ${folios.length === 1 ? 'la factura' : 'las facturas'} ${folios.join(', ')}`.slice(
    0,
    MAX_LENGTH,
  )

/** The contract's limit for the reason of a status. */
const MAX_LENGTH = 300
