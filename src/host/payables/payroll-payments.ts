import * as E from 'fp-ts/Either'
import { formatMoney } from '#domain/kernel/format.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { PayrollEvent } from '#domain/payables/payroll-flow.ts'
import { validateAddition } from '#domain/payables/payroll.ts'
import { paymentGate } from '#domain/team/approved-payment.ts'
import type { ApprovalContent } from '#wire/approvals.codec.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'
import { PayrollPaymentRequest } from '#wire/payrolls.codec.ts'
import { neededApprovers } from '../approval/approvers.ts'
import type { ApprovalServices, ApprovedAct } from '../approval/approval-services.ts'
import { guarded } from '../approval/guarded.ts'
import type { AuditAction } from '../audit/audited-actions.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { HandlerResult, TenantCall, UseCase } from '../http/call.ts'
import { hostError, invalid, NOT_FOUND } from '../http/host-error.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import { amountOfLists, paidLists } from './payment-content.ts'
import { applyPayrollEvent, NOT_OWED, NOT_PAYABLE } from './payroll-changes.ts'
import { payrollTarget, type StoredPayroll } from './payroll-row.ts'
import { authoriseMethod, type PaidBy, payrollById } from './payroll-store.ts'
import { businessAccountsOf } from './transfer-accounts.ts'

interface PaymentAsked {
  readonly ids: ReadonlyArray<PayrollId>
  readonly isPaid: boolean
  readonly method: PaidBy
}

type PaymentErrors = ErrorsOf<typeof endpoints.payrollRequestPayment>

/**
 * Pays lists, or stores the request until others authorise it. A list whose payment was authorised goes on by that method. Without
 * approvers nothing is recorded of a direct payment that was not made yet.
 */
export const requestPayments: UseCase<ApprovalServices, 'payrollRequestPayment'> = async (services, tx, call) => {
  const { body, business, session } = call
  const asked: PaymentAsked = { ...body, ids: [...new Set(body.ids)] }
  if (asked.ids.length === 0) return E.left(invalid(['payrollIds']))
  await lockBusiness(tx, business.id)
  const payrolls = await payrollsById(tx, call, asked.ids)
  if (payrolls.some(({ approval }) => approval !== undefined)) return E.left(hostError('ERROR_APPROVAL_PENDING'))
  const open = payrolls.filter((payroll) => E.isRight(validateAddition(payroll)))
  const act = { act: 'PAY', by: session.user.id, at: services.clock.now() } as const
  const needed = open.length === 0 ? 0 : await neededApprovers(tx, business, act, amountOfLists(business, open))
  const gates = payrolls.map((payroll) =>
    paymentGate(open.includes(payroll) ? needed : 0, payroll.authorisedMethod, asked),
  )
  if (gates.includes('REQUIRED')) return E.left(hostError('ERROR_APPROVAL_REQUIRED'))
  if (asked.method === 'DIRECT' && !asked.isPaid && !gates.includes('ASK')) return E.left(invalid(['paid']))
  if (open.length === 0) return E.map(({ answer }: Paid) => answer)(await pay(services, tx, call, asked, false))
  return guarded(services, tx, call, {
    act: 'PAY',
    frozen: PayrollPaymentRequest.encode(asked),
    targets: asked.ids.map(payrollTarget),
    run: (within) => pay(services, tx, within, asked, false),
  })
}

/** Announces what others authorised, as its requester. Its accounts are shown from then on. */
export const payApproved =
  (services: ChangeServices): ApprovedAct =>
  async (tx, call, frozen) => {
    const read = PayrollPaymentRequest.decode(frozen)
    if (E.isLeft(read)) throw new Error('a frozen payment that cannot be read')
    return E.map(({ content }: Paid) => content)(await pay(services, tx, call, read.right, true))
  }

interface Paid {
  readonly answer: ReadonlyArray<StoredPayroll>
  readonly content: ApprovalContent
  readonly amount: ReturnType<typeof amountOfLists>
}

const pay = async (
  services: ChangeServices,
  tx: Queries,
  call: TenantCall,
  asked: PaymentAsked,
  isAuthorised: boolean,
): HandlerResult<Paid, PaymentErrors> => {
  const { business } = call
  const before = await payrollsById(tx, call, asked.ids)
  const lists = await paidLists(tx, business, before, services.clock)
  const answer: Array<StoredPayroll> = []
  for (const id of asked.ids) {
    const payroll = await requestPayment(services, tx, call, id, asked, isAuthorised)
    if (E.isLeft(payroll)) return payroll
    answer.push(payroll.right)
  }
  const payment = { lists, method: asked.method, repaymentDate: undefined }
  return E.right({ answer, content: { lines: [], payment }, amount: amountOfLists(business, before) })
}

const payrollsById = async (
  queries: Queries,
  { business }: TenantCall,
  ids: ReadonlyArray<PayrollId>,
): Promise<ReadonlyArray<StoredPayroll>> => {
  const found: Array<StoredPayroll> = []
  for (const id of ids) {
    const payroll = await payrollById(queries, business, id)
    if (payroll !== undefined) found.push(payroll)
  }
  return found
}

type RequestedEvent = Extract<PayrollEvent, 'DeclarePaid' | 'PayLater' | 'PaidDirectly'>

const eventOf = ({ isPaid, method }: PaymentAsked): RequestedEvent => {
  if (!isPaid) return 'PayLater'
  return method === 'TRANSFER' ? 'DeclarePaid' : 'PaidDirectly'
}

const requestPayment = async (
  services: ChangeServices,
  tx: Queries,
  call: TenantCall,
  id: PayrollId,
  asked: PaymentAsked,
  isAuthorised: boolean,
): HandlerResult<StoredPayroll, PaymentErrors> => {
  const { business } = call
  const payroll = await payrollById(tx, business, id)
  if (payroll === undefined) return E.left(NOT_FOUND)
  if (payroll.notPayable > 0 || payroll.invoices === 0) return E.left(NOT_OWED)
  /* Nothing is converted: the financier transfers in the currency of the country only. */
  const isLocal = payroll.totals.every(({ currency }) => currency === payroll.total.currency)
  if (asked.method === 'TRANSFER' && (!isLocal || (await businessAccountsOf(tx, business)).account === undefined))
    return E.left(NOT_PAYABLE)
  const event = eventOf(asked)
  const applied = await applyPayrollEvent(tx, services.clock, business, payroll, event)
  if (E.isLeft(applied)) return applied
  if (isAuthorised) await authoriseMethod(tx, id, asked.method)
  await recordChange(services, tx, call, 'payables', ACTIONS[event], {
    payroll: id,
    amount: formatMoney(payroll.total, business.country),
  })
  return E.fromNullable(NOT_FOUND)(await payrollById(tx, business, id))
}

const ACTIONS: Readonly<Record<RequestedEvent, AuditAction>> = {
  DeclarePaid: 'payroll transfer declared',
  PayLater: 'payroll transfer announced',
  PaidDirectly: 'payroll recorded as paid',
}
