import * as fc from 'fast-check'
import { money } from '#domain/kernel/money.ts'
import {
  dteKey,
  type Assignment,
  type CreditNote,
  type DebitNote,
  type Invoice,
  type Party,
  type RegisterEntry,
  type TaxDocument,
} from '#domain/tax-documents/document.ts'
import type { DocumentReference, DteFacts, DteType } from '#domain/tax-documents/document-facts.ts'
import { day, maybe, minor, otherThan, PARTIES, partyOf, stated } from './parts.ts'

/** `first` tells the folios of two archives apart. */
const folioFrom = (first: number): fc.Arbitrary<string> => fc.integer({ min: first, max: first + 1 }).map(String)

const reference = (first: number): fc.Arbitrary<DocumentReference> =>
  fc
    .record({
      documentType: fc.constantFrom('33', '33', '33', '33', '34', '56', '61', '801'),
      folio: fc.oneof(
        { arbitrary: folioFrom(first), weight: 6 },
        { arbitrary: fc.constantFrom('0', `${first}99`), weight: 1 },
      ),
      code: fc.constantFrom(undefined, '1', '1', '2', '3'),
      otherIssuer: fc.oneof(
        { arbitrary: fc.constant(undefined), weight: 6 },
        { arbitrary: partyOf('CL').map(({ id }) => id), weight: 1 },
        { arbitrary: fc.constant('UNREADABLE'), weight: 1 },
      ),
      isGlobal: fc.constantFrom(undefined, undefined, undefined, undefined, true as const),
    })
    .map(stated)

const references = (first: number): fc.Arbitrary<ReadonlyArray<DocumentReference>> =>
  fc.array(reference(first), { maxLength: 3 })

const head = <T extends DteType>(first: number, types: ReadonlyArray<T>, issuer: fc.Arbitrary<Party>) =>
  issuer.chain((from) =>
    fc
      .record({
        receiver: otherThan('CL', from),
        documentType: fc.constantFrom(...types),
        folio: folioFrom(first),
        issueDate: day,
        total: minor,
      })
      .map(({ documentType, folio, issueDate, receiver, total }) => ({
        common: {
          country: 'CL' as const,
          key: dteKey(from.id, documentType, folio),
          issuer: from,
          receiver,
          folio,
          issueDate,
          amount: money('CLP', total),
          localAmount: money('CLP', total),
        },
        documentType,
      })),
  )

const pesos = minor.map((value) => money('CLP', value))

/** The statements of an invoice about its own payment, often none. */
export const paidAtIssueFacts: fc.Arbitrary<Pick<DteFacts, 'amountCancelled' | 'balance' | 'cancelledOn'>> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 2 },
  {
    arbitrary: fc
      .record({ cancelledOn: maybe(day), amountCancelled: maybe(pesos), balance: maybe(pesos) })
      .map((drawn) => stated(drawn)),
    weight: 1,
  },
)

const chileanInvoice = (first: number): fc.Arbitrary<Invoice> =>
  fc
    .tuple(head(first, ['33', '33', '33', '34'], partyOf('CL')), fc.constantFrom('1', '2', '2'), paidAtIssueFacts)
    .map(([{ common, documentType }, paymentForm, paid]) => ({
      _tag: 'Invoice',
      ...common,
      facts: { _tag: 'DteFacts', documentType, paymentForm, signed: true, references: [], ...paid },
    }))

export const creditNote = (first: number, issuer: fc.Arbitrary<Party> = partyOf('CL')): fc.Arbitrary<CreditNote> =>
  fc.tuple(head(first, ['61'], issuer), references(first)).map(([{ common, documentType }, named]) => ({
    _tag: 'CreditNote',
    ...common,
    facts: { _tag: 'DteFacts', documentType, signed: true, references: named },
  }))

const debitNote = (first: number, issuer: fc.Arbitrary<Party> = partyOf('CL')): fc.Arbitrary<DebitNote> =>
  fc.tuple(head(first, ['56'], issuer), references(first)).map(([{ common, documentType }, named]) => ({
    _tag: 'DebitNote',
    ...common,
    facts: { _tag: 'DteFacts', documentType, signed: true, references: named },
  }))

/** Chains, gaps, strangers, and cessions back to the issuer. */
const assignment = (first: number, assignor: fc.Arbitrary<Party> = partyOf('CL')): fc.Arbitrary<Assignment> =>
  fc
    .record({
      invoice: chileanInvoice(first),
      sequence: fc.integer({ min: 1, max: 3 }),
      assignor,
      assignee: partyOf('CL'),
      hour: fc.constantFrom('10', '11'),
      on: day,
      lastDueDate: maybe(day),
    })
    .map(({ assignee, assignor: from, hour, invoice, lastDueDate, on, sequence }) => {
      const assignedAt = `${on}T${hour}:00:00`
      return {
        _tag: 'Assignment',
        country: 'CL',
        key: [invoice.key, 'AEC', sequence, from.id, assignee.id, assignedAt].join('|'),
        issuer: invoice.issuer,
        receiver: invoice.receiver,
        folio: invoice.folio,
        issueDate: invoice.issueDate,
        invoiceKey: invoice.key,
        sequence,
        assignor: from,
        assignee,
        amount: money('CLP', invoice.amount.minor),
        assignedAt,
        ...stated({ lastDueDate }),
      }
    })

const registerEntry = (
  first: number,
  party: fc.Arbitrary<Party> = fc.constantFrom(...PARTIES.CL.others.slice(0, 1), ...PARTIES.CL.others),
): fc.Arbitrary<RegisterEntry> =>
  fc
    .record({
      register: fc.constantFrom('PURCHASES' as const, 'SALES' as const),
      documentType: fc.constantFrom('33', '33', '33', '34', '61', '61', '61', '60', '56', '55', '46', '43'),
      folio: folioFrom(first),
      party,
      issueDate: maybe(day),
      receivedAt: fc.constantFrom(undefined, '05/03/2026 10:00:00', '2026-03-06', 'ayer'),
      amount: maybe(pesos),
      state: fc.constantFrom(
        'REGISTERED' as const,
        'PENDING' as const,
        'CLAIMED' as const,
        'ACKNOWLEDGED' as const,
        'NOT_ACKNOWLEDGED' as const,
      ),
      references: references(first),
      onPurchaseInvoice: fc.constantFrom(undefined, undefined, undefined, true as const),
    })
    .map((drawn) => ({ _tag: 'RegisterEntry', country: 'CL', purchaseType: 'Del Giro', ...stated(drawn) }))

/** Invoices, notes and cessions of all parties, and rows of the register. */
export const chileanDocument = (first: number): fc.Arbitrary<TaxDocument> =>
  fc.oneof(
    { arbitrary: chileanInvoice(first), weight: 4 },
    { arbitrary: creditNote(first), weight: 3 },
    { arbitrary: debitNote(first), weight: 2 },
    { arbitrary: assignment(first), weight: 2 },
    { arbitrary: registerEntry(first), weight: 3 },
  )

const { company, stranger } = PARTIES.CL

/** A note of another that claims to name a document of the company; a row of the register about somebody else. */
export const chileanWithoutAuthority = (first: number): fc.Arbitrary<TaxDocument> =>
  fc.oneof(
    fc
      .oneof(creditNote(first, fc.constant(stranger)), debitNote(first, fc.constant(stranger)))
      .map((note) => ({ ...note, facts: claiming(note.facts, company.id) })),
    assignment(first, fc.constant(stranger)),
    registerEntry(first, fc.constant(stranger)),
  )

const claiming = (facts: Invoice['facts'], otherIssuer: string): Invoice['facts'] =>
  facts._tag === 'CfdiFacts'
    ? facts
    : { ...facts, references: facts.references.map((one) => ({ ...one, otherIssuer })) }

/** A note of an invoice, with a folio that no drawn note has. */
export const noteFor = (invoice: Invoice, code: string, total: number): CreditNote => ({
  _tag: 'CreditNote',
  country: 'CL',
  key: dteKey(invoice.issuer.id, '61', '900'),
  issuer: invoice.issuer,
  receiver: invoice.receiver,
  folio: '900',
  issueDate: invoice.issueDate,
  amount: money('CLP', total),
  localAmount: money('CLP', total),
  facts: factsOf('61', [{ documentType: typeOf(invoice), folio: invoice.folio, code }]),
})

/** The 56 that annuls a credit note, of the same day. */
export const annulmentOf = (note: CreditNote): DebitNote => ({
  ...note,
  _tag: 'DebitNote',
  key: dteKey(note.issuer.id, '56', '900'),
  facts: factsOf('56', [{ documentType: '61', folio: note.folio, code: '1' }]),
})

const factsOf = (documentType: DteType, named: ReadonlyArray<DocumentReference>): DteFacts => ({
  _tag: 'DteFacts',
  documentType,
  signed: true,
  references: named,
})

const typeOf = ({ facts }: Invoice): DteType => (facts._tag === 'DteFacts' ? facts.documentType : '33')
