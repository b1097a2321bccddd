import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney, formatPercent } from '#domain/kernel/format.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { isConfirming } from '#domain/orders/order.ts'
import { isTransferred, stateOf } from '#domain/orders/tracker.ts'
import type { Renegotiation } from '#domain/wallet/retention.ts'
import { transferMovements } from '#domain/wallet/order-movements.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { depositAccounts } from '../banking/index.ts'
import { country, id, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { execute, optionalRow, optionalValue, sql } from '../database/sql.ts'
import { documentRecords } from '../documents/index.ts'
import { payerLateness } from '../financing/index.ts'
import type { Email } from '../mail/mail.port.ts'
import { notify } from '../notifications/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { postMovements } from '../wallet/index.ts'
import { issueBills } from './bills.ts'
import { freezeAccount } from './frozen-accounts.ts'
import type { LockedOrder } from './locked-order.ts'
import type { StatusServices } from './order-events.ts'
import { repayRest } from './repayment.ts'
import { linesText, type StoppedLine } from './stopped-lines.ts'
import { recordStatus } from './store.ts'

/**
 * No other change of the order happens until the transaction ends, and none of what documents and accounts say of it: its business is
 * locked first, as wherever both are.
 */
export const lockOrder = async (tx: Queries, orderId: OrderId): Promise<LockedOrder | undefined> => {
  const businessId = await optionalValue(
    tx,
    id<'Business'>(),
    sql`select business_id from orders where id = ${orderId}`,
  )
  if (businessId === undefined) return undefined
  await lockBusiness(tx, businessId)
  const row = await optionalRow(
    tx,
    OrderRow,
    sql`select o.business_id as "businessId", b.country, o.type, o.status, o.payroll_id as "payrollId", o.transfer, o.retention, o.interest,
        o.operation_cost as "operationCost", o.order_discounts as "orderDiscounts", o.invoice_discounts as "invoiceDiscounts",
        ${depositAccounts.DEPOSIT_COLUMNS}
      from orders o join business b on b.id = o.business_id where o.id = ${orderId} for update of o`,
  )
  if (row === undefined) return undefined
  const amount = (minor: number) => money(profileOf(row.country).currency, minor)
  return {
    id: orderId,
    businessId: row.businessId,
    country: row.country,
    type: row.type,
    status: row.status,
    payrollId: row.payrollId,
    frozen: depositAccounts.frozenIn(row),
    figures: {
      transfer: amount(row.transfer),
      retention: amount(row.retention),
      interest: amount(row.interest),
      operationCost: amount(row.operationCost),
      orderDiscounts: amount(row.orderDiscounts),
      invoiceDiscounts: amount(row.invoiceDiscounts),
    },
  }
}

/** Who changed the status, and why where the business reads it. */
export interface StatusCause {
  readonly actor: 'operator' | 'host'
  readonly reason?: string | undefined
  /** The terms that were agreed for its unpaid invoices. */
  readonly agreement?: Renegotiation | undefined
  /** Why an operator went on although lines were stopped, and which ones. */
  readonly override?: { readonly reason: string; readonly lines: ReadonlyArray<StoppedLine> } | undefined
}

/** Writes the new status with all that follows from it, and notifies the business. */
export const writeStatus = async (
  tx: Queries,
  services: StatusServices,
  order: LockedOrder,
  status: OrderStatus,
  cause: StatusCause,
): Promise<ReadonlyArray<Email>> => {
  await applyStatus(tx, services, order, status, cause)
  const { businessId, id: orderId } = order
  const account = await accountNamed(tx, order, status)
  const news = {
    kind: 'OrderStatusChanged',
    orderId,
    status,
    ...account,
    ...wordsOf(order, status, cause.reason),
    ...agreementWords(order, cause),
  } as const
  return notify(tx, services.clock, { businessId }, news)
}

/**
 * Writes the new status with its history, its audit entry and all that follows from it: a rejected order releases its invoices
 * for another order, a transferred one gets its bills and movements, a paid one has no invoice left to pay.
 * Then the listeners of other contexts are called.
 */
export const applyStatus = async (
  tx: Queries,
  { clock, orderEvents }: StatusServices,
  order: LockedOrder,
  status: OrderStatus,
  { actor, agreement, override, reason }: StatusCause,
): Promise<void> => {
  const { businessId, country: of, id: orderId } = order
  await execute(
    tx,
    sql`update orders set status = ${status}, updated_at = ${new Date(clock.now())} where id = ${orderId}`,
  )
  const today = clock.today(of)
  await recordStatus(tx, orderId, { status, on: today, at: clock.now(), reason })
  await followStatus(tx, clock, order, status)
  for (const listener of orderEvents.statusChanged) await listener(tx, clock, { order, status, reason })
  await appendAuditEntry(tx, clock, {
    actor,
    businessId,
    action: 'order advanced',
    detail: {
      orderId,
      status,
      ...(reason === undefined ? {} : { reason }),
      ...(agreement === undefined ? {} : { paymentDate: agreement.paymentDate, rate: agreement.rate }),
      ...(override === undefined ? {} : { anyway: override.reason, invoices: linesText(override.lines) }),
    },
  })
}

const followStatus = async (tx: Queries, clock: Clock, order: LockedOrder, status: OrderStatus): Promise<void> => {
  const { businessId, country: of, figures, id: orderId } = order
  const today = clock.today(of)
  const wasSent = isTransferred(status)
  const account = wasSent || stateOf(status) === 'APPROVED' ? await freezeDeposit(tx, order) : order.frozen
  if (wasSent) {
    await issueBills(tx, orderId, today)
    const target = { businessId, country: of, orderId }
    await postMovements(tx, target, transferMovements(figures, today), { today, account })
  }
  if (stateOf(status) === 'PAID') {
    await repayRest(tx, clock, { ...order, frozen: account })
    await payerLateness.updateLatenessByOrders(tx, order)
  }
  const isActive = status !== 'REJECTED'
  await execute(
    tx,
    sql`update order_invoice set active = ${isActive} where order_id = ${orderId} and active <> ${isActive}`,
  )
  if (status === 'PENDING_DOCUMENTS' || stateOf(status) === 'APPROVED')
    await documentRecords.createDocumentSet(tx, { id: businessId, country: of }, { type: 'order', id: orderId })
}

/** The account of the order, which is frozen once. An order that pays suppliers has no account of the company. */
const freezeDeposit = async (
  tx: Queries,
  { businessId, country: of, frozen, id: orderId, type }: LockedOrder,
): Promise<depositAccounts.VersionedAccount | undefined> => {
  if (frozen !== undefined || isConfirming({ type })) return frozen
  const account = await depositAccounts.depositAccountOf(tx, { id: businessId, country: of })
  if (account !== undefined) await freezeAccount(tx, orderId, account)
  return account
}

/** Where the money goes, at the approval, and where it went. */
const accountNamed = async (
  tx: Queries,
  { businessId, country: of, frozen, type }: LockedOrder,
  status: OrderStatus,
): Promise<{ readonly account?: string }> => {
  if (isConfirming({ type }) || (stateOf(status) !== 'APPROVED' && status !== 'TRANSFERRED')) return {}
  const account = frozen ?? (await depositAccounts.depositAccountOf(tx, { id: businessId, country: of }))
  return account === undefined ? {} : { account: depositAccounts.accountText(of, account) }
}

/** The transferred sum, and the reason of a rejection. */
const wordsOf = (
  { country: of, figures, type }: Pick<LockedOrder, 'country' | 'figures' | 'type'>,
  status: OrderStatus,
  reason: string | undefined,
): { readonly amount?: string; readonly reason?: string } => ({
  ...(status === 'TRANSFERRED' && !isConfirming({ type }) ? { amount: formatMoney(figures.transfer, of) } : {}),
  ...(reason === undefined ? {} : { reason }),
})

const agreementWords = (
  { country: of }: LockedOrder,
  { agreement }: StatusCause,
): { readonly agreedDate?: CivilDate; readonly agreedRate?: string } =>
  agreement === undefined ? {} : { agreedDate: agreement.paymentDate, agreedRate: formatPercent(agreement.rate, of) }

const OrderRow = rowCodec('OrderRow', {
  businessId: id<'Business'>(),
  country,
  type: text,
  status: text,
  payrollId: nullable(id<'Payroll'>()),
  transfer: integer,
  retention: integer,
  interest: integer,
  operationCost: integer,
  orderDiscounts: integer,
  invoiceDiscounts: integer,
  ...depositAccounts.DepositRow,
})
