import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { fromDecimal, toDecimal, type Money } from '#domain/kernel/money.ts'
import { DUE_BUCKETS } from '#domain/payables/due-bucket.ts'
import type { VoucherState } from '#domain/payables/payable-invoice.ts'
import type { PayableState } from '#domain/payables/payable-state.ts'
import { PAYABLE_NOTICES } from '#domain/payables/payable-notice.ts'
import { PAYMENT_OBSTACLES } from '#domain/payables/payment-obstacle.ts'
import { AnyMoney, CurrencyCode, DateOnly } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { mapCodec, type Codec } from './codec/map-codec.ts'
import { flat, mappedRecord } from './codec/mapped-record.ts'
import { pageFields } from './codec/page.ts'
import { Count, Folio, list, oneOf, optional, text } from './codec/primitives.ts'
import { PageNumber, PageSize, sortBy } from './codec/query.ts'
import { StatedTotal } from './codec/stated-total.ts'
import { PaymentTermInDays } from './suppliers.codec.ts'

/** The lists of owed invoices. */
const PAYABLE_LISTS = ['inbox', 'paid', 'archived'] as const

export const PayableQuery = t.strict({
  option: oneOf('PayableList', PAYABLE_LISTS),
  page: PageNumber,
  size: PageSize,
  search: optional(text(100)),
  /** Narrows the inbox to those that can be paid, or to the others. */
  payable: optional(oneOf('Payable', ['yes', 'no'] as const)),
  due: optional(oneOf('DueBucket', DUE_BUCKETS)),
  notice: optional(oneOf('PayableNotice', PAYABLE_NOTICES)),
  orderBy: optional(sortBy(['folio', 'name', 'identifier', 'issueDate', 'paymentDate', 'amount'] as const)),
})
export type PayableQuery = t.TypeOf<typeof PayableQuery>

/** The invoices that are paid to one supplier, wherever they are; the latest first. */
export const SupplierInvoiceQuery = t.strict({ page: PageNumber, size: PageSize })

export const VOUCHER_STATES = ['REQUESTABLE', 'REQUESTED', 'ATTACHED'] as const satisfies ReadonlyArray<VoucherState>

/** The dates and the payroll say where the invoice is. */
const Location: Codec<PayableState> = mapCodec(
  'PayableLocation',
  t.strict({
    paymentDetail: t.strict({ paidAt: optional(DateOnly), archivedAt: optional(DateOnly) }),
    payroll: optional(t.strict({ id: optional(id('Payroll')) })),
  }),
  ({ paymentDetail: { archivedAt, paidAt }, payroll }): E.Either<string, PayableState> => {
    const payrollId = payroll?.id
    if (archivedAt !== undefined && (paidAt ?? payrollId) !== undefined) return E.left('PayableInTwoPlaces')
    if (paidAt !== undefined) return E.right({ _tag: 'Paid', on: paidAt, payrollId })
    if (payrollId !== undefined) return E.right({ _tag: 'Scheduled', payrollId })
    return E.right(archivedAt === undefined ? { _tag: 'Inbox' } : { _tag: 'Archived', on: archivedAt })
  },
  (location) => ({
    paymentDetail: {
      paidAt: location._tag === 'Paid' ? location.on : undefined,
      archivedAt: location._tag === 'Archived' ? location.on : undefined,
    },
    payroll: { id: 'payrollId' in location ? location.payrollId : undefined },
  }),
)

const Supplier = mappedRecord('PayableSupplier', {
  name: ['name', text(300)],
  identifier: ['identifier', text(20)],
  hasBankAccount: ['supplierHasBankAccount', t.boolean],
})

/** The balance in the currency of a document in another one; both are absent in the currency of the country. */
const DocumentAmount: Codec<Money | undefined> = mapCodec(
  'DocumentAmount',
  t.strict({ documentAmount: optional(t.number), currency: optional(CurrencyCode) }),
  ({ currency, documentAmount }): E.Either<string, Money | undefined> => {
    if (currency === undefined || documentAmount === undefined)
      return currency === documentAmount ? E.right(undefined) : E.left('DocumentAmountIncomplete')
    return E.mapLeft(({ _tag }: { readonly _tag: string }) => _tag)(fromDecimal(currency, documentAmount))
  },
  (owed) => ({ documentAmount: owed && toDecimal(owed), currency: owed?.currency }),
)

const Assignee = mappedRecord('Assignee', { name: ['name', text(300)], identifier: ['identifier', text(20)] })

/** Its number shows the last digits only. */
const PayeeAccountName = mappedRecord('PayeeAccountName', {
  bank: ['bank', text(100)],
  type: ['type', text(40)],
  number: ['maskedNumber', text(20)],
})

/** The cession of an invoice that waits until the user asked the supplier about it. */
const UnconfirmedCession = mappedRecord('UnconfirmedCession', {
  assignor: ['assignor', Assignee],
  on: ['assignedAt', DateOnly],
})

export const Payable = mappedRecord('Payable', ({ country, money }) => ({
  id: ['id', id('Payable')],
  folio: ['folio', Folio],
  supplier: flat(Supplier),
  assignee: ['assignee', optional(Assignee)],
  unconfirmedCession: ['unconfirmedCession', optional(UnconfirmedCession)],
  payeeId: ['supplierId', id('Supplier')],
  payeeAccount: ['supplierAccount', optional(PayeeAccountName), '?'],
  issueDate: ['issueDate', DateOnly],
  dueDate: ['dueDate', optional(DateOnly), '?'],
  receivedOn: ['receptionDate', optional(DateOnly)],
  isUnanswered: ['pendingInRegister', t.boolean],
  isDeferred: ['deferredPayment', t.boolean],
  location: flat(Location),
  paymentDate: ['paymentDetail.paymentDate', DateOnly],
  method: ['paymentMethod', profileOf(country).hasPayableMethodColumn ? optional(text(20)) : optional(text(0))],
  amount: ['amount', money],
  documentAmount: flat(DocumentAmount),
  unvalued: ['statedTotal', optional(StatedTotal), '?'],
  confirmed: ['confirmedAmount', money],
  obstacle: ['obstacle', optional(oneOf('PaymentObstacle', PAYMENT_OBSTACLES))],
  payrollName: ['payroll.name', optional(text(80))],
  isPossibleDuplicate: ['possibleDuplicate', t.boolean],
  version: ['version', Count],
  voucher: ['voucher', optional(oneOf('VoucherState', VOUCHER_STATES))],
}))

/** One sum for each currency that is owed, which are never added; hosts of an earlier version have none. */
const OwedTotals = t.readonlyArray(AnyMoney)

/** `bySupplier` and `totals` are of all that the query matches, for a selected filter. `totalAmount` is in the currency of the country. */
export const PayablePage = mappedRecord('PayablePage', ({ country, money }) => ({
  ...pageFields(Payable(country)),
  totalAmount: ['totalAmount', money],
  totals: ['totals', OwedTotals, '?'],
  bySupplier: ['suppliers', t.readonlyArray(t.strict({ identifier: text(20), invoices: Count }))],
}))

/** Selects the payments due to one supplier, or to all. */
export const PayableStatsQuery = t.strict({ supplierId: optional(id('Supplier')) })

/** `lists` and `scheduled`: the payrolls among what is due, and their part of the sum; hosts of an earlier version count invoices alone. */
const DueTotal = mappedRecord('DueTotal', ({ money }) => ({
  bucket: ['bucket', oneOf('DueBucket', DUE_BUCKETS)],
  invoices: ['invoices', Count],
  lists: ['payrolls', Count, '?'],
  amount: ['amount', money],
  totals: ['totals', OwedTotals, '?'],
  scheduled: ['scheduledTotals', OwedTotals, '?'],
  first: ['firstDate', optional(DateOnly), '?'],
}))

const NoticeTotal = mappedRecord('NoticeTotal', ({ money }) => ({
  notice: ['notice', oneOf('PayableNotice', PAYABLE_NOTICES)],
  invoices: ['invoices', Count],
  amount: ['amount', money],
  totals: ['totals', OwedTotals, '?'],
}))

const StatsTotals = t.strict({ pending: OwedTotals, scheduled: OwedTotals, delayed: OwedTotals, paid: OwedTotals })

/** Amounts are in the currency of the country, at the rates of the documents; `totals` are what is owed in each currency. */
export const PayableStats = mappedRecord('PayableStats', ({ country, money }) => ({
  pending: ['pending', money],
  scheduled: ['scheduled', money],
  delayed: ['delayed', money],
  paid: ['paid', money],
  totals: ['totals', StatsTotals, '?'],
  due: ['due', list(DUE_BUCKETS.length, DueTotal(country))],
  notices: ['notices', list(PAYABLE_NOTICES.length, NoticeTotal(country))],
  counts: ['counts', t.strict({ inbox: Count, scheduled: Count, paid: Count, archived: Count })],
}))

/** Zero without a credit line. */
export const CreditLine = mappedRecord('CreditLine', ({ money }) => ({
  credit: ['creditAmount', money],
  balance: ['balance', money],
}))

/** `hidden`: invoices older than the start date. */
export const PayablesSetup = mappedRecord('PayablesSetup', {
  isDone: ['onboard', t.boolean],
  startDate: ['startDate', optional(DateOnly)],
  hidden: ['hiddenInvoices', Count],
  oldest: ['oldestIssueDate', optional(DateOnly)],
})

export const SetupSupplierQuery = t.strict({ startDate: DateOnly })

export const SetupSupplierList = t.readonlyArray(
  mappedRecord('SetupSupplier', {
    name: ['name', text(300)],
    identifier: ['identifier', text(20)],
    term: ['paymentTerm', optional(PaymentTermInDays)],
  }),
)

const SupplierTerm = mappedRecord('SupplierTerm', {
  identifier: ['identifier', text(20)],
  term: ['paymentTerm', PaymentTermInDays],
})

export const PayablesSetupRequest = mappedRecord('PayablesSetupRequest', {
  startDate: ['startDate', DateOnly],
  suppliers: ['suppliers', list(10_000, SupplierTerm)],
})

const PayableIds = list(10_000, id('Payable'))

/** More of them are not shown. */
export const MAX_DUPLICATES = 50

/** The invoices that may be the same purchase as one of them. */
export const PossibleDuplicates = mappedRecord('PossibleDuplicates', ({ country }) => ({
  invoices: ['data', list(MAX_DUPLICATES, Payable(country))],
}))

export const DistinctRequest = mappedRecord('DistinctRequest', {
  others: ['invoiceIds', list(MAX_DUPLICATES, id('Payable'))],
})

/** The cession that the user saw, by its parties and its day, and whom the company asked. */
export const AssigneeConfirmationRequest = mappedRecord('AssigneeConfirmationRequest', {
  assignor: ['assignor', text(20)],
  assignee: ['assignee', text(20)],
  on: ['assignedAt', DateOnly],
  channel: ['channel', text(40)],
  person: ['person', text(254)],
})

export const PaymentDateRequest = mappedRecord('PaymentDateRequest', { paymentDate: ['paymentDate', DateOnly] })

export const ArchiveRequest = mappedRecord('ArchiveRequest', {
  on: ['archivedAt', DateOnly],
  ids: ['invoiceIds', PayableIds],
})

export const MarkPaidRequest = mappedRecord('MarkPaidRequest', {
  on: ['paidAt', DateOnly],
  ids: ['invoiceIds', PayableIds],
})

export const RestoreRequest = mappedRecord('RestoreRequest', { ids: ['invoiceIds', PayableIds] })
