import * as fc from 'fast-check'
import { money, moneyWithin, type Money } from '#domain/kernel/money.ts'
import type {
  CreditNote,
  Invoice,
  MetadataEntry,
  Party,
  Payment,
  PaymentReceipt,
  RelatedDocument,
  TaxDocument,
} from '#domain/tax-documents/document.ts'
import { day, maybe, minor, otherThan, PARTIES, partyOf, stated } from './parts.ts'

/** The keys of an archive: `prefix` tells two apart. */
const keysOf = (prefix: string, kind: string, count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => `${prefix}${kind}${at}`)

const anyKey = (prefix: string): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...keysOf(prefix, 'i', 3)), weight: 6 },
    { arbitrary: fc.constantFrom(...keysOf(prefix, 'e', 3), ...keysOf(prefix, 'p', 3)), weight: 2 },
    { arbitrary: fc.constant(`${prefix}unknown`), weight: 1 },
  )

const relation = fc.constantFrom('01', '01', '02', '03', '04', '04', '05', '07')

const relatedTo = (prefix: string): fc.Arbitrary<ReadonlyArray<RelatedDocument>> =>
  fc.array(fc.record({ relation, key: anyKey(prefix) }), { maxLength: 3 })

/** In pesos, or in dollars at 20. */
const amounts: fc.Arbitrary<{ readonly amount: Money; readonly localAmount: Money }> = fc.oneof(
  { arbitrary: minor.map((of) => ({ amount: money('MXN', of), localAmount: money('MXN', of) })), weight: 3 },
  {
    arbitrary: minor.map((of) => ({ amount: money('USD', of), localAmount: moneyWithin('MXN', of * 20) })),
    weight: 1,
  },
)

const between = (issuer: fc.Arbitrary<Party>): fc.Arbitrary<{ readonly issuer: Party; readonly receiver: Party }> =>
  issuer.chain((from) => otherThan('MX', from).map((receiver) => ({ issuer: from, receiver })))

const stamp = maybe(fc.constantFrom('2026-03-01T10:00:00', '2026-03-02T10:00:00'))

const head = (keys: ReadonlyArray<string>, issuer: fc.Arbitrary<Party>) =>
  fc
    .record({ key: fc.constantFrom(...keys), parties: between(issuer), issueDate: day })
    .map(({ issueDate, key, parties }) => ({ country: 'MX' as const, key, ...parties, folio: key, issueDate }))

const factsOf = (related: ReadonlyArray<RelatedDocument>, stampedAt: string | undefined): Invoice['facts'] => ({
  _tag: 'CfdiFacts',
  version: '4.0',
  related,
  ...stated({ stampedAt }),
})

/** A total without a value in pesos. */
const unvalued: fc.Arbitrary<Pick<Invoice, 'amount' | 'localAmount' | 'unvalued'>> = fc
  .constantFrom('EUR', 'USD')
  .map((currency) => ({
    amount: money('MXN', 0),
    localAmount: money('MXN', 0),
    unvalued: { currency, total: '1000.00' },
  }))

/** Its relations replace others. */
const mexicanInvoice = (prefix: string): fc.Arbitrary<Invoice> =>
  fc
    .tuple(
      head(keysOf(prefix, 'i', 3), partyOf('MX')),
      fc.oneof({ arbitrary: amounts, weight: 6 }, { arbitrary: unvalued, weight: 1 }),
      relatedTo(prefix),
      stamp,
    )
    .map(([common, total, related, stampedAt]) => ({
      _tag: 'Invoice',
      ...common,
      ...total,
      facts: factsOf(related, stampedAt),
    }))

export const egreso = (
  prefix: string,
  issuer: fc.Arbitrary<Party> = partyOf('MX'),
  keys: ReadonlyArray<string> = keysOf(prefix, 'e', 3),
): fc.Arbitrary<CreditNote> =>
  fc.tuple(head(keys, issuer), amounts, relatedTo(prefix), stamp).map(([common, total, related, stampedAt]) => ({
    _tag: 'CreditNote',
    ...common,
    ...total,
    facts: factsOf(related, stampedAt),
  }))

const anyAmount = fc
  .tuple(fc.constantFrom('MXN' as const, 'MXN' as const, 'USD' as const), minor)
  .map(([of, value]) => money(of, value))

const line = (prefix: string): fc.Arbitrary<PaymentReceipt> =>
  fc
    .record({
      key: maybe(anyKey(prefix)),
      paidOn: maybe(day),
      installment: fc.integer({ min: 1, max: 3 }),
      paid: maybe(anyAmount),
      outstanding: maybe(anyAmount),
      otherCurrency: fc.constantFrom(undefined, undefined, undefined, true as const),
    })
    .map((drawn) => ({ ...stated(drawn), ...(drawn.paid === undefined ? { isUnstated: true as const } : {}) }))

export const payment = (
  prefix: string,
  issuer: fc.Arbitrary<Party> = partyOf('MX'),
  keys: ReadonlyArray<string> = keysOf(prefix, 'p', 3),
): fc.Arbitrary<Payment> =>
  fc
    .tuple(head(keys, issuer), relatedTo(prefix), stamp, fc.array(line(prefix), { maxLength: 3 }))
    .map(([common, related, stampedAt, settlements]) => ({
      _tag: 'Payment',
      ...common,
      related,
      settlements,
      ...stated({ stampedAt }),
    }))

const metadata = (
  prefix: string,
  issuer: fc.Arbitrary<Party | undefined> = maybe(partyOf('MX')),
): fc.Arbitrary<MetadataEntry> =>
  fc
    .record({
      key: anyKey(prefix),
      issuer,
      receiver: maybe(partyOf('MX')),
      status: fc.constantFrom('CURRENT' as const, 'CANCELLED' as const, 'UNREADABLE' as const),
      kind: fc.constantFrom('I', 'E', 'P'),
      ended: fc.constantFrom(undefined, true as const),
    })
    .map((drawn) => ({ _tag: 'MetadataEntry', country: 'MX', folio: drawn.key, ...stated(drawn) }))

/** Invoices, notes, receipts and replacements of all parties, and what the SAT says of them. */
export const mexicanDocument = (prefix: string): fc.Arbitrary<TaxDocument> =>
  fc.oneof(
    { arbitrary: mexicanInvoice(prefix), weight: 4 },
    { arbitrary: egreso(prefix), weight: 3 },
    { arbitrary: payment(prefix), weight: 3 },
    { arbitrary: metadata(prefix), weight: 2 },
  )

const { stranger } = PARTIES.MX

/** By somebody who issued nothing that it names, or of parties that are not those of the document. */
export const mexicanWithoutAuthority = (prefix: string): fc.Arbitrary<TaxDocument> =>
  fc.oneof(
    egreso(prefix, fc.constant(stranger), [`${prefix}foreign`]),
    payment(prefix, fc.constant(stranger), [`${prefix}foreign`]),
    mexicanInvoice(prefix).map((invoice) => ({ ...invoice, key: `${prefix}foreign`, issuer: stranger })),
    metadata(prefix, fc.constant(stranger)),
  )
