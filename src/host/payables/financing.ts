import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import type { Signature } from '#domain/financing/signature.ts'
import { type ConfirmingSimulation, simulateConfirming } from '#domain/financing/simulate-confirming.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { type Money, subtract, zero } from '#domain/kernel/money.ts'
import { validateFinancing } from '#domain/payables/credit-line.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import { validatePayment } from '#domain/payables/payroll.ts'
import { disbursedOn, type RepaymentDateRejected, validateRepaymentDate } from '#domain/payables/repayment-date.ts'
import type { ErrorCode } from '#wire/error-codes.ts'
import { DATE_CODES } from '#wire/payment-date-codes.ts'
import { SIMULATION_CODES } from '#wire/simulation-codes.ts'
import { hasFeature } from '../business/index.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import type { Queries } from '../database/database.ts'
import { hostError, invalid, NOT_FOUND } from '../http/host-error.ts'
import type { Business, Session } from '../kernel/caller.ts'
import { orderStore, payableSignatures } from '../orders/index.ts'
import { claimedCredit, creditLineOf } from './credit-line.ts'
import { payablesById } from './list.ts'
import { MOVED, NOT_OWED, NOT_PAYABLE, rejectionOf } from './payroll-changes.ts'
import type { StoredPayroll } from './payroll-row.ts'
import { payrollById, scheduledIn } from './payroll-store.ts'
import type { HandlerResult } from '../http/call.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'

export interface PricedPayroll extends ConfirmingSimulation {
  /** In the order of the lines. */
  readonly payableIds: ReadonlyArray<PayableId>
  readonly owed: ReadonlyArray<Money>
}

/** A payroll names its invoices itself. */
type PayrollPricingError = Exclude<ErrorsOf<typeof endpoints.cartCalculate>, 'ERROR_INVOICE_NOT_AVAILABLE'>

/** Prices the financing of a ready payroll that is repaid on a day. An invoice that is not owed rejects the whole. */
const pricePayroll = async (
  queries: Queries,
  business: Business,
  payroll: StoredPayroll,
  repaymentDate: CivilDate,
  today: CivilDate,
): HandlerResult<PricedPayroll, PayrollPricingError> => {
  const ready = validatePayment(payroll)
  if (E.isLeft(ready)) return E.left(rejectionOf(ready.left))
  /* Nothing is converted when suppliers are paid, and the financier pays in the currency of the country. */
  if (!payroll.totals.every(({ currency }) => currency === payroll.total.currency)) return E.left(NOT_PAYABLE)
  if (payroll.notPayable > 0 || payroll.invoices === 0) return E.left(NOT_OWED)
  const disbursed = disbursedOn(payroll.paymentDate, { today })
  const date = validateRepaymentDate(repaymentDate, { disbursed }, await bankCalendarOf(queries, business.country))
  if (E.isLeft(date)) return E.left({ code: REPAYMENT_CODES[date.left._tag], fields: ['expirationDate'] })
  const payables = await payablesById(queries, business, await scheduledIn(queries, payroll.id))
  const { currency } = profileOf(business.country)
  const { monthlyRate: rate, operationCost, retention } = standardTerms(currency)
  return pipe(
    simulateConfirming({
      currency,
      today: disbursed,
      operationCost,
      lines: payables.map(({ amount, id }) => ({
        invoiceId: lineId(id),
        amount,
        creditNotes: zero(currency),
        paymentDate: date.right,
        rate,
        retention,
      })),
    }),
    E.bimap(
      (error) => hostError(SIMULATION_CODES[error._tag]),
      (priced) => ({ ...priced, payableIds: payables.map(({ id }) => id), owed: payables.map(({ amount }) => amount) }),
    ),
  )
}

interface NamedPayroll {
  readonly payrollId?: PayrollId | undefined
  readonly repaymentDate?: CivilDate | undefined
}

/** Does the same for a request that names the payroll. */
export const priceNamedPayroll = async (
  queries: Queries,
  business: Business,
  { payrollId, repaymentDate }: NamedPayroll,
  today: CivilDate,
): HandlerResult<PricedPayroll, PayrollPricingError> => {
  if (payrollId === undefined) return E.left(invalid(['payrollId']))
  if (repaymentDate === undefined) return E.left(invalid(['expirationDate']))
  const payroll = (await hasFeature(queries, business.id, PAYABLES_FEATURE))
    ? await payrollById(queries, business, payrollId)
    : undefined
  return payroll === undefined ? E.left(NOT_FOUND) : pricePayroll(queries, business, payroll, repaymentDate, today)
}

export interface OrderedFinancing {
  readonly orderId: OrderId
  /** The repayment less the money that the payees get. */
  readonly cost: Money
  readonly signatures: ReadonlyMap<PayableId, Signature>
}

/** Writes the order that finances a payroll, within the credit line. The business must be locked. */
export const orderFinancing = async (
  tx: Queries,
  business: Business,
  session: Session,
  payroll: StoredPayroll,
  repaymentDate: CivilDate,
  { today, now }: { readonly today: CivilDate; readonly now: number },
): HandlerResult<OrderedFinancing, ErrorsOf<typeof endpoints.payrollRequestFinancing>> => {
  const priced = await pricePayroll(tx, business, payroll, repaymentDate, today)
  if (E.isLeft(priced)) return priced
  const { lines, owed, payableIds, simulation } = priced.right
  const line = await creditLineOf(tx, business)
  const credit = validateFinancing(line, await claimedCredit(tx, business), simulation.total)
  if (E.isLeft(credit)) return E.left(hostError('ERROR_CREDIT_LINE_EXCEEDED'))
  const signatures = await payableSignatures.signaturesOfPayables(tx, business.id, payableIds)
  const orderId = await orderStore.writeOrder(tx, {
    simulation,
    lines,
    businessId: business.id,
    type: 'CONFIRMING',
    requestedOn: today,
    requestedAt: now,
    requestedBy: session.user.id,
    financed: { payrollId: payroll.id, payableIds, owed },
    signatures: new Map([...signatures].map(([id, signature]) => [lineId(id), signature])),
  })
  const cost = subtract(simulation.total, simulation.transfer)
  return orderId === undefined ? E.left(MOVED) : E.right({ orderId, cost, signatures })
}

const REPAYMENT_CODES = {
  ...DATE_CODES,
  RepaymentDateTooLate: 'ERROR_VALIDATION',
} as const satisfies Readonly<Record<RepaymentDateRejected['_tag'], ErrorCode>>

/** A simulation names its lines by one kind of id, whatever document they are. */
const lineId = (id: PayableId): InvoiceId => id as string as InvoiceId
