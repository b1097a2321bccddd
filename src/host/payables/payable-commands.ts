import * as E from 'fp-ts/Either'
import { validatePaymentDate } from '#domain/financing/payment-date.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import type { PayableEvent } from '#domain/payables/payable-state.ts'
import { validatePayeeConfirmation } from '#domain/payables/payee-confirmation.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'
import { DATE_CODES } from '#wire/payment-date-codes.ts'
import type { AuditAction } from '../audit/audited-actions.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { CallTo, Handler, HandlerResult, TenantCall, UseCase } from '../http/call.ts'
import { changedMeanwhile, FORBIDDEN, hostError, invalid, NOT_FOUND } from '../http/host-error.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import type { RefreshInvoices } from '../tax-authority/sync/index.ts'
import { confirmAssignee, isAssigneeConfirmed } from './assignee-confirmations.ts'
import { markDistinct } from './duplicates.ts'
import { payablesById } from './list.ts'
import { MOVED, movePayables } from './payroll-changes.ts'
import { withdrawPayables } from './payroll-commands.ts'
import { payablesSetup, savePayablesSetup } from './setup.ts'
import { choosePaymentDate } from './store.ts'
import { requestVoucher } from './voucher-store.ts'

export const configurePayables: UseCase<ChangeServices, 'payablesSetupSave'> = async (services, tx, call) => {
  const { body, business } = call
  if (body.startDate > services.clock.today(business.country)) return E.left(invalid(['startDate']))
  await lockBusiness(tx, business.id)
  await savePayablesSetup(tx, business, body, new Date(services.clock.now()))
  const detail = { from: body.startDate, suppliers: body.suppliers.length }
  await recordChange(services, tx, call, 'payables', 'payables configured', detail)
  return E.right(await payablesSetup(tx, business.id))
}

export const changePaymentDate: UseCase<ChangeServices, 'payableChangeDate'> = async (services, tx, call) => {
  const { body, business, params, version } = call
  const today = services.clock.today(business.country)
  const date = validatePaymentDate(body.paymentDate, { today }, await bankCalendarOf(tx, business.country))
  if (E.isLeft(date)) return E.left({ code: DATE_CODES[date.left._tag], fields: ['paymentDate'] })
  await lockBusiness(tx, business.id)
  const [payable] = await payablesById(tx, business, [params.payableId])
  if (payable === undefined) return E.left(NOT_FOUND)
  if (payable.location._tag !== 'Inbox') return E.left(MOVED)
  if (payable.version !== version) return E.left(changedMeanwhile(payable))
  await choosePaymentDate(tx, payable.id, date.right)
  const detail = { payable: payable.id, before: payable.paymentDate, date: date.right }
  await recordChange(services, tx, call, 'payables', 'payment date changed', detail)
  return E.right({ ...payable, paymentDate: date.right, version: version + 1 })
}

export const markAsNoDuplicate: UseCase<ChangeServices, 'payableNotDuplicate'> = async (services, tx, call) => {
  const { body, business, params } = call
  await lockBusiness(tx, business.id)
  const distinct = [...new Set([params.payableId, ...body.others])]
  const found = await payablesById(tx, business, distinct)
  if (found.length < distinct.length) return E.left(NOT_FOUND)
  await markDistinct(tx, params.payableId, body.others)
  await recordChange(services, tx, call, 'payables', 'payable is no duplicate', { payables: distinct.join(' ') })
  const [payable] = await payablesById(tx, business, [params.payableId])
  return E.fromNullable(NOT_FOUND)(payable)
}

export const requestVoucherOf: UseCase<ChangeServices, 'payableRequestVoucher'> = async (services, tx, call) => {
  const { business, params } = call
  await lockBusiness(tx, business.id)
  const [payable] = await payablesById(tx, business, [params.payableId])
  if (payable === undefined) return E.left(NOT_FOUND)
  if (payable.voucher === undefined) return E.left(hostError('ERROR_VOUCHER_NOT_AVAILABLE'))
  if (payable.voucher !== 'REQUESTABLE') return E.right(payable)
  await requestVoucher(tx, payable.id, new Date(services.clock.now()))
  await recordChange(services, tx, call, 'payables', 'voucher requested', { payable: payable.id })
  return E.right({ ...payable, voucher: 'REQUESTED' })
}

export interface ConfirmationServices extends ChangeServices {
  readonly refreshInvoices: RefreshInvoices
}

/** The confirmed invoice, as the documents give it by now. */
export const confirmAssigneeOf: Handler<ConfirmationServices, 'payableConfirmAssignee'> = async (services, call) => {
  const { business, db, params } = call
  const confirmed = await call.transaction((tx) => confirmCession(services, tx, call))
  if (E.isLeft(confirmed)) return confirmed
  await services.refreshInvoices(business.id)
  services.live.publish({ type: 'invoices', businessId: business.id })
  const [payable] = await payablesById(db, business, [params.payableId])
  return E.fromNullable(NOT_FOUND)(payable)
}

/** Confirms the cession that was shown; only the company knows whom it asked, so that no operator confirms. */
const confirmCession = async (
  services: ChangeServices,
  tx: Queries,
  call: CallTo<'payableConfirmAssignee'>,
): HandlerResult<undefined, ErrorsOf<typeof endpoints.payableConfirmAssignee>> => {
  const { body, business, params, session } = call
  if (session.operator !== undefined) return E.left(FORBIDDEN)
  const valid = validatePayeeConfirmation(body)
  if (E.isLeft(valid)) return E.left(invalid(valid.left.map(({ field }) => field)))
  await lockBusiness(tx, business.id)
  const [payable] = await payablesById(tx, business, [params.payableId])
  if (payable === undefined) return E.left(NOT_FOUND)
  const { assignee, unconfirmedCession: cession } = payable
  if (await isAssigneeConfirmed(tx, business.id, payable.id, body.assignee)) return E.right(undefined)
  const isShown =
    assignee?.identifier === body.assignee && cession?.assignor.identifier === body.assignor && cession.on === body.on
  if (!isShown) return E.left(hostError('ERROR_CONFLICT'))
  const today = services.clock.today(business.country)
  await confirmAssignee(tx, business.id, payable.id, { ...body, ...valid.right }, session.user.id, today)
  await recordChange(services, tx, call, 'payables', 'assignee of an invoice confirmed', {
    payable: payable.id,
    assignor: body.assignor,
    assignee: body.assignee,
    assigned: body.on,
    channel: valid.right.channel,
  })
  return E.right(undefined)
}

type Move = Extract<PayableEvent, { readonly _tag: 'Archive' | 'MarkPaid' | 'Restore' }>

/** All or none: one that is elsewhere by now rejects the whole. Those of a payroll are taken out of it. */
export const moveInvoices = async (
  services: ChangeServices,
  tx: Queries,
  call: TenantCall,
  ids: ReadonlyArray<PayableId>,
  event: Move,
): HandlerResult<undefined, ErrorsOf<typeof endpoints.payablesRestore>> => {
  const { business } = call
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return E.left(invalid(['invoiceIds']))
  if (event._tag !== 'Restore' && event.on > services.clock.today(business.country))
    return E.left(invalid([DATE_FIELDS[event._tag]]))
  await lockBusiness(tx, business.id)
  const payrolls = event._tag === 'Restore' ? await payrollsOf(tx, call, distinct) : []
  const moved =
    payrolls.length === 0
      ? await movePayables(tx, business, distinct, event)
      : await withdrawPayables(tx, call, distinct, payrolls)
  if (E.isLeft(moved)) return moved
  const action = payrolls.length === 0 ? ACTIONS[event._tag] : 'payables taken out of their payroll'
  await recordChange(services, tx, call, 'payables', action, { payables: distinct.join(' ') })
  return E.right(undefined)
}

/** The payrolls of those that are scheduled. */
const payrollsOf = async (
  tx: Queries,
  { business }: TenantCall,
  ids: ReadonlyArray<PayableId>,
): Promise<ReadonlyArray<PayrollId>> => {
  const payables = await payablesById(tx, business, ids)
  return payables.flatMap(({ location }) => (location._tag === 'Scheduled' ? [location.payrollId] : []))
}

const DATE_FIELDS = { Archive: 'archivedAt', MarkPaid: 'paidAt' } as const

const ACTIONS: Readonly<Record<Move['_tag'], AuditAction>> = {
  Archive: 'payables archived',
  MarkPaid: 'payables marked as paid',
  Restore: 'payables restored',
}
