import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { conceptWidth, transferConcept } from '#domain/payables/transfer-concept.ts'

const FOLIOS = ['4120', '5580', '6417', '7731', '18240']

describe('the concept of a transfer', () => {
  it('names the folios that fit into the 30 characters of a motive of Banco de Chile, and counts the others', () => {
    expect(conceptWidth('CL')).toBe(30)
    expect(transferConcept('CL', { code: 'LISTA-000012', folios: FOLIOS, invoices: 11 })).toBe(
      'LISTA-000012 F 4120 5580 +9',
    )
  })

  it('names all of them in the 30 characters of a payment of BBVA where they fit, which is narrower than the 40 of SPEI', () => {
    expect(conceptWidth('MX')).toBe(30)
    expect(transferConcept('MX', { code: '', folios: FOLIOS, invoices: 5 })).toBe('F 4120 5580 6417 7731 18240')
  })

  it('is the code alone where no folio fits beside it, and empty without both', () => {
    const folios = ['6f1f2f3d-1111-4222-8333-444455556666']
    expect(transferConcept('MX', { code: 'LISTA-000012', folios, invoices: 1 })).toBe('LISTA-000012')
    expect(transferConcept('MX', { code: '', folios, invoices: 1 })).toBe('')
  })

  const folio = fc.stringMatching(/^[A-Z0-9-]{1,12}$/).map((text) => `0${text}`)
  const paid = fc.record({
    code: fc.constantFrom('', 'LISTA-000012'),
    folios: fc.array(folio, { maxLength: 20 }),
    more: fc.nat(500),
  })

  it('fits, begins with the code, cuts no folio and counts every invoice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), paid, (country, { code, folios, more }) => {
        const invoices = folios.length + more
        const concept = transferConcept(country, { code, folios, invoices })
        expect(concept.length).toBeLessThanOrEqual(conceptWidth(country))
        expect(concept.startsWith(code)).toBe(true)
        const words = concept.slice(code.length).trim()
        if (words === '') return
        const [, named = '', left = '0'] = /^F (.*?)(?: \+(\d+))?$/.exec(words) ?? []
        expect(named.split(' ')).toEqual(folios.slice(0, named.split(' ').length))
        expect(named.split(' ').length + Number(left)).toBe(invoices)
      }),
    )
  })

  it('names as many as fit: one more would not', () => {
    fc.assert(
      fc.property(paid, ({ code, folios, more }) => {
        const invoices = folios.length + more
        const concept = transferConcept('CL', { code, folios, invoices })
        const shown = /F (.*?)(?: \+\d+)?$/.exec(concept)?.[1]?.split(' ').length ?? 0
        if (shown === folios.length) return
        const left = invoices - shown - 1
        const longer = `${code === '' ? '' : `${code} `}F ${folios.slice(0, shown + 1).join(' ')}${left > 0 ? ` +${left}` : ''}`
        expect(longer.length).toBeGreaterThan(30)
      }),
    )
  })
})
