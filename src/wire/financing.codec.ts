import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { DueDateSource } from '#domain/financing/due-date.ts'
import { UNAVAILABILITIES } from '#domain/financing/exclusion.ts'
import { MAX_FILTER_VALUES } from '#domain/financing/invoice-filter.ts'
import { INVOICE_NOTICES, type InvoiceNotice } from '#domain/financing/invoice-notice.ts'
import { FINANCING_TYPES } from '#domain/financing/invoice.ts'
import type { Signature, SignatureStatus, UncheckedReason } from '#domain/financing/signature.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { parseId } from '#domain/kernel/id.ts'
import { mapCodec, tagOf, type Codec } from './codec/map-codec.ts'
import { AnyMoney, DateAtMidnight, DateOnly } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { flat, mappedRecord } from './codec/mapped-record.ts'
import { pageFields } from './codec/page.ts'
import { Count, FiniteNumber, Folio, list, oneOf, optional, text } from './codec/primitives.ts'
import { commaList, MinorUnits, PageNumber, PageSize, sortBy } from './codec/query.ts'

export const FinancingTypeCodec = oneOf('FinancingType', FINANCING_TYPES)
export const TypeQuery = t.strict({ orderType: FinancingTypeCodec })

export const InvoiceOrder = sortBy([
  'folio',
  'payerName',
  'payerIdentifier',
  'issueDate',
  'expirationDate',
  'amount',
] as const)

const MAX_SELECTED = 10_000
/** Payers with fewer invoices are found by the search. */
export const MAX_FACETS = 1_000

export const AvailabilityRequest = mappedRecord('AvailabilityRequest', {
  ids: ['invoiceIds', list(MAX_SELECTED, id('Invoice'))],
})

/** The named invoices that cannot be requested, each with its reason. */
export const Availability = mappedRecord('Availability', {
  unavailable: [
    'unavailable',
    list(
      MAX_SELECTED,
      mappedRecord('UnavailableInvoice', {
        id: ['invoiceId', id('Invoice')],
        reason: ['reason', oneOf('Unavailability', UNAVAILABILITIES)],
      }),
    ),
  ],
})

/** A bound of the address of a request. */
export const MAX_FIRST = 300

/** They order the invoices of the business and select none. */
const FirstInvoices = commaList('FirstInvoices', MAX_FIRST, (word) => E.mapLeft(tagOf)(parseId<'Invoice'>(word)))

const matching = (word: string, shape: RegExp): E.Either<string, string> =>
  shape.test(word) ? E.right(word) : E.left('WordMalformed')

const noticeNamed = (word: string): E.Either<string, InvoiceNotice> =>
  E.fromNullable('NoticeUnknown')(INVOICE_NOTICES.find((notice) => notice === word))

/** A part of the filter that is absent accepts all. Both ends of a range count. */
const filterFields = {
  signature: optional(oneOf('SignatureFilter', ['VERIFIED', 'TO_REVIEW'] as const)),
  /** Tax ids in lower case, without punctuation. */
  payers: optional(commaList('FilteredPayers', MAX_FILTER_VALUES, (word) => matching(word, /^[a-zñ\d&]{2,13}$/))),
  amountFrom: optional(MinorUnits),
  amountTo: optional(MinorUnits),
  issuedFrom: optional(DateOnly),
  issuedTo: optional(DateOnly),
  dueFrom: optional(DateOnly),
  dueTo: optional(DateOnly),
  notices: optional(commaList('FilteredNotices', MAX_FILTER_VALUES, noticeNamed)),
  methods: optional(commaList('FilteredMethods', MAX_FILTER_VALUES, (word) => matching(word, /^[A-Z\d]{1,4}$/))),
}

export const InvoiceListQuery = t.strict({
  orderType: FinancingTypeCodec,
  page: PageNumber,
  size: PageSize,
  filter: optional(text(100)),
  ...filterFields,
  order: optional(InvoiceOrder),
  first: optional(FirstInvoices),
})
export type InvoiceListQuery = t.TypeOf<typeof InvoiceListQuery>

const Counted = { count: Count }

/** The values of the available invoices by which they can be filtered, each with their number. */
export const InvoiceFacets = t.strict({
  payers: list(MAX_FACETS, t.strict({ ...Counted, name: text(300), identifier: text(20) })),
  methods: list(MAX_FACETS, t.strict({ ...Counted, method: text(20) })),
  notices: list(MAX_FACETS, t.strict({ ...Counted, notice: oneOf('InvoiceNotice', INVOICE_NOTICES) })),
})
export type InvoiceFacets = t.TypeOf<typeof InvoiceFacets>

/** Total over the domain's values: a new one does not compile without its wire value. */
const SIGNATURE_STATUSES: Readonly<Record<SignatureStatus, null>> = {
  VERIFIED: null,
  INVALID: null,
  NOT_SIGNED: null,
  NOT_CHECKED: null,
}
const UNCHECKED_REASONS: Readonly<Record<UncheckedReason, null>> = {
  PENDING: null,
  UNKNOWN_RULES: null,
  UNTRUSTED_CHAIN: null,
  UNKNOWN_SIGNER: null,
  NO_ORIGINAL: null,
  CHECK_FAILED: null,
}
const SignatureStatusCodec = t.keyof(SIGNATURE_STATUSES, 'SignatureStatus')
const UncheckedReasonCodec = t.keyof(UNCHECKED_REASONS, 'UncheckedReason')

export const Payer = mappedRecord('Payer', {
  name: ['payerName', text(300)],
  identifier: ['payerIdentifier', text(20)],
})

const SignatureCodec = mapCodec(
  'Signature',
  t.strict({ signature: SignatureStatusCodec, signatureReason: optional(UncheckedReasonCodec) }),
  ({ signature: status, signatureReason: reason }): E.Either<string, Signature> => {
    if (status !== 'NOT_CHECKED') return E.right({ status })
    return reason === undefined ? E.left('a signature is unchecked for no reason') : E.right({ status, reason })
  },
  (signature) => ({
    signature: signature.status,
    signatureReason: signature.status === 'NOT_CHECKED' ? signature.reason : undefined,
  }),
)

/** The one extra field that the country's product shows. */
const extraOf = (code: string): Codec<string | undefined> =>
  mapCodec(
    'InvoiceExtra',
    t.readonlyArray(t.strict({ code: text(40), value: text(60) })),
    (entries) => E.right(entries.find((entry) => entry.code === code)?.value),
    (value) => (value === undefined ? [] : [{ code, value }]),
  )

const METHOD_FIELDS = { documentType: 'docType', paymentMethod: 'paymentMethod' } as const

const DUE_DATE_SOURCES: Readonly<Record<DueDateSource, null>> = {
  DOCUMENT: null,
  CONDITIONS: null,
  RECEPTION: null,
  ISSUE: null,
}

export const Invoice = mappedRecord('Invoice', ({ country, money }) => ({
  id: ['id', id('Invoice')],
  folio: ['folio', Folio],
  payer: flat(Payer),
  issueDate: ['issueDate', DateOnly],
  dueDate: ['expirationDate', DateAtMidnight],
  dueDateSource: ['expirationDateSource', t.keyof(DUE_DATE_SOURCES, 'DueDateSource')],
  dueDateText: ['expirationDateText', text(120), '?'],
  amount: ['amount', money],
  documentAmount: ['documentTotal', AnyMoney, '?'],
  creditNotes: ['totalAmountCreditNotes', money],
  paid: ['paidAmount', money, '?'],
  method: [METHOD_FIELDS[profileOf(country).invoiceMethodColumn], optional(text(20))],
  extra: ['extraData', extraOf(profileOf(country).invoiceExtraColumn)],
  averageDaysLate: ['averageDaysLate', optional(FiniteNumber)],
  paidInvoices: ['averageDaysLateInvoices', Count, '?'],
  preselected: ['preselected', t.boolean],
  isPossibleDuplicate: ['possibleDuplicate', t.boolean, '?'],
  isRemovable: ['removable', t.boolean, '?'],
  signature: flat(SignatureCodec),
}))

/** A page of invoices with the sum of all that the query matches. */
export const InvoicePage = mappedRecord('InvoicePage', ({ country, money }) => ({
  ...pageFields(Invoice(country)),
  totalAmount: ['totalAmount', money],
}))

export const CountResponse = t.strict({ count: Count })

export const TotalAmountResponse = mappedRecord('TotalAmount', ({ money }) => ({ totalAmount: ['totalAmount', money] }))

export const StatsQuery = t.strict({ range: oneOf('StatsRange', ['30days', '90days', '365days', 'all'] as const) })

export const StatsResponse = mappedRecord('Stats', ({ money }) => ({
  amount: ['amount', money],
  count: ['count', Count],
}))

const OUTCOMES = ['IMPORTED', 'DUPLICATE', 'OTHER_BUSINESS', 'NOT_AN_INVOICE', 'UNREADABLE'] as const

/** More than one document can have. */
const MAX_REASONS = 20

export const ImportReport = t.strict({
  results: t.array(
    t.strict({
      file: text(300),
      outcome: oneOf('ImportOutcome', OUTCOMES),
      invoiceId: optional(id('Invoice')),
      detail: optional(text(64)),
      /** The further reasons of a rejected document, after `detail`; a host of an earlier release sends none. */
      also: optional(list(MAX_REASONS, text(64))),
      /** Who issued a document that changes nothing; a host of an earlier release sends none. */
      issuer: optional(text(300)),
      /** The limit that `detail` exceeds. */
      limit: optional(Count),
    }),
  ),
})
