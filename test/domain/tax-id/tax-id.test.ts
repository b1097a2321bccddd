import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  displayTaxId,
  taxIdWarningsOf,
  formatTaxId,
  parseOwnTaxId,
  parseTaxId,
  parseWireTaxId,
  type TaxId,
} from '#domain/tax-id/tax-id.ts'
import { country } from '#domain/testing/kernel.ts'
import { rfcText, rutText } from '#domain/testing/tax-id.ts'

describe('a tax id by country', () => {
  it('is a RUT in Chile and an RFC in Mexico (SII; SAT)', () => {
    expect(parseTaxId('CL', '60.803.000-k')).toEqual(E.right('60803000-K'))
    expect(parseTaxId('MX', 'sat970701nn3')).toEqual(E.right('SAT970701NN3'))
    expect(parseTaxId('MX', '60.803.000-k')).toEqual(E.left({ _tag: 'RfcMalformed' }))
    expect(parseTaxId('CL', 'SAT970701NN3')).toEqual(E.left({ _tag: 'RutMalformed' }))
  })

  it('may be short on the wire in Chile, and generic there in Mexico, but not as own id', () => {
    expect(parseWireTaxId('CL', '1-9')).toEqual(E.right('1-9'))
    expect(parseTaxId('CL', '1-9')).toEqual(E.left({ _tag: 'RutMalformed' }))
    expect(parseWireTaxId('MX', 'XAXX010101000')).toEqual(E.right('XAXX010101000'))
    expect(parseOwnTaxId('MX', 'XAXX010101000')).toEqual(E.left({ _tag: 'RfcGeneric' }))
  })

  it('is displayed in the country’s notation', () => {
    expect(E.map((id: TaxId) => formatTaxId('CL', id))(parseTaxId('CL', '60803000K'))).toEqual(E.right('60.803.000-K'))
    expect(E.map((id: TaxId) => formatTaxId('MX', id))(parseTaxId('MX', 'sat-970701-nn3'))).toEqual(
      E.right('SAT970701NN3'),
    )
  })

  it('is displayed from a document when valid, and unchanged otherwise', () => {
    expect(displayTaxId('CL', '60803000-k')).toBe('60.803.000-K')
    expect(displayTaxId('MX', 'sat970701nn3')).toBe('SAT970701NN3')
    for (const text of ['60803000-1', 'PASAPORTE 7', '']) expect(displayTaxId('CL', text)).toBe(text)
  })

  it('has warnings when it is an unusual RFC, and none as a RUT', () => {
    const warnings = (of: 'CL' | 'MX', text: string) =>
      E.map((id: TaxId) => taxIdWarningsOf(of, id).map(({ _tag }) => _tag))(parseTaxId(of, text))
    expect(warnings('MX', 'SAT970701NN3')).toEqual(E.right([]))
    expect(warnings('MX', 'SAT970701NN4')).toEqual(E.right(['RfcCheckCharacterUnexpected']))
    expect(warnings('CL', '60.803.000-K')).toEqual(E.right([]))
  })

  it('of the other country is displayed unchanged', () => {
    const foreign = parseTaxId('MX', 'SAT970701NN3')
    expect(E.map((id: TaxId) => formatTaxId('CL', id))(foreign)).toEqual(foreign)
    const chilean = parseTaxId('CL', '60.803.000-K')
    expect(E.map((id: TaxId) => formatTaxId('MX', id))(chilean)).toEqual(E.right('60803000-K'))
  })

  it('can be parsed from its display form, in its country', () => {
    const ids = fc.oneof(
      rutText.map((text) => ['CL', text] as const),
      rfcText.map((text) => ['MX', text] as const),
    )
    fc.assert(
      fc.property(ids, ([of, text]) => {
        const id = parseWireTaxId(of, text)
        expect(E.chain((read: TaxId) => parseTaxId(of, formatTaxId(of, read)))(id)).toEqual(E.right(text))
        expect(parseOwnTaxId(of, text)).toEqual(id)
      }),
    )
  })

  it('is never valid in both countries', () => {
    fc.assert(
      fc.property(country, fc.oneof(rutText, rfcText), (of, text) => {
        expect(E.isRight(parseTaxId(of, text)) && E.isRight(parseTaxId(of === 'CL' ? 'MX' : 'CL', text))).toBe(false)
      }),
    )
  })
})
