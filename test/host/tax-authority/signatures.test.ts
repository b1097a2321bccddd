import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { checkSeals } from '#host/tax-authority/check-signatures.ts'
import { certificateFor } from './certificate-sample.ts'
import { dteSignedBy, originalOf, sealedBy } from './signed-samples.ts'
import { BUYER_RFC, cfdi, dte, envelope, readOne, SALES_HEADER, SELLER, SELLER_RFC, utf8, uuidOf } from './samples.ts'

const own = certificateFor(`${SELLER_RFC} / PEPJ800101XY1`)
const another = certificateFor(BUYER_RFC)

const verdictsOf = (text: string): ReadonlyArray<string> => checkSeals(utf8(text)).map(({ seal }) => seal.verdict)

const sealsOf = (text: string): ReadonlyArray<unknown> =>
  checkSeals(utf8(text)).map(({ document, seal }) => [document.key, seal.verdict])

const sealed = (text: string, by = own): string => sealedBy(text, by)

describe('the original string of a comprobante', () => {
  it('has the values in the order of the SAT, blanks collapsed, and omits absent ones', () => {
    expect(originalOf(cfdi({ method: ' PPD ', related: [uuidOf(7)] }))).toBe(
      `||4.0|F|10|2026-03-14T23:59:58|99|1000.00|MXN|1160.00|I|PPD|01|${uuidOf(7)}|${SELLER_RFC}|Pruebas del ` +
        `Sur|${BUYER_RFC}|Compañía de Ñandúes & Hijos||`,
    )
  })
})

describe('the seal of a comprobante', () => {
  it('matches the certificate of its issuer', () => {
    expect(sealsOf(sealed(cfdi()))).toEqual([[uuidOf(1), 'MATCHES']])
  })

  it('does not cover the stamp and the addenda, which are added later', () => {
    expect(
      verdictsOf(sealed(cfdi()).replace('</cfdi:Comprobante>', '<cfdi:Addenda><x/></cfdi:Addenda></cfdi:Comprobante>')),
    ).toEqual(['MATCHES'])
  })

  it.each([
    ['an amount was changed', sealed(cfdi()).replace('Total="1160.00"', 'Total="9160.00"')],
    ['the certificate belongs to another issuer', sealed(cfdi(), another)],
    ['the certificate is none', sealed(cfdi()).replace(/Certificado="[^"]*"/, 'Certificado="AAAA"')],
  ])('is invalid when %s', (_, text) => {
    expect(verdictsOf(text)).toEqual(['INVALID'])
  })

  it('is unchecked for a complement with unknown rules', () => {
    const text = sealed(cfdi()).replace('<cfdi:Complemento>', '<cfdi:Complemento><x xmlns="urn:other"/>')
    expect(verdictsOf(text)).toEqual(['NOT_CHECKED'])
  })

  it('may be absent', () => {
    expect(verdictsOf(cfdi())).toEqual(['NOT_SIGNED'])
  })
})

const signedDte = (signedAt: string, overrides = {}): string => dteSignedBy(own, signedAt, overrides)

const SIGNED = signedDte('2026-03-14T10:00:00')

describe('the signature of a DTE', () => {
  it('matches the certificate in the document', () => {
    expect(sealsOf(SIGNED)).toEqual([[`${SELLER}|33|501`, 'MATCHES']])
  })

  it('matches inside an envelope whose namespaces it was not signed in', () => {
    const wide = envelope([SIGNED, signedDte('2026-03-14T10:00:00', { folio: '502' })]).replace(
      '<EnvioDTE',
      '<EnvioDTE xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
    )
    expect(verdictsOf(wide.replace('ISO-8859-1', 'UTF-8'))).toEqual(['MATCHES', 'MATCHES'])
  })

  it('matches after its namespace moved to the envelope', () => {
    expect(verdictsOf(SIGNED.replace(' xmlns="http://www.sii.cl/SiiDte"', ''))).toEqual(['MATCHES'])
  })

  it.each([
    ['an amount was changed', SIGNED.replace('<MntTotal>119000', '<MntTotal>919000')],
    ['the certificate was exchanged', SIGNED.replace(own.base64, another.base64)],
    ['the certificate is none', SIGNED.replace(own.base64, 'AAAA')],
    ['the certificate had expired', signedDte('2030-06-01T10:00:00')],
    ['another element was signed', SIGNED.replace('<DTE', '<DTE ID="x"').replace(/URI="#[^"]*"/, 'URI="#x"')],
  ])('is invalid when %s', (_, text) => {
    expect(verdictsOf(text)).toEqual(['INVALID'])
  })

  it('ignores a forged document beside the signed one', () => {
    const forged = dte({ totals: '<MntTotal>999999999</MntTotal>' })
    expect(verdictsOf(envelope([forged]).replace('<SetDTE ID="S">', `<!-- ${SIGNED} --><SetDTE ID="S">`))).toEqual([
      'NOT_CHECKED',
    ])
  })

  it('does not cover a document that replaces the signed one', () => {
    const [inner = ''] = /<Documento.*<\/Documento>/s.exec(SIGNED) ?? []
    const forged = inner.replace(/ID="[^"]*"/g, '').replace('<MntTotal>119000', '<MntTotal>919000')
    expect(verdictsOf(SIGNED.replace(inner, `<Extra>${inner}</Extra>${forged}`))).toEqual(['INVALID'])
  })

  it('is unchecked when there are two', () => {
    expect(verdictsOf(SIGNED.replace('</DTE>', '<Signature/></DTE>'))).toEqual(['NOT_CHECKED'])
  })

  it('may be absent', () => {
    expect(verdictsOf(dte())).toEqual(['NOT_SIGNED'])
  })
})

describe('checkSeals', () => {
  it('reads archives and returns nothing for registers and faulty files', () => {
    expect(
      checkSeals(zipSync({ 'a.xml': utf8(sealed(cfdi())), 'b.xml': utf8(SIGNED) })).map(({ seal }) => seal.verdict),
    ).toEqual(['MATCHES', 'MATCHES'])
    for (const text of [SALES_HEADER, '<a', '', cfdi({ uuid: '' })]) expect(checkSeals(utf8(text))).toEqual([])
  })

  it('is separate from the reader, which only reports the presence of a signature', () => {
    expect(readOne(SIGNED).documents).toMatchObject([{ facts: { signed: true }, warnings: [] }])
  })
})
