import * as fc from 'fast-check'
import type { Country } from '#domain/kernel/country.ts'
import { registerRowKey, type KnownDocument, type Proof, type TaxDocument } from '#domain/tax-documents/document.ts'
import type { Taxpayer } from '#domain/tax-documents/known-documents.ts'
import { chileanDocument, chileanWithoutAuthority } from './chilean.ts'
import { mexicanDocument, mexicanWithoutAuthority } from './mexican.ts'
import { PARTIES } from './parts.ts'

/** The company whose archive it is. */
export const taxpayerOf = (country: Country): Taxpayer => ({ country, identifier: PARTIES[country].company.id })

/** The two archives that share no key. */
export type Part = 'FIRST' | 'SECOND'

const documentIn = (country: Country, part: Part): fc.Arbitrary<TaxDocument> =>
  country === 'CL' ? chileanDocument(part === 'FIRST' ? 1 : 501) : mexicanDocument(part === 'FIRST' ? '' : 'z')

/** A document that may change nothing, whatever it names. */
export const withoutAuthority = (country: Country): fc.Arbitrary<KnownDocument> =>
  fc.record({ document: country === 'CL' ? chileanWithoutAuthority(1) : mexicanWithoutAuthority(''), proof })

const proof: fc.Arbitrary<Proof> = fc.constantFrom('NONE', 'NONE', 'AUTHORITY', 'VERIFIED')

/**
 * Everything that a company may hold, right or wrong, about few documents, so that they meet. No two contradict each other under one
 * key; some are there twice.
 */
export const archive = (country: Country, part: Part = 'FIRST'): fc.Arbitrary<ReadonlyArray<KnownDocument>> =>
  fc
    .array(fc.record({ document: documentIn(country, part), proof, copy: fc.constantFrom(...NO_COPIES, ...COPIES) }), {
      maxLength: 16,
    })
    .map((drawn) => {
      const first = new Map(drawn.toReversed().map((one) => [placeOf(one.document), one]))
      return [...first.values()]
        .toReversed()
        .flatMap(({ copy, document, proof: of }) => [
          { document, proof: of },
          ...(copy === undefined ? [] : [{ document, proof: copy }]),
        ])
    })

const NO_COPIES = [undefined, undefined, undefined, undefined] as const
const COPIES = ['NONE', 'VERIFIED'] as const satisfies ReadonlyArray<Proof>

/** Documents of one place are copies of each other. */
export const placeOf = (document: TaxDocument): string => {
  switch (document._tag) {
    case 'RegisterEntry':
      return `${document._tag} ${registerRowKey(document)}`
    case 'MetadataEntry':
      return `${document._tag} ${document.key}|${document.status}`
    default:
      return `${document._tag} ${document.key}`
  }
}
