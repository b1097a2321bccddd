import * as E from 'fp-ts/Either'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import { payrollRequestOf, type PayrollRequest } from '#domain/payables/payroll-request.ts'
import { validateAddition, validateDeletion, validateWithdrawal } from '#domain/payables/payroll.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'
import { DATE_CODES, type DateError } from '#wire/payment-date-codes.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { HandlerResult, TenantCall, UseCase } from '../http/call.ts'
import { invalid, NOT_FOUND, type HostError } from '../http/host-error.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import type { Mail } from '../mail/mail.port.ts'
import { sendNotification } from '../notifications/index.ts'
import { type OrderEvents, orderStatus } from '../orders/index.ts'
import { payablesById } from './list.ts'
import { lockedFor, movePayables, NOT_OWED } from './payroll-changes.ts'
import type { StoredPayroll } from './payroll-row.ts'
import { deletePayroll, insertPayroll, payrollById, scheduledIn } from './payroll-store.ts'

export const createPayroll: UseCase<ChangeServices, 'payrollCreate'> = async (services, tx, call) => {
  const created = await createAll(services, tx, call, [call.body])
  return E.isLeft(created) ? created : E.fromNullable(NOT_FOUND)(created.right[0])
}

/** All lists or none. */
export const createPayrolls: UseCase<ChangeServices, 'payrollsCreate'> = (services, tx, call) =>
  createAll(services, tx, call, call.body.lists)

const createAll = async (
  services: ChangeServices,
  tx: Queries,
  call: TenantCall,
  drafts: ReadonlyArray<PayrollRequest>,
): HandlerResult<ReadonlyArray<StoredPayroll>, ErrorsOf<typeof endpoints.payrollsCreate>> => {
  const { business } = call
  const calendar = await bankCalendarOf(tx, business.country)
  const requests = E.traverseArray((draft: PayrollRequest) =>
    payrollRequestOf(draft, services.clock.today(business.country), calendar),
  )(drafts)
  if (E.isLeft(requests)) return E.left(invalidRequest(requests.left))
  if (drafts.length === 0) return E.left(invalid(['lists']))
  await lockBusiness(tx, business.id)
  const created: Array<StoredPayroll> = []
  for (const request of requests.right) {
    const payrollId = await insertPayroll(tx, business.id, request, new Date(services.clock.now()))
    const payroll = await schedule(services, tx, call, payrollId, request)
    if (E.isLeft(payroll)) return payroll
    created.push(payroll.right)
  }
  return E.right(created)
}

export const addToPayroll: UseCase<ChangeServices, 'payrollAddInvoices'> = async (services, tx, call) => {
  const { body, business, params } = call
  await lockBusiness(tx, business.id)
  const payroll = await payrollById(tx, business, params.payrollId)
  if (payroll === undefined) return E.left(NOT_FOUND)
  const open = validateAddition(payroll)
  if (E.isLeft(open)) return E.left(lockedFor(open.left))
  const invoiceIds = [...new Set(body.ids)]
  if (invoiceIds.length === 0) return E.left(invalid(['invoiceIds']))
  return schedule(services, tx, call, payroll.id, { ...payroll, invoiceIds })
}

interface RemovalServices extends ChangeServices {
  readonly mail: Mail
  readonly orderEvents: OrderEvents
}

/** Returns its invoices to the inbox, and rejects the order that would have financed it. */
export const removePayroll: UseCase<RemovalServices, 'payrollDelete'> = async (services, tx, call) => {
  const { business, params } = call
  await lockBusiness(tx, business.id)
  const requested = await payrollById(tx, business, params.payrollId)
  /* Its order is locked before the payroll is read again, so that it cannot be funded meanwhile. */
  const order = requested?.orderId === undefined ? undefined : await orderStatus.lockOrder(tx, requested.orderId)
  const payroll = await payrollById(tx, business, params.payrollId)
  if (payroll === undefined) return E.left(NOT_FOUND)
  const deletable = validateDeletion(payroll)
  if (E.isLeft(deletable)) return E.left(lockedFor(deletable.left))
  const { id, name } = payroll
  const ids = await scheduledIn(tx, id)
  const withdrawn = await movePayables(tx, business, ids, { _tag: 'Withdraw' })
  if (E.isLeft(withdrawn)) return withdrawn
  if (order !== undefined && order.status !== 'REJECTED') {
    const emails = await orderStatus.writeStatus(tx, services, order, 'REJECTED', { actor: 'host', reason: DELETED })
    call.afterCommit(() => sendNotification(services, emails))
  }
  await deletePayroll(tx, id)
  const detail = { payroll: id, name, payables: ids.join(' ') }
  await recordChange(services, tx, call, 'payables', 'payroll deleted', detail)
  return E.right(undefined)
}

/** Why the order of a deleted payroll is rejected. */
const DELETED = 'Eliminaste la lista de facturas.'

type InvalidRequest = Extract<ReturnType<typeof payrollRequestOf>, E.Left<unknown>>['left']

const invalidRequest = (error: InvalidRequest): HostError<DateError | 'ERROR_VALIDATION'> => {
  switch (error._tag) {
    case 'PayrollRequestEmpty':
      return invalid(['invoiceIds'])
    case 'PayrollRequestNameRejected':
      return invalid(['name'])
    case 'PayrollRequestDateRejected':
      return { code: DATE_CODES[error.rejected._tag], fields: ['paymentDate'] }
  }
}

/** Moves the invoices from the inbox into the payroll. */
const schedule = async (
  services: ChangeServices,
  tx: Queries,
  call: TenantCall,
  payrollId: PayrollId,
  { invoiceIds, name, paymentDate }: PayrollRequest,
): HandlerResult<StoredPayroll, 'ERROR_PAYABLE_MOVED' | 'ERROR_PAYABLE_NOT_OWED'> => {
  const payables = await payablesById(tx, call.business, invoiceIds)
  if (payables.some(({ obstacle }) => obstacle !== undefined)) return E.left(NOT_OWED)
  const moved = await movePayables(tx, call.business, invoiceIds, { _tag: 'Schedule', payrollId })
  if (E.isLeft(moved)) return moved
  await recordChange(services, tx, call, 'payables', 'payables scheduled', {
    payroll: payrollId,
    name,
    date: paymentDate,
    payables: invoiceIds.join(' '),
  })
  return E.fromNullable(NOT_FOUND)(await payrollById(tx, call.business, payrollId))
}

/** Takes invoices out of their payrolls, each of which must still be open or have its money returned. The business must be locked. */
export const withdrawPayables = async (
  tx: Queries,
  call: Pick<TenantCall, 'business'>,
  ids: ReadonlyArray<PayableId>,
  payrollIds: ReadonlyArray<PayrollId>,
): HandlerResult<void, ErrorsOf<typeof endpoints.payablesRestore>> => {
  for (const payrollId of new Set(payrollIds)) {
    const payroll = await payrollById(tx, call.business, payrollId)
    const open = payroll && validateWithdrawal(payroll)
    if (open === undefined) return E.left(NOT_FOUND)
    if (E.isLeft(open)) return E.left(lockedFor(open.left))
  }
  return movePayables(tx, call.business, ids, { _tag: 'Withdraw' })
}
