import * as E from 'fp-ts/Either'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { ApprovalContent } from '#wire/approvals.codec.ts'
import { id } from '#wire/codec/ids.ts'
import { mappedRecord } from '#wire/codec/mapped-record.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'
import { PayrollFinancingRequest } from '#wire/payrolls.codec.ts'
import type { ApprovalServices, ApprovedAct } from '../approval/approval-services.ts'
import { guarded } from '../approval/guarded.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { HandlerResult, TenantCall, UseCase } from '../http/call.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import { payableSignatures } from '../orders/index.ts'
import { orderFinancing } from './financing.ts'
import { amountOfLists, paidLists } from './payment-content.ts'
import { applyPayrollEvent } from './payroll-changes.ts'
import { payrollTarget, type StoredPayroll } from './payroll-row.ts'
import { payrollById } from './payroll-store.ts'

/** Requests the financing of a list, or stores the request until others authorise it. */
export const requestFinancing: UseCase<ApprovalServices, 'payrollRequestFinancing'> = async (services, tx, call) => {
  const { body, business, params } = call
  await lockBusiness(tx, business.id)
  const asked = { payrollId: params.payrollId, body }
  return guarded(services, tx, call, {
    act: 'FINANCE',
    frozen: FrozenFinancing.encode(asked),
    targets: [payrollTarget(params.payrollId)],
    run: (within) => finance(services, tx, within, asked),
  })
}

/** Requests what others authorised, as its requester. */
export const financeApproved =
  (services: ChangeServices): ApprovedAct =>
  async (tx, call, frozen) => {
    const read = FrozenFinancing.decode(frozen)
    if (E.isLeft(read)) throw new Error('a frozen financing that cannot be read')
    return E.map(({ content }: Financed) => content)(await finance(services, tx, call, read.right))
  }

const FrozenFinancing = mappedRecord('FrozenFinancing', {
  payrollId: ['payrollId', id('Payroll')],
  body: ['body', PayrollFinancingRequest],
})

interface FinancingAsked {
  readonly payrollId: PayrollId
  readonly body: { readonly repaymentDate: CivilDate }
}

interface Financed {
  readonly answer: StoredPayroll
  readonly content: ApprovalContent
  readonly amount: ReturnType<typeof amountOfLists>
  readonly firstDate: CivilDate
}

const finance = async (
  services: ChangeServices,
  tx: Queries,
  call: TenantCall,
  { body: { repaymentDate }, payrollId }: FinancingAsked,
): HandlerResult<Financed, ErrorsOf<typeof endpoints.payrollRequestFinancing>> => {
  const { business, session } = call
  const { clock } = services
  const stored = await payrollById(tx, business, payrollId)
  if (stored === undefined) return E.left(NOT_FOUND)
  /* While the request that is carried out is pending, it claims its own list. */
  const payroll = { ...stored, approval: undefined }
  const today = clock.today(business.country)
  const lists = await paidLists(tx, business, [payroll], clock)
  const ordered = await orderFinancing(tx, business, session, payroll, repaymentDate, { today, now: clock.now() })
  if (E.isLeft(ordered)) return ordered
  const { cost, orderId, signatures } = ordered.right
  const applied = await applyPayrollEvent(tx, clock, business, payroll, 'RequestFinancing')
  if (E.isLeft(applied)) return applied
  await recordChange(services, tx, call, 'payables', 'payroll financing requested', {
    payroll: payroll.id,
    orderId,
    date: repaymentDate,
    ...payableSignatures.unverifiedDetail(signatures),
  })
  const answer = await payrollById(tx, business, payroll.id)
  if (answer === undefined) return E.left(NOT_FOUND)
  return E.right({
    answer,
    content: { lines: [], cost, payment: { lists, method: undefined, repaymentDate } },
    amount: amountOfLists(business, [payroll]),
    firstDate: repaymentDate,
  })
}
