import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonsNotFinanceable } from '#domain/financing/financeability.ts'
import type { Country } from '#domain/kernel/country.ts'
import { registerKey, type KnownDocument } from '#domain/tax-documents/document.ts'
import type { Decisions, DocumentedInvoice, DocumentedInvoices } from '#domain/tax-documents/documented-invoice.ts'
import { documentedInvoices } from '#domain/tax-documents/documented-invoices.ts'
import { archive, placeOf, taxpayerOf, withoutAuthority } from '#test/support/tax-archives/archive.ts'
import { annulmentOf, creditNote, noteFor, paidAtIssueFacts } from '#test/support/tax-archives/chilean.ts'
import { egreso, payment } from '#test/support/tax-archives/mexican.ts'
import { PARTIES } from '#test/support/tax-archives/parts.ts'
import { runs } from '#test/support/runs.ts'

const RUNS = { numRuns: runs(300) }

const read = (country: Country, documents: ReadonlyArray<KnownDocument>, decisions?: Decisions): DocumentedInvoices =>
  documentedInvoices(taxpayerOf(country), documents, decisions)

const byKey = ({ invoices }: DocumentedInvoices): ReadonlyMap<string, DocumentedInvoice> =>
  new Map(invoices.map((invoice) => [invoice.document.key, invoice]))

/** No invoice of `after` is owed more than in `before`. */
const expectNotRaised = (before: DocumentedInvoices, after: DocumentedInvoices): void => {
  const now = byKey(after)
  for (const { document, outstanding, outstandingLocal } of before.invoices) {
    expect(now.get(document.key)?.outstanding.minor).toBeLessThanOrEqual(outstanding.minor)
    expect(now.get(document.key)?.outstandingLocal.minor).toBeLessThanOrEqual(outstandingLocal.minor)
  }
}

const keyOf = (document: KnownDocument['document']): string =>
  document._tag === 'RegisterEntry' ? registerKey(taxpayerOf('CL').identifier, document) : document.key

const isCopy = (key: string, { document }: KnownDocument): boolean =>
  document._tag === 'Invoice' && document.key === key

const unproved = (document: KnownDocument['document']): KnownDocument => ({ document, proof: 'NONE' })

describe.each(['CL', 'MX'] as const)('in %s', (country) => {
  it('the order of documents, and their copies, change nothing (law 1)', () => {
    fc.assert(
      fc.property(
        archive(country).chain((documents) =>
          fc.tuple(
            fc.constant(documents),
            fc.shuffledSubarray([...documents, ...documents], { minLength: documents.length * 2 }),
          ),
        ),
        ([documents, shuffled]) => {
          const [known, again] = [read(country, documents), read(country, shuffled)]
          expect(again.invoices).toEqual(known.invoices)
          const texts = (found: DocumentedInvoices): ReadonlyArray<string> =>
            [...new Set(found.withoutEffect.map((one) => JSON.stringify(one)))].toSorted()
          expect(texts(again)).toEqual(texts(known))
        },
      ),
      RUNS,
    )
  })

  it('a document without authority changes nothing, but for the doubt of a gap in cessions (law 2)', () => {
    fc.assert(
      fc.property(archive(country), withoutAuthority(country), (documents, foreign) => {
        fc.pre(!documents.some(({ document }) => placeOf(document) === placeOf(foreign.document)))
        const [before, after] = [read(country, documents), read(country, [foreign, ...documents])]
        const settled = ({ causes, doubts, ...rest }: DocumentedInvoice) =>
          foreign.document._tag === 'Assignment'
            ? { ...rest, doubts: doubts.filter((doubt) => doubt !== 'ASSIGNMENT') }
            : { ...rest, causes, doubts }
        const others = after.invoices.filter(({ document }) => !isCopy(document.key, foreign))
        expect(others.map(settled)).toEqual(before.invoices.map(settled))
      }),
      RUNS,
    )
  })

  it('what is owed is between nothing and the total with its debit notes, what is financed at most the total (law 3)', () => {
    fc.assert(
      fc.property(archive(country), (documents) => {
        for (const { document, financeable, outstanding, outstandingLocal, parts } of read(country, documents)
          .invoices) {
          expect(outstanding.minor).toBeGreaterThanOrEqual(0)
          expect(outstandingLocal.minor).toBeGreaterThanOrEqual(0)
          expect(outstanding.minor).toBeLessThanOrEqual(document.amount.minor + parts.debits.minor)
          expect(financeable.minor).toBeGreaterThanOrEqual(0)
          expect(financeable.minor).toBeLessThanOrEqual(Math.min(document.localAmount.minor, outstandingLocal.minor))
          expect(outstanding.currency).toBe(document.amount.currency)
          expect(outstandingLocal.currency).toBe(document.localAmount.currency)
          expect(outstanding.minor === 0).toBe(outstandingLocal.minor === 0)
        }
      }),
      RUNS,
    )
  })

  it('a credit note or receipt that replaces none never raises what is owed (law 4)', () => {
    fc.assert(
      fc.property(archive(country), lowering(country), (documents, added) => {
        /* The XML of a note says better than its row what it names. */
        fc.pre(!documents.some(({ document }) => keyOf(document) === added.key))
        const before = read(country, documents)
        const after = read(country, [...documents, unproved(added)])
        expectNotRaised(before, after)
      }),
      RUNS,
    )
  })
})

describe.each(['CL', 'MX'] as const)('in %s, too,', (country) => {
  it('shares of a note sum to at most its amount (law 6)', () => {
    fc.assert(
      fc.property(archive(country), wideNote(country), (drawn, wide) => {
        const documents = [unproved(wide), ...drawn.filter(({ document }) => keyOf(document) !== wide.key)]
        const { invoices } = read(country, documents)
        const shares = new Map<string, number>()
        for (const { effects } of invoices) {
          for (const { amount, document, effect } of effects)
            if (effect === 'CREDITS' || effect === 'DEBITS' || effect === 'ANNULS')
              shares.set(document, (shares.get(document) ?? 0) + (amount?.minor ?? 0))
        }
        for (const { document } of documents) {
          if (document._tag !== 'CreditNote' && document._tag !== 'DebitNote') continue
          const currencies = invoices
            .filter(({ effects }) => effects.some((effect) => effect.document === document.key))
            .map((invoice) => invoice.document.amount.currency)
          if (currencies.some((currency) => currency !== document.amount.currency)) continue
          const registered = documents.flatMap((row) =>
            row.document._tag === 'RegisterEntry' && row.document.folio === document.folio
              ? (row.document.amount?.minor ?? 0)
              : [],
          )
          expect(shares.get(document.key) ?? 0).toBeLessThanOrEqual(Math.max(document.amount.minor, ...registered))
        }
      }),
      RUNS,
    )
  })

  it('documents that share no key do not affect each other (law 6)', () => {
    fc.assert(
      fc.property(archive(country), archive(country, 'SECOND'), (first, second) => {
        const together = byKey(read(country, [...first, ...second]))
        const apart = [...read(country, first).invoices, ...read(country, second).invoices]
        expect(together.size).toBe(apart.length)
        for (const invoice of apart) expect(together.get(invoice.document.key)).toEqual(invoice)
      }),
      RUNS,
    )
  })

  it('issuer and receiver owe and see the same (law 7)', () => {
    const fromXml = archive(country).map((documents) =>
      documents.filter(({ document }) => document._tag !== 'RegisterEntry'),
    )
    fc.assert(
      fc.property(fromXml, fc.constantFrom(...PARTIES[country].others), (documents, { id }) => {
        const theirs = byKey(documentedInvoices({ country, identifier: id }, documents))
        for (const { direction, ...ours } of read(country, documents).invoices) {
          const { direction: other, ...same } = theirs.get(ours.document.key) ?? {}
          if (other === undefined) continue
          expect(other).not.toBe(direction)
          expect(same).toEqual(ours)
        }
      }),
      RUNS,
    )
  })

  it('the holder is the issuer or an assignee (law 8)', () => {
    fc.assert(
      fc.property(archive(country), (documents) => {
        for (const { document, holder } of read(country, documents).invoices) {
          const assignees = documents.flatMap(({ document: one }) =>
            one._tag === 'Assignment' && one.invoiceKey === document.key ? [one.assignee.id] : [],
          )
          expect([document.issuer.id, ...assignees]).toContain(holder.party.id)
          if (holder.party.id === document.issuer.id) expect(holder.isConfirmed).toBe(true)
        }
      }),
      RUNS,
    )
  })

  it('doubts only remove from what is financeable (law 9)', () => {
    fc.assert(
      fc.property(archive(country), (documents) => {
        const doubtful = read(country, documents)
        const settled = new Map(
          doubtful.invoices.map(({ causes, document }) => [
            document.key,
            new Set(causes.flatMap((cause) => cause.causes)),
          ]),
        )
        const certain = byKey(read(country, documents, { settled, confirmedAssignees: new Map() }))
        for (const { causes: _, doubts, ...rest } of doubtful.invoices) {
          const { causes: none, doubts: without, ...same } = certain.get(rest.document.key) ?? {}
          expect([none, without]).toEqual([[], []])
          expect(same).toEqual(rest)
          const reasons = reasonsNotFinanceable({ ...rest, doubts: [] })
          const more = doubts.length > 0 ? (['IN_DOUBT'] as const) : []
          expect(new Set(reasonsNotFinanceable({ ...rest, doubts }))).toEqual(new Set([...reasons, ...more]))
        }
      }),
      RUNS,
    )
  })
})

const lowering = (country: Country) =>
  country === 'CL'
    ? creditNote(1)
    : fc.oneof(
        egreso('', undefined, ['added']).map((note) => ({ ...note, facts: replacingNone(note.facts) })),
        payment('', undefined, ['added']).map((receipt) => ({
          ...receipt,
          related: receipt.related.filter(({ relation }) => relation !== '04'),
        })),
      )

/** A note of the company about all documents that it may have issued. */
const wideNote = (country: Country) => {
  const { company } = PARTIES[country]
  return country === 'CL'
    ? creditNote(1, fc.constant(company)).map((note) => ({
        ...note,
        facts: { ...note.facts, references: ['1', '2'].map((folio) => ({ documentType: '33', folio, code: '3' })) },
      }))
    : egreso('', fc.constant(company), ['wide']).map((note) => ({
        ...note,
        facts: { ...note.facts, related: ['i0', 'i1', 'i2'].map((key) => ({ relation: '01', key })) },
      }))
}

const replacingNone = <F extends { readonly _tag: string }>(facts: F): F =>
  'related' in facts && Array.isArray(facts.related)
    ? { ...facts, related: facts.related.filter(({ relation }: { readonly relation: string }) => relation !== '04') }
    : facts

describe('in MX', () => {
  it('cancelling a credit note or receipt never lowers what is owed (law 4)', () => {
    fc.assert(
      fc.property(archive('MX'), lowering('MX'), (documents, added) => {
        const { folio, key } = added
        const cancelled = unproved({ _tag: 'MetadataEntry', country: 'MX', key, folio, status: 'CANCELLED', kind: 'E' })
        const standing = [...documents, unproved(added)]
        expectNotRaised(read('MX', [...standing, cancelled]), read('MX', standing))
      }),
      RUNS,
    )
  })
})

describe('in CL', () => {
  const withInvoice = archive('CL').filter(
    (documents) => documentedInvoices(taxpayerOf('CL'), documents).invoices.length > 0,
  )
  const oneOf = (documents: ReadonlyArray<KnownDocument>, at: number): DocumentedInvoice['document'] => {
    const { invoices } = read('CL', documents)
    const found = invoices[at % invoices.length]
    if (found === undefined) throw new Error('The archive has an invoice')
    return found.document
  }

  it('a payment at issue never raises what is owed (law 4)', () => {
    fc.assert(
      fc.property(withInvoice, fc.nat(), paidAtIssueFacts, (documents, at, paid) => {
        const { key } = oneOf(documents, at)
        const withFacts = (of: typeof paid): ReadonlyArray<KnownDocument> =>
          documents.map(({ document, proof }) => {
            if (document._tag !== 'Invoice' || document.key !== key) return { document, proof }
            const {
              amountCancelled: _,
              balance: __,
              cancelledOn: ___,
              ...facts
            } = { ...NOTHING_PAID, ...document.facts }
            return { document: { ...document, facts: { ...facts, ...of } as typeof document.facts }, proof }
          })
        expectNotRaised(read('CL', withFacts({})), read('CL', withFacts(paid)))
      }),
      RUNS,
    )
  })

  it('CodRef 1 leaves nothing, and its 56 gives the former invoice back (law 5)', () => {
    fc.assert(
      fc.property(withInvoice, fc.nat(), fc.nat({ max: 1_000 }), (documents, at, total) => {
        const invoice = oneOf(documents, at)
        const note = noteFor(invoice, '1', total)
        const before = read('CL', documents)
        const annulled = byKey(read('CL', [...documents, unproved(note)])).get(invoice.key)
        expect(annulled?.outstanding.minor).toBe(0)
        expect(annulled?.financeable.minor).toBe(0)
        expect(annulled?.states).toContain(
          byKey(before).get(invoice.key)?.states.includes('ZERO_TOTAL') ? 'ZERO_TOTAL' : 'FULLY_CREDITED',
        )
        const revived = read('CL', [...documents, unproved(note), unproved(annulmentOf(note))])
        expect(revived.invoices).toEqual(before.invoices)
      }),
      RUNS,
    )
  })

  it('a note with its row in the register is as the note, where the totals are equal (law 5)', () => {
    fc.assert(
      fc.property(
        withInvoice,
        fc.nat(),
        fc.constantFrom('1', '2', '3'),
        fc.nat({ max: 1_000 }),
        (documents, at, code, total) => {
          const note = noteFor(oneOf(documents, at), code, total)
          const isOurs = note.issuer.id === taxpayerOf('CL').identifier
          const row = unproved({
            _tag: 'RegisterEntry',
            country: 'CL',
            register: isOurs ? 'SALES' : 'PURCHASES',
            documentType: '61',
            folio: note.folio,
            party: isOurs ? note.receiver : note.issuer,
            state: 'REGISTERED',
            purchaseType: 'Del Giro',
            references: note.facts._tag === 'DteFacts' ? note.facts.references : [],
            amount: { currency: 'CLP', minor: note.amount.minor },
          })
          expect(read('CL', [...documents, row, unproved(note)]).invoices).toEqual(
            read('CL', [...documents, unproved(note)]).invoices,
          )
        },
      ),
      RUNS,
    )
  })
})

const NOTHING_PAID = { amountCancelled: undefined, balance: undefined, cancelledOn: undefined }
