import { zipSync } from 'fflate'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FileReading } from '#host/tax-authority/read/file-reading.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import {
  aec,
  BUYER,
  cfdi,
  dte,
  envelope,
  FACTOR,
  METADATA_HEADER,
  metadataRow,
  pago,
  SALES_HEADER,
  SELLER,
  totals,
  utf8,
  uuidOf,
} from './samples.ts'
import { runs } from '#test/support/runs.ts'

/** Damages of files: bytes change, disappear, repeat, move, and the end is truncated. */
type Mutation = (bytes: Uint8Array) => Uint8Array

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const at = (bytes: Uint8Array, fraction: number): number => Math.floor(fraction * bytes.length)

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, fc.nat(255)).map(
    ([where, byte]): Mutation =>
      (bytes) =>
        bytes.with(at(bytes, where), byte),
  ),
  fc.tuple(place, fc.constantFrom(...'<>&"=/ 0123456789.')).map(
    ([where, text]): Mutation =>
      (bytes) =>
        bytes.with(at(bytes, where), text.charCodeAt(0)),
  ),
  fc.tuple(place, fc.nat(40)).map(
    ([where, length]): Mutation =>
      (bytes) =>
        cut(bytes, at(bytes, where), length),
  ),
  fc.tuple(place, fc.nat(40)).map(
    ([where, length]): Mutation =>
      (bytes) =>
        repeat(bytes, at(bytes, where), length),
  ),
  place.map(
    (where): Mutation =>
      (bytes) =>
        bytes.slice(0, at(bytes, where)),
  ),
)

const cut = (bytes: Uint8Array, from: number, length: number): Uint8Array =>
  Uint8Array.from([...bytes.subarray(0, from), ...bytes.subarray(from + length)])

const repeat = (bytes: Uint8Array, from: number, length: number): Uint8Array =>
  Uint8Array.from([...bytes.subarray(0, from + length), ...bytes.subarray(from)])

const mutate = (bytes: Uint8Array, mutations: ReadonlyArray<Mutation>): Uint8Array =>
  mutations.reduce((current, change) => (current.length === 0 ? current : change(current)), bytes)

const someMutations = fc.array(mutation, { minLength: 1, maxLength: 3 })

const amountsOf = (readings: ReadonlyArray<FileReading>): ReadonlyArray<number> =>
  readings.flatMap(({ documents }) =>
    documents.flatMap((document) => ('amount' in document ? [document.amount.minor] : [])),
  )

/** Cents of a decimal by string operations, independent of the reader. */
const cents = (text: string): number => {
  const [whole = '', fraction = ''] = text.trim().split('.')
  const [kept, next] = [fraction.padEnd(2, '0').slice(0, 2), fraction.charAt(2)]
  return Number(`${whole}${kept}`) + (next >= '5' ? 1 : 0)
}

const SALE = (folio: number, total: number): string =>
  `1;33;Del Giro;${BUYER};Comercial;${folio};14/03/2026;15/03/2026 09:00:00;;;0;0;0;${total};;`

const SAMPLES: ReadonlyArray<readonly [string, string, Uint8Array]> = [
  ['a comprobante', 'a.xml', utf8(cfdi({ total: '1160.55' }))],
  ['a payment', 'a.xml', utf8(pago([{ uuid: uuidOf(2), installment: 1, paid: '10.00', outstanding: '5.00' }]))],
  ['a DTE', 'a.xml', utf8(dte())],
  ['an envelope', 'a.xml', utf8(envelope([dte(), dte({ folio: '502', totals: totals(77_777) })]))],
  ['an AEC', 'a.xml', utf8(aec(dte(), [SELLER, FACTOR]))],
  ['a register', 'a.csv', utf8([SALES_HEADER, SALE(1, 119_000), SALE(2, 33_333)].join('\n'))],
  ['metadata', 'a.txt', utf8([METADATA_HEADER, metadataRow(uuidOf(1), '1'), metadataRow(uuidOf(2), '0')].join('\r\n'))],
  ['an archive', 'a.zip', zipSync({ 'one.xml': utf8(cfdi({ total: '1160.55' })), 'two.xml': utf8(dte()) })],
]

describe.each(SAMPLES)('damaged %s', (_, name, bytes) => {
  it('always has a result, and a deterministic one', () => {
    fc.assert(
      fc.property(someMutations, (mutations) => {
        const damaged = mutate(bytes, mutations)
        const readings = readTaxFile(name, damaged)
        expect(readings.length).toBeGreaterThan(0)
        expect(readTaxFile(name, damaged)).toEqual(readings)
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('a damaged file', () => {
  it('never yields another amount than its text states', () => {
    const sample = utf8(cfdi({ total: '1160.55' }))
    fc.assert(
      fc.property(someMutations, (mutations) => {
        const damaged = mutate(sample, mutations)
        const stated = /\bTotal\s*=\s*["']([^"']*)["']/.exec(new TextDecoder('windows-1252').decode(damaged))?.[1] ?? ''
        for (const amount of amountsOf(readTaxFile('a.xml', damaged))) expect(amount).toBe(cents(stated))
      }),
      { numRuns: runs(2000) },
    )
  })

  it('never yields pesos that it does not state', () => {
    const sample = utf8(envelope([dte(), dte({ folio: '502', totals: totals(77_777) })]))
    fc.assert(
      fc.property(someMutations, (mutations) => {
        const damaged = mutate(sample, mutations)
        const stated = [
          ...new TextDecoder('windows-1252').decode(damaged).matchAll(/<MntTotal[^>]*>\s*(\d+)\s*</g),
        ].map(([, text]) => Number(text))
        for (const amount of amountsOf(readTaxFile('a.xml', damaged))) expect(stated).toContain(amount)
      }),
      { numRuns: runs(2000) },
    )
  })

  it('in an archive is returned unchanged or not at all', () => {
    const packed = zipSync({ 'one.xml': utf8(cfdi({ total: '1160.55' })), 'two.xml': utf8(dte()) })
    fc.assert(
      fc.property(someMutations, (mutations) => {
        for (const amount of amountsOf(readTaxFile('a.zip', mutate(packed, mutations))))
          expect([116_055, 119_000]).toContain(amount)
      }),
      { numRuns: runs(500) },
    )
  })
})
