import { isUtf8 } from 'node:buffer'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSeals } from '#host/tax-authority/sign/check-signatures.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import type { TaxDocument } from '#host/tax-authority/read/tax-document.ts'
import { expected, invoiceFile, minorOf } from './expected.ts'

const files = expected.files
  .filter(({ file }) => !file.endsWith('.zip'))
  .map(({ country, file }) => ({ country, file, bytes: invoiceFile(file) }))

/** Mostly where figures are, and characters that mean something to a parser. */
const edit = fc.record({
  /* Numbers between 0 and 1 would be mostly near 0. */
  at: fc.nat(999_999).map((millionths) => millionths / 1e6),
  inside: fc.nat(14),
  nearFigure: fc.constantFrom(true, true, true, false),
  cut: fc.constantFrom(0, 0, 0, 1, 2, 12),
  put: fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789.,-<>&;"\' =/~|#xe\u0000\u007f\u0085'), maxLength: 4 }),
    fc.constantFrom(
      '&#49;',
      '&#10;',
      '<!---->',
      '<x/>',
      '<![CDATA[1]]>',
      '</MntTotal><MntTotal>',
      ' Total="7"',
      '?>',
      '&amp;',
    ),
  ),
})
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never

const FIGURE = /MntTotal>|Total="|ImpPagado="|~\d+\.\d\d~|;\d{4,};/g

const edited = (text: string, { at, cut, inside, nearFigure, put }: Edit): string => {
  const figures = nearFigure ? [...text.matchAll(FIGURE)] : []
  const figure = figures[Math.floor(at * figures.length)]
  const from = figure === undefined ? Math.floor(at * text.length) : figure.index + inside
  return text.slice(0, from) + put + text.slice(from + cut)
}

const amountsOf = (document: TaxDocument): ReadonlyArray<number> => {
  if (document._tag === 'Payment') return document.settlements.flatMap(({ paid }) => paid?.minor ?? [])
  return 'amount' in document ? [document.amount.minor] : []
}

/** Every figure of the text, read by patterns only: what XML makes of references, comments and sections is undone first. */
const figuresIn = (text: string, country: 'CL' | 'MX'): ReadonlySet<number> => {
  const isXml = /^\s*\uFEFF?</.test(text)
  const plain = !isXml
    ? text
    : text
        .replaceAll(/<!--[^]*?-->|<!\[CDATA\[|\]\]>/g, '')
        .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) =>
          String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(digits, hex === '' ? 10 : 16) || 0)),
        )
  const figures = [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) =>
    minorOf(figure, country === 'CL' ? 'CLP' : 'MXN'),
  )
  /* A register that was saved again may show thousands in threes. */
  const grouped = isXml ? [] : [...plain.matchAll(/(?<![\d.,])\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)(?!\d)/g)]
  return new Set([...figures, ...grouped.map(([figure]) => Number(figure.replaceAll(/\D/g, '')))])
}

describe('a third-party file with any change', () => {
  it('never throws, and never yields an amount that its text does not state as a whole figure', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(edit, { minLength: 1, maxLength: 2 }),
        ({ bytes, country, file }, edits) => {
          const encoding = isUtf8(bytes) ? 'utf8' : 'latin1'
          const text = edits.reduce(edited, Buffer.from(bytes).toString(encoding))
          const readings = readTaxFile(file, Buffer.from(text, encoding))
          expect(readings.flatMap(({ failures }) => failures.flatMap(({ fault }) => fault ?? []))).toEqual([])
          const figures = figuresIn(text, country)
          for (const amount of readings.flatMap(({ documents }) => documents.flatMap(amountsOf)))
            expect(figures).toContain(amount)
        },
      ),
      { numRuns: 8_000 },
    )
  })

  it('never breaks the check of its signatures', () => {
    const signed = files.filter(({ bytes }) => /:?Signature|Sello=/.test(Buffer.from(bytes).toString('latin1')))
    fc.assert(
      fc.property(fc.constantFrom(...signed), fc.array(edit, { minLength: 1, maxLength: 2 }), ({ bytes }, edits) => {
        const text = edits.reduce(edited, Buffer.from(bytes).toString('latin1'))
        for (const { seal } of checkSeals(Buffer.from(text, 'latin1')))
          expect(['MATCHES', 'INVALID', 'NOT_SIGNED', 'NOT_CHECKED']).toContain(seal.verdict)
      }),
      { numRuns: 300 },
    )
  })
})
