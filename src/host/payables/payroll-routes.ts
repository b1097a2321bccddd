import * as E from 'fp-ts/Either'
import { formatMoney } from '#domain/kernel/format.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import type { PayrollEvent } from '#domain/payables/payroll-flow.ts'
import { payrollRequestOf, type PayrollRequest } from '#domain/payables/payroll-request.ts'
import { validateDeletion, validateWithdrawal } from '#domain/payables/payroll.ts'
import { endpoints } from '#wire/endpoints.ts'
import { DATE_CODES } from '#wire/payment-date-codes.ts'
import { bankCalendarOf } from '../calendar/bank-calendar.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { TenantCall, HandlerResult } from '../http/call.ts'
import { invalid, NOT_FOUND, type HostError } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import { recordChange } from '../live/record-change.ts'
import type { Mail } from '../mail/mail.port.ts'
import { sendNotification } from '../notifications/send-notification.ts'
import type { OrderEvents } from '../orders/order-events.ts'
import { unverifiedDetail } from '../orders/signatures.ts'
import { lockOrder, writeStatus } from '../orders/write-status.ts'
import { orderFinancing } from './financing.ts'
import { pageOfPayroll } from './list.ts'
import { applyPayrollEvent, movePayables, NOT_OWED, refusalOf } from './payroll-changes.ts'
import {
  deletePayroll,
  insertPayroll,
  payrollById,
  payrollPage,
  scheduledIn,
  type StoredPayroll,
} from './payroll-store.ts'
import { businessAccountsOf } from './transfer-accounts.ts'

interface Services {
  readonly orderEvents: OrderEvents
  readonly clock: Clock
  readonly live: Live
  readonly mail: Mail
}

export const payrollRoutes = routes((services: Services) => [
  route(endpoints.payrolls, async ({ business, db, query }) =>
    E.right({ ...(await payrollPage(db, business, query)), page: query.page, pageSize: query.size }),
  ),

  route(endpoints.payroll, async ({ business, db, params }) =>
    found(await payrollById(db, business, params.payrollId)),
  ),

  route(endpoints.payrollInvoices, async ({ business, db, params, query }) => {
    const page = await pageOfPayroll(db, business, params.payrollId, query)
    return E.right({ ...page, page: query.page, pageSize: query.size })
  }),

  route(endpoints.payrollCreate, (call) =>
    call.transaction(async (tx) => {
      const { body, business } = call
      const calendar = await bankCalendarOf(tx, business.country)
      const request = payrollRequestOf(body, services.clock.today(business.country), calendar)
      if (E.isLeft(request)) return E.left(invalidRequest(request.left))
      await lockBusiness(tx, business.id)
      const payrollId = await insertPayroll(tx, business.id, request.right, new Date(services.clock.now()))
      return schedule(services, tx, call, payrollId, request.right)
    }),
  ),

  route(endpoints.payrollAddInvoices, (call) =>
    call.transaction(async (tx) => {
      const { body, business, params } = call
      await lockBusiness(tx, business.id)
      const payroll = await payrollById(tx, business, params.payrollId)
      if (payroll === undefined) return E.left(NOT_FOUND)
      const open = validateWithdrawal(payroll)
      if (E.isLeft(open)) return E.left(refusalOf(open.left))
      const invoiceIds = [...new Set(body.ids)]
      if (invoiceIds.length === 0) return E.left(invalid(['invoiceIds']))
      return schedule(services, tx, call, payroll.id, { ...payroll, invoiceIds })
    }),
  ),

  route(endpoints.payrollRequestPayment, (call) =>
    call.transaction(async (tx) => {
      const { body, business } = call
      const ids = [...new Set(body.ids)]
      const event = EVENTS[body.method](body.isPaid)
      if (event === undefined || ids.length === 0) return E.left(invalid([ids.length === 0 ? 'payrollIds' : 'paid']))
      await lockBusiness(tx, business.id)
      const changed: Array<StoredPayroll> = []
      for (const id of ids) {
        const payroll = await requestPayment(services, tx, call, id, event)
        if (E.isLeft(payroll)) return payroll
        changed.push(payroll.right)
      }
      return E.right(changed)
    }),
  ),

  route(endpoints.payrollRequestFinancing, (call) =>
    call.transaction(async (tx) => {
      const { body, business, params, session } = call
      await lockBusiness(tx, business.id)
      const payroll = await payrollById(tx, business, params.payrollId)
      if (payroll === undefined) return E.left(NOT_FOUND)
      const today = services.clock.today(business.country)
      const ordered = await orderFinancing(tx, business, session, payroll, body.repaymentDate, {
        today,
        now: services.clock.now(),
      })
      if (E.isLeft(ordered)) return ordered
      const { orderId, signatures } = ordered.right
      const applied = await applyPayrollEvent(tx, services.clock, business, payroll, 'RequestFinancing')
      if (E.isLeft(applied)) return applied
      await recordChange(services, tx, call, 'payables', 'payroll financing requested', {
        payroll: payroll.id,
        orderId,
        date: body.repaymentDate,
        ...unverifiedDetail(signatures),
      })
      return found(await payrollById(tx, business, payroll.id))
    }),
  ),

  route(endpoints.payrollDelete, (call) =>
    call.transaction(async (tx) => {
      const { business, params } = call
      await lockBusiness(tx, business.id)
      const requested = await payrollById(tx, business, params.payrollId)
      /* Its order is locked before the payroll is read again, so that it cannot be funded meanwhile. */
      const order = requested?.orderId === undefined ? undefined : await lockOrder(tx, requested.orderId)
      const payroll = await payrollById(tx, business, params.payrollId)
      if (payroll === undefined) return E.left(NOT_FOUND)
      const deletable = validateDeletion(payroll)
      if (E.isLeft(deletable)) return E.left(refusalOf(deletable.left))
      const ids = await scheduledIn(tx, payroll.id)
      const withdrawn =
        ids.length === 0 ? E.right(undefined) : await movePayables(tx, business, ids, { _tag: 'Withdraw' })
      if (E.isLeft(withdrawn)) return withdrawn
      if (order !== undefined && order.status !== 'REJECTED') {
        const emails = await writeStatus(tx, services, order, 'REJECTED', { actor: 'host', reason: DELETED })
        call.afterCommit(() => sendNotification(services, emails))
      }
      await deletePayroll(tx, payroll.id)
      const { name, id } = payroll
      await recordChange(services, tx, call, 'payables', 'payroll deleted', {
        payroll: id,
        name,
        payables: ids.join(' '),
      })
      return E.right(undefined)
    }),
  ),
])

/** Why the order of a deleted payroll is rejected. */
const DELETED = 'Eliminaste la lista de facturas.'

const found = (payroll: StoredPayroll | undefined): E.Either<HostError, StoredPayroll> =>
  E.fromNullable(NOT_FOUND)(payroll)

type InvalidRequest = Extract<ReturnType<typeof payrollRequestOf>, E.Left<unknown>>['left']

const invalidRequest = (error: InvalidRequest): HostError => {
  switch (error._tag) {
    case 'PayrollRequestEmpty':
      return invalid(['invoiceIds'])
    case 'PayrollRequestNameRefused':
      return invalid(['name'])
    case 'PayrollRequestDateRefused':
      return { code: DATE_CODES[error.refused._tag], fields: ['paymentDate'] }
  }
}

/** Moves the invoices from the inbox into the payroll. */
const schedule = async (
  services: Services,
  tx: Queries,
  call: TenantCall,
  payrollId: PayrollId,
  { invoiceIds, name, paymentDate }: PayrollRequest,
): HandlerResult<StoredPayroll> => {
  const moved = await movePayables(tx, call.business, invoiceIds, { _tag: 'Schedule', payrollId })
  if (E.isLeft(moved)) return moved
  await recordChange(services, tx, call, 'payables', 'payables scheduled', {
    payroll: payrollId,
    name,
    date: paymentDate,
    payables: invoiceIds.join(' '),
  })
  return found(await payrollById(tx, call.business, payrollId))
}

type RequestedEvent = Extract<PayrollEvent, 'DeclarePaid' | 'PayLater' | 'PaidDirectly'>

/** Undefined for a direct payment that was not made yet: there is nothing to record. */
const EVENTS: Readonly<Record<'TRANSFER' | 'DIRECT', (isPaid: boolean) => RequestedEvent | undefined>> = {
  TRANSFER: (isPaid) => (isPaid ? 'DeclarePaid' : 'PayLater'),
  DIRECT: (isPaid) => (isPaid ? 'PaidDirectly' : undefined),
}

const requestPayment = async (
  services: Services,
  tx: Queries,
  call: TenantCall,
  id: PayrollId,
  event: RequestedEvent,
): HandlerResult<StoredPayroll> => {
  const { business } = call
  const payroll = await payrollById(tx, business, id)
  if (payroll === undefined) return E.left(NOT_FOUND)
  if (payroll.notPayable > 0 || payroll.invoices === 0) return E.left(NOT_OWED)
  /* Nothing is converted: the financier transfers in the currency of the country only. */
  const isLocal = payroll.totals.every(({ currency }) => currency === payroll.total.currency)
  if (event !== 'PaidDirectly' && (!isLocal || (await businessAccountsOf(tx, business)).account === undefined))
    return E.left(refusalOf({ _tag: 'PayrollNotReady' }))
  const applied = await applyPayrollEvent(tx, services.clock, business, payroll, event)
  if (E.isLeft(applied)) return applied
  await recordChange(services, tx, call, 'payables', ACTIONS[event], {
    payroll: id,
    amount: formatMoney(payroll.total, business.country),
  })
  return found(await payrollById(tx, business, id))
}

const ACTIONS: Readonly<Record<RequestedEvent, string>> = {
  DeclarePaid: 'payroll transfer declared',
  PayLater: 'payroll transfer announced',
  PaidDirectly: 'payroll recorded as paid',
}

/** Takes invoices out of their payrolls, each of which must still be open. The business must be locked. */
export const withdrawPayables = async (
  tx: Queries,
  call: Pick<TenantCall, 'business'>,
  ids: ReadonlyArray<PayableId>,
  payrollIds: ReadonlyArray<PayrollId>,
): HandlerResult<void> => {
  for (const payrollId of new Set(payrollIds)) {
    const payroll = await payrollById(tx, call.business, payrollId)
    const open = payroll && validateWithdrawal(payroll)
    if (open === undefined) return E.left(NOT_FOUND)
    if (E.isLeft(open)) return E.left(refusalOf(open.left))
  }
  return movePayables(tx, call.business, ids, { _tag: 'Withdraw' })
}
