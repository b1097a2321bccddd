import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { checkSeals } from '#host/tax-authority/sign/check-signatures.ts'
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

  // XPath 1.0, 4.2: normalize-space replaces blanks, tabs and line ends. A no-break space is none of them.
  it('keeps a no-break space, and makes one blank of others', () => {
    expect(originalOf(cfdi({ receiverName: 'Uno\u00a0&#10; Dos' }))).toContain('|Uno\u00a0 Dos|')
    expect(originalOf(cfdi({ receiverName: '\u00a0Uno&#13;&#10;Dos ' }))).toContain('|\u00a0Uno Dos|')
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

  it('is not absent but unchecked without its certificate', () => {
    expect(verdictsOf(sealed(cfdi()).replace(/ Certificado="[^"]*"/, ''))).toEqual(['NOT_CHECKED'])
    expect(verdictsOf(sealed(cfdi()).replace(/ Certificado="[^"]*"/, ' Certificado=" "'))).toEqual(['NOT_CHECKED'])
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

  // Namespaces in XML 1.0, 4: a prefix is any name without a colon. Java and .NET write `ds:`.
  it.each(['ds', 'dsig', 'x-1.b', 'ñandú'])('is found and checked with the prefix %s', (prefix) => {
    const signed = dteSignedBy(own, '2026-03-14T10:00:00', { prefix })
    expect(signed).toContain(`<${prefix}:Signature`)
    expect(verdictsOf(signed)).toEqual(['MATCHES'])
    expect(verdictsOf(envelope([signed]).replace('ISO-8859-1', 'UTF-8'))).toEqual(['MATCHES'])
    expect(readOne(signed).documents).toMatchObject([{ facts: { signed: true }, warnings: [] }])
    expect(verdictsOf(signed.replace('<MntTotal>119000', '<MntTotal>919000'))).toEqual(['INVALID'])
  })

  it('matches when its prefix is declared around it', () => {
    const declaration = ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"'
    const write = (text: string): string => text.replace('<DTE', `<DTE${declaration}`)
    const signed = dteSignedBy(own, '2026-03-14T10:00:00', { prefix: 'ds', write })
    const once = signed.replace(`<ds:Signature${declaration}`, '<ds:Signature')
    expect(once).not.toBe(signed)
    expect(verdictsOf(once)).toEqual(['MATCHES'])
    const moved = envelope([once.replace(`<DTE${declaration}`, '<DTE')])
      .replace('<EnvioDTE', `<EnvioDTE${declaration}`)
      .replace('ISO-8859-1', 'UTF-8')
    expect(verdictsOf(moved)).toEqual(['MATCHES'])
  })

  it('matches when the elements of the SII have a prefix', () => {
    const write = (text: string): string =>
      text.replaceAll(/<(\/?)(?=\w)/g, '<$1s:').replace('xmlns="http://www.sii.cl', 'xmlns:s="http://www.sii.cl')
    const signed = dteSignedBy(own, '2026-03-14T10:00:00', { prefix: 'ds', write })
    expect(signed).toContain('<s:MntTotal>')
    expect(sealsOf(signed)).toEqual([[`${SELLER}|33|501`, 'MATCHES']])
    expect(verdictsOf(signed.replace('<s:MntTotal>119000', '<s:MntTotal>919000'))).toEqual(['INVALID'])
  })

  // xades4j, issue 189: Java writes Base64 in lines, with `&#13;` at the end of each.
  it('matches when its certificate has line ends written as character references', () => {
    const lines = own.base64.match(/.{1,76}/g) ?? []
    expect(verdictsOf(SIGNED.replace(own.base64, `\n${lines.join('&#13;\n')}\n`))).toEqual(['MATCHES'])
  })

  it.each([
    ['mentioned in a comment', dte().replace('</DTE>', '<!-- <Signature> </Signature> --></DTE>')],
    ['of another namespace', dte().replace('</DTE>', '<x:Signature xmlns:x="urn:other"/></DTE>')],
  ])('is absent, not unchecked, when one is only %s', (_, text) => {
    expect(verdictsOf(text)).toEqual(['NOT_SIGNED'])
    expect(readOne(text).documents).toMatchObject([{ facts: { signed: false }, warnings: ['NOT_SIGNED'] }])
  })

  it.each([
    ['has lost its namespace', SIGNED.replace(' xmlns="http://www.w3.org/2000/09/xmldsig#"', '')],
    ['has nothing in it', dte().replace('</DTE>', '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/></DTE>')],
    ['has a copy in a comment', SIGNED.replace('<Signature', '<!-- <Signature > </Signature> --><Signature')],
    ['follows a broken one in a comment', SIGNED.replace('<Signature', '<!-- <Signature > --><Signature')],
  ])('is unchecked, not absent, when it %s', (_, text) => {
    expect(verdictsOf(text)).toEqual(['NOT_CHECKED'])
  })

  it('inside the document is unchecked', () => {
    const [signature = ''] = /<Signature.*<\/Signature>/s.exec(SIGNED) ?? []
    expect(verdictsOf(SIGNED.replace(signature, '').replace('</Documento>', `${signature}</Documento>`))).toEqual([
      'NOT_CHECKED',
    ])
  })

  it('is looked for in a time that grows with the text, whatever a comment contains', () => {
    const opens = Array.from({ length: 60_000 }, (_, at) => `<a${at}:Signature >`).join('')
    expect(verdictsOf(SIGNED.replace('</DTE>', `<!--${opens.slice(0, 900_000)}--></DTE>`))).toEqual(['MATCHES'])
    const dtes = Array.from({ length: 400_000 }, (_, at) => `<a${at}:DTE >`).join('')
    expect(
      verdictsOf(envelope([SIGNED]).replace('</EnvioDTE>', `<!--${dtes}--></EnvioDTE>`).replace('ISO-8859-1', 'UTF-8')),
    ).toEqual(['MATCHES'])
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
