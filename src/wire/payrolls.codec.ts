import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { fromDecimal, toDecimal, type Money } from '#domain/kernel/money.ts'
import { DUE_BUCKETS } from '#domain/payables/due-bucket.ts'
import { PAYEE_CAUTIONS } from '#domain/payables/payee-caution.ts'
import { CONFIRMATION_CHANNELS } from '#domain/payables/payee-confirmation.ts'
import { OPEN_PAYROLL_STATUSES } from '#domain/payables/payroll.ts'
import { AnyMoney, CurrencyCode, DateAtMidnight, DateOnly } from './codec/amounts.ts'
import { byCountry } from './codec/by-country.ts'
import { id } from './codec/ids.ts'
import { mapCodec, type Codec } from './codec/map-codec.ts'
import { flat, mappedRecord } from './codec/mapped-record.ts'
import { pageFields } from './codec/page.ts'
import { Count, list, oneOf, optional, text } from './codec/primitives.ts'
import { PageNumber, PageSize } from './codec/query.ts'

const PayeeWithoutAccount = mappedRecord('PayeeWithoutAccount', {
  id: ['supplierId', id('Supplier')],
  name: ['name', text(300)],
  currency: ['currency', CurrencyCode],
})

/**
 * `reference` identifies a transfer to the financier. `checkAt` (milliseconds since 1970) is when staff looks for it.
 * `summedAmount` is in the currency of the country, `totals` is what is transferred in each.
 * `owedTotals` is what of it was not paid yet. `notPayable` counts invoices that became not payable since they were scheduled. `orderId`: the order that finances it.
 * `approval`: while others decide on it; `authorisedMethod`: where they authorised its payment.
 */
/** How a payroll is paid with own money: by one transfer to the financier, or to each payee by the business itself. */
export const PAYROLL_METHODS = ['TRANSFER', 'DIRECT'] as const

export const PayrollMethod = oneOf('PayrollMethod', PAYROLL_METHODS)

/** The acts on a payroll that others may have to authorise. */
export const PAYROLL_ACTS = ['PAY', 'FINANCE'] as const

const PayrollAct = oneOf('PayrollAct', PAYROLL_ACTS)

const PayrollApproval = mappedRecord('PayrollApproval', {
  id: ['id', id('Approval')],
  act: ['act', PayrollAct],
  requesterId: ['requesterId', id('User')],
  requestedBy: ['requestedBy', text(300)],
})

/** A page names no more of them. */
export const MAX_NAMED = 10

export const Payroll = mappedRecord('Payroll', ({ money }) => ({
  id: ['id', id('Payroll')],
  name: ['name', text(80)],
  paymentDate: ['paymentDate', DateOnly],
  status: ['status', text(40)],
  invoices: ['totalInvoices', Count],
  suppliers: ['totalSuppliers', Count],
  total: ['summedAmount', money],
  totals: ['totals', t.readonlyArray(AnyMoney)],
  owed: ['owedTotals', t.readonlyArray(AnyMoney), '?'],
  hasBankAccount: ['hasBankAccount', t.boolean],
  withoutAccount: ['suppliersWithoutAccount', list(MAX_NAMED, PayeeWithoutAccount), '?'],
  hadMoney: ['hadMoney', t.boolean, '?'],
  reference: ['reference', text(40)],
  notPayable: ['notPayableInvoices', Count],
  reason: ['reason', optional(text(500))],
  checkAt: ['checkAt', optional(Count)],
  orderId: ['orderId', optional(id('Order'))],
  approval: ['approval', PayrollApproval, '?'],
  authorisedMethod: ['authorisedMethod', PayrollMethod, '?'],
}))

/**
 * `not-paid`: all that are not finished. `due`: those that still owe something then. `search` is found in the name, the total, and in payee,
 * folio and amount of an invoice; `status` is the displayed one.
 */
export const PayrollQuery = t.strict({
  page: PageNumber,
  size: PageSize,
  option: oneOf('PayrollOption', ['not-paid', 'all'] as const),
  due: optional(oneOf('DueBucket', DUE_BUCKETS)),
  search: optional(text(100)),
  status: optional(oneOf('OpenPayrollStatus', OPEN_PAYROLL_STATUSES)),
})

export const PayrollPage = mappedRecord('PayrollPage', ({ country }) => pageFields(Payroll(country)))

export const PayrollInvoiceQuery = t.strict({ page: PageNumber, size: PageSize })

const PayableIds = list(10_000, id('Payable'))

export const PayrollRequest = mappedRecord('PayrollRequest', {
  name: ['name', text(200)],
  paymentDate: ['paymentDate', DateOnly],
  invoiceIds: ['invoiceIds', PayableIds],
})

/** Each list has its own day, and at most one is of a day. */
export const PayrollsRequest = t.strict({ lists: list(100, PayrollRequest) })
export type PayrollsRequest = t.TypeOf<typeof PayrollsRequest>

export const PayrollInvoicesRequest = mappedRecord('PayrollInvoicesRequest', { ids: ['invoiceIds', PayableIds] })

/** `DIRECT`: the business pays its suppliers itself. `paid` is false for a transfer that follows later, and where others authorise first. */
export const PayrollPaymentRequest = mappedRecord('PayrollPaymentRequest', {
  ids: ['payrollIds', list(100, id('Payroll'))],
  isPaid: ['paid', t.boolean],
  method: ['method', PayrollMethod],
})

/** The day of the repayment of the financed invoices. */
export const PayrollFinancingRequest = mappedRecord('PayrollFinancingRequest', {
  repaymentDate: ['expirationDate', DateAtMidnight],
})

export const PayrollList = byCountry((country) => t.readonlyArray(Payroll(country)))

const TransferAccount = mappedRecord('TransferAccount', {
  bank: ['bankName', text(120)],
  bankCode: ['bankCode', text(5)],
  type: ['accountType', text(40)],
  number: ['accountNumber', text(40)],
  holder: ['accountHolder', text(300)],
  holderIdentifier: ['sourceIdentifier', text(20)],
  email: ['accountEmail', text(254)],
})

/**
 * An account that changed recently is paid from `until` on, in milliseconds since 1970, or earlier once another member confirmed it too (`isShortened`).
 * `isAsked`: the confirmation of the user who asks is missing.
 */
const PayeeWait = t.strict({ until: Count, isAsked: t.boolean, isShortened: t.boolean })

/**
 * Why an account is confirmed before it is paid, whether it still has to be, and who did for its present payout data. `phone` is of a
 * contact of the payee that has not changed since `phoneSince`, before the account did.
 */
const PayeeCautionState = t.strict({
  version: Count,
  reasons: list(PAYEE_CAUTIONS.length, oneOf('PayeeCaution', PAYEE_CAUTIONS)),
  isUnconfirmed: t.boolean,
  confirmedBy: optional(text(254)),
  /** Who confirmed it as that user. */
  operator: optional(text(254)),
  confirmedOn: optional(DateOnly),
  channel: optional(oneOf('ConfirmationChannel', CONFIRMATION_CHANNELS)),
  /** Who answered for the payee. */
  person: optional(text(254)),
  phone: optional(text(20)),
  phoneSince: optional(DateOnly),
  waits: optional(PayeeWait),
})
export type PayeeCautionState = t.TypeOf<typeof PayeeCautionState>

/** `version`: of the account that the user saw. `currency`: of that account, that of the country where none is named. */
export const PayeeConfirmationRequest = t.strict({
  version: Count,
  currency: optional(CurrencyCode),
  channel: text(40),
  person: text(254),
})

/** In the currency that is transferred: that of the country where none is named. */
const summedAmount = (country: Country): Codec<Money> =>
  mapCodec(
    'SummedAmount',
    t.strict({ summedAmount: t.number, currency: optional(CurrencyCode) }),
    ({ currency = profileOf(country).currency, summedAmount: sum }) =>
      E.mapLeft(({ _tag }: { readonly _tag: string }) => _tag)(fromDecimal(currency, sum)),
    (total) => ({ summedAmount: toDecimal(total), currency: total.currency }),
  )

/** No bank has room for more in the concept of a transfer. */
export const MAX_FOLIOS = 20

/** The number of an account that is not confirmed yet shows its last digits only. */
export const PayeeTransfer = mappedRecord('PayeeTransfer', ({ country }) => ({
  id: ['supplierId', id('Supplier')],
  name: ['name', text(300)],
  identifier: ['identifier', text(20)],
  invoices: ['totalInvoices', Count],
  folios: ['folios', list(MAX_FOLIOS, text(60))],
  total: flat(summedAmount(country)),
  account: ['account', optional(TransferAccount)],
  caution: ['caution', optional(PayeeCautionState)],
}))

/**
 * Where the total goes, if the financier has an account for it; the accounts of the business; and one transfer for each payee and
 * currency. `guardedActs`: what others authorise before the user can do it. While `PAY` is one of them, account numbers are masked.
 */
export const PayrollTransfers = mappedRecord('PayrollTransfers', ({ country }) => ({
  account: ['account', optional(TransferAccount)],
  ownAccounts: ['ownAccounts', t.readonlyArray(TransferAccount)],
  payees: ['payees', t.readonlyArray(PayeeTransfer(country))],
  guardedActs: ['guardedActs', list(2, PayrollAct), '?'],
}))
