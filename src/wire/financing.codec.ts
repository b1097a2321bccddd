import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { FINANCING_TYPES, type FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { Signature, SignatureStatus, UncheckedReason } from '#domain/financing/signature.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Money } from '#domain/kernel/money.ts'
import { mapCodec, type Codec } from './codec/mapped.ts'
import { DateAtMidnight, DateOnly, moneyIn } from './codec/amounts.ts'
import { idOf } from './codec/ids.ts'
import { Count, FiniteNumber, Folio, oneOf, optional, text } from './codec/primitives.ts'
import { PageNumber, PageSize, sortBy } from './codec/query.ts'

const FinancingTypeCodec = oneOf('FinancingType', FINANCING_TYPES)
export const TypeQuery = t.strict({ orderType: FinancingTypeCodec })

export const Pagination = t.strict({ page: Count, pageSize: Count, totalData: Count })

export const InvoiceListQuery = t.strict({
  orderType: FinancingTypeCodec,
  page: PageNumber,
  size: PageSize,
  filter: optional(text(100)),
  signature: optional(oneOf('SignatureFilter', ['VERIFIED', 'TO_REVIEW'] as const)),
  order: optional(sortBy(['folio', 'payerName', 'payerIdentifier', 'issueDate', 'expirationDate', 'amount'] as const)),
})
export type InvoiceListQuery = t.TypeOf<typeof InvoiceListQuery>

/** Total over the domain's values: a new one does not compile without its word on the wire. */
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

const travellingInvoice = (country: Country) => {
  const amount = moneyIn(profileOf(country).currency)
  return t.strict({
    id: idOf('Invoice'),
    folio: Folio,
    payerName: text(300),
    payerIdentifier: text(20),
    issueDate: DateOnly,
    expirationDate: DateAtMidnight,
    amount,
    totalAmountCreditNotes: amount,
    docType: optional(text(20)),
    paymentMethod: optional(text(20)),
    preselected: t.boolean,
    removable: optional(t.boolean),
    averageDaysLate: optional(FiniteNumber),
    extraData: t.array(t.strict({ code: text(40), value: text(60) })),
    signature: SignatureStatusCodec,
    signatureReason: optional(UncheckedReasonCodec),
  })
}
type TravellingInvoice = t.TypeOf<ReturnType<typeof travellingInvoice>>

/** Names on the wire, `method` and `extra` inside: which of them travel is the country's. */
const invoiceCodec = (country: Country): t.Type<FinanceableInvoice, unknown, unknown> => {
  const { invoiceMethodColumn, invoiceExtraColumn } = profileOf(country)
  const toDomain = (wire: TravellingInvoice): E.Either<string, FinanceableInvoice> =>
    E.map((signature: Signature): FinanceableInvoice => ({
      id: wire.id,
      folio: wire.folio,
      payer: { name: wire.payerName, identifier: wire.payerIdentifier },
      issueDate: wire.issueDate,
      dueDate: wire.expirationDate,
      amount: wire.amount,
      creditNotes: wire.totalAmountCreditNotes,
      method: invoiceMethodColumn === 'documentType' ? wire.docType : wire.paymentMethod,
      extra: wire.extraData.find(({ code }) => code === invoiceExtraColumn)?.value,
      averageDaysLate: wire.averageDaysLate,
      preselected: wire.preselected,
      isRemovable: wire.removable ?? false,
      signature,
    }))(signatureOf(wire))
  const toWire = (invoice: FinanceableInvoice): TravellingInvoice => ({
    id: invoice.id,
    folio: invoice.folio,
    payerName: invoice.payer.name,
    payerIdentifier: invoice.payer.identifier,
    issueDate: invoice.issueDate,
    expirationDate: invoice.dueDate,
    amount: invoice.amount,
    totalAmountCreditNotes: invoice.creditNotes,
    docType: invoiceMethodColumn === 'documentType' ? invoice.method : undefined,
    paymentMethod: invoiceMethodColumn === 'paymentMethod' ? invoice.method : undefined,
    preselected: invoice.preselected,
    removable: invoice.isRemovable,
    averageDaysLate: invoice.averageDaysLate,
    extraData: invoice.extra === undefined ? [] : [{ code: invoiceExtraColumn, value: invoice.extra }],
    signature: invoice.signature.status,
    signatureReason: invoice.signature.status === 'NOT_CHECKED' ? invoice.signature.reason : undefined,
  })
  return mapCodec('Invoice', travellingInvoice(country), toDomain, toWire)
}

const signatureOf = ({ signature, signatureReason }: TravellingInvoice): E.Either<string, Signature> => {
  if (signature !== 'NOT_CHECKED') return E.right({ status: signature })
  return signatureReason === undefined
    ? E.left('a signature is unchecked for no reason')
    : E.right({ status: signature, reason: signatureReason })
}

/** A page of invoices with the sum of all that the query matches. */
export const invoicePageCodec = (country: Country) =>
  t.strict({
    data: t.array(invoiceCodec(country)),
    pagination: Pagination,
    totalAmount: moneyIn(profileOf(country).currency),
  })

export const CountResponse = t.strict({ count: Count })

export const totalAmountCodec = (country: Country): Codec<{ totalAmount: Money }> =>
  t.strict({ totalAmount: moneyIn(profileOf(country).currency) })

export const StatsQuery = t.strict({ range: oneOf('StatsRange', ['30days', '90days', '365days', 'all'] as const) })

export const statsCodec = (country: Country): Codec<{ amount: Money; count: number }> =>
  t.strict({ amount: moneyIn(profileOf(country).currency), count: Count })

const OUTCOMES = ['IMPORTED', 'DUPLICATE', 'OTHER_BUSINESS', 'NOT_AN_INVOICE', 'UNREADABLE'] as const

export const ImportReport = t.strict({
  results: t.array(
    t.strict({
      file: text(300),
      outcome: oneOf('ImportOutcome', OUTCOMES),
      invoiceId: optional(idOf('Invoice')),
      detail: optional(text(64)),
      /** What `detail` says was exceeded. */
      limit: optional(Count),
    }),
  ),
})
