import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoInvoices } from '#infrastructure/demo/demo-samples.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import { matchesSearch, normaliseSearch } from '#domain/financing/invoice-search.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import { country } from '#domain/testing/kernel.ts'

const today = '2026-06-10' as CivilDate
const chile = demoInvoices('CL', today)
const mexico = demoInvoices('MX', today)

const found = (text: string, where: Country): ReadonlyArray<string> => {
  const invoices = where === 'CL' ? chile : mexico
  return invoices.filter((invoice) => matchesSearch(invoice, normaliseSearch(text, where))).map(({ folio }) => folio)
}

describe('the search of invoices', () => {
  it('finds a payer with or without accents and extra spaces', () => {
    expect(found('  PENABLANCA   del sur ', 'CL')).toEqual(['1219'])
    expect(found('quilén', 'CL')).toEqual(['1204'])
    expect(found('rio verdin', 'MX')).toEqual(['1226'])
  })

  it('finds a tax id with or without its punctuation, and part of it', () => {
    for (const text of ['76.418.205-7', '76418205-7', '764182057', '418.205'])
      expect(found(text, 'CL')).toEqual(['1204'])
    for (const text of ['cde150312ab5', 'CDE 150312 AB5', 'CDE-150312']) expect(found(text, 'MX')).toEqual(['1204'])
  })

  it('finds an amount in the notation of either country', () => {
    for (const text of ['150000', '150.000', '$150.000', '$ 150.000', 'CLP 150.000', 'clp150000', '150,000'])
      expect(found(text, 'CL')).toEqual(['1204'])
    const inMexico = ['150000', '150,000.00', '$150,000', 'MXN 150,000', 'US$ 150,000', '150.000,00', '150000.0']
    for (const text of inMexico) expect(found(text, 'MX')).toEqual(['1204'])
  })

  it('reads groups of three as thousands, the first of which may be shorter', () => {
    expect(normaliseSearch('1.500', 'CL').amounts).toEqual([1_500])
    expect(normaliseSearch('1.234.567', 'CL').amounts).toEqual([1_234_567])
    expect(normaliseSearch('1.500', 'MX').amounts).toEqual([150_000])
  })

  it('reads as a tax id only a text of its letters and digits', () => {
    expect(
      ['76418205-7', '76#18205', '#76418205', '76418205#'].map((text) => normaliseSearch(text, 'CL').identifier),
    ).toEqual(['764182057', undefined, undefined, undefined])
  })

  it('reads the first two hundred characters', () => {
    expect(normaliseSearch('a'.repeat(500), 'CL').text).toBe('a'.repeat(200))
  })

  it('finds a folio by part of it, and everything by an empty text', () => {
    expect(found('121', 'CL')).toEqual(['1211', '1219'])
    expect(found('   ', 'CL')).toHaveLength(4)
  })

  it('finds nothing by a text that no row has', () => {
    for (const text of ['1e3', '0x1f', '0x1.500', '1.50', '15,0', '-', '...', '$', '150.000.0', '1234.567']) {
      expect(normaliseSearch(text, 'CL').amounts).toEqual([])
    }
    for (const text of ['1.50.0', '1,5,0', '1.a5', '1.5a', '15a', 'a15', '1.e1', '1,e1', '1a,500', '1,50a', 'x,500'])
      expect(normaliseSearch(text, 'MX').amounts).toEqual([])
    expect(found('zzz', 'CL')).toEqual([])
    expect(found('%', 'CL')).toEqual([])
    expect(found('-', 'CL')).toEqual([])
  })
})

describe('the laws of searching', () => {
  const samples: fc.Arbitrary<readonly [Country, FinanceableInvoice]> = country.chain((where) =>
    fc.constantFrom(...(where === 'CL' ? chile : mexico)).map((invoice) => [where, invoice] as const),
  )

  it('finds every invoice by the texts of its row', () => {
    fc.assert(
      fc.property(samples, ([where, invoice]) => {
        for (const text of [
          invoice.folio,
          invoice.payer.name,
          invoice.payer.identifier,
          formatMoney(invoice.amount, where),
        ]) {
          expect(matchesSearch(invoice, normaliseSearch(text, where))).toBe(true)
        }
      }),
    )
  })

  it('finds no fewer rows for a prefix of a name', () => {
    fc.assert(
      fc.property(samples, fc.nat(), fc.nat(), ([where, invoice], a, b) => {
        const { name } = invoice.payer
        const part = name.slice(a % name.length, (a % name.length) + 1 + (b % name.length))
        expect(matchesSearch(invoice, normaliseSearch(part, where))).toBe(true)
      }),
    )
  })

  it('reads any text, regardless of capitals and surrounding spaces', () => {
    const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d.,$ -]{0,30}$/))
    fc.assert(
      fc.property(texts, country, (text, where) => {
        const search = normaliseSearch(text, where)
        expect(normaliseSearch(`  ${text}\t`, where)).toEqual(search)
        expect(search.amounts.every((minor) => Number.isSafeInteger(minor) && minor >= 0)).toBe(true)
        expect(normaliseSearch(search.text, where).text).toBe(search.text)
      }),
    )
  })
})
