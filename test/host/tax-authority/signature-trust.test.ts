import { X509Certificate } from 'node:crypto'
import { zipSync } from 'fflate'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holderRfc, holderRut } from '#host/tax-authority/sign/certificate.ts'
import { readDer } from '#host/tax-authority/sign/der.ts'
import { verifySignatures } from '#host/tax-authority/sign/verify-signatures.ts'
import { signerOf, type Trust } from '#host/tax-authority/sign/signature-trust.ts'
import { certificateOf } from './certificate-sample.ts'
import { cfdi, dte, SELLER, SELLER_RFC, utf8 } from './samples.ts'
import { dteSignedBy, sealedBy } from './signed-samples.ts'

const root = certificateOf('Raíz', { isAuthority: true, from: '100101000000Z', to: '490101000000Z' })
const foreignRoot = certificateOf('Otra raíz', { isAuthority: true })
const OWN: Trust = { roots: [root.der], signers: [] }

const statusesOf = (text: string, trust: Trust = OWN): unknown =>
  verifySignatures(utf8(text), trust).map(({ signature }) => signature)

const VERIFIED = [{ status: 'VERIFIED' }]
const INVALID = [{ status: 'INVALID' }]
const unchecked = (reason: string) => [{ status: 'NOT_CHECKED', reason }]

describe('the signature of a sealed comprobante', () => {
  const own = certificateOf('Emisora', { uniqueIdentifier: `${SELLER_RFC} / PEPJ800101XY1`, by: root })
  const SEALED = sealedBy(cfdi(), own)

  it('is verified under a trusted root', () => {
    expect(statusesOf(SEALED)).toEqual(VERIFIED)
  })

  it('is unchecked, and not invalid, under an untrusted root', () => {
    expect(statusesOf(SEALED, { roots: [], signers: [] })).toEqual(unchecked('UNTRUSTED_CHAIN'))
    expect(statusesOf(SEALED, { roots: [foreignRoot.der], signers: [] })).toEqual(unchecked('UNTRUSTED_CHAIN'))
  })

  it('is unchecked under a certificate that only has the name of the root', () => {
    const impostor = certificateOf('Raíz', { isAuthority: true })
    const forged = certificateOf('Emisora', { uniqueIdentifier: SELLER_RFC, by: impostor })
    expect(statusesOf(sealedBy(cfdi(), forged))).toEqual(unchecked('UNTRUSTED_CHAIN'))
  })

  it('is unchecked under the certificate of a company, which is no authority, though the root signed it', () => {
    const company = certificateOf('Empresa', { uniqueIdentifier: 'AAA010101AAA', by: root })
    const forged = certificateOf('Emisora', { uniqueIdentifier: SELLER_RFC, by: company })
    expect(statusesOf(sealedBy(cfdi(), forged), { roots: [root.der, company.der], signers: [] })).toEqual(
      unchecked('UNTRUSTED_CHAIN'),
    )
  })

  it('is invalid when the certificate is of another RFC, or was not valid on the day of the document', () => {
    const other = certificateOf('Otra', { uniqueIdentifier: 'AAA010101AAA', by: root })
    const expired = certificateOf('Emisora', {
      uniqueIdentifier: SELLER_RFC,
      by: root,
      from: '200101000000Z',
      to: '240101000000Z',
    })
    expect(statusesOf(sealedBy(cfdi(), other))).toEqual(INVALID)
    expect(statusesOf(sealedBy(cfdi(), expired))).toEqual(INVALID)
  })

  it('is unsigned or unchecked like its seal', () => {
    expect(statusesOf(cfdi())).toEqual([{ status: 'NOT_SIGNED' }])
    expect(statusesOf(SEALED.replace('<cfdi:Complemento>', '<cfdi:Complemento><x xmlns="urn:other"/>'))).toEqual(
      unchecked('UNKNOWN_RULES'),
    )
  })
})

describe('the signature of a DTE', () => {
  const PERSON = '16477752-9'
  const own = certificateOf('Empresa', { rut: SELLER, by: root })
  const person = certificateOf('Persona', { rut: PERSON, by: root })
  const SIGNED_ON = '2026-03-14T10:00:00'

  it('is verified when the certificate has the RUT of the issuer', () => {
    expect(statusesOf(dteSignedBy(own, SIGNED_ON))).toEqual(VERIFIED)
  })

  it('is verified when the person is an authorised signer of this issuer, and of this one only', () => {
    const text = dteSignedBy(person, SIGNED_ON)
    expect(statusesOf(text)).toEqual(unchecked('UNKNOWN_SIGNER'))
    expect(statusesOf(text, { ...OWN, signers: [signerOf(SELLER, PERSON)] })).toEqual(VERIFIED)
    expect(statusesOf(text, { ...OWN, signers: [signerOf('76086428-5', PERSON)] })).toEqual(unchecked('UNKNOWN_SIGNER'))
  })

  it('is verified through intermediates in the document, when they are authorities', () => {
    const middle = certificateOf('Intermedia', { isAuthority: true, by: root })
    const below = certificateOf('Empresa', { rut: SELLER, by: middle })
    expect(statusesOf(dteSignedBy(below, SIGNED_ON))).toEqual(unchecked('UNTRUSTED_CHAIN'))
    expect(statusesOf(dteSignedBy(below, SIGNED_ON, {}, [middle]))).toEqual(VERIFIED)
    const noAuthority = certificateOf('Intermedia', { by: root })
    const forged = certificateOf('Empresa', { rut: SELLER, by: noAuthority })
    expect(statusesOf(dteSignedBy(forged, SIGNED_ON, {}, [noAuthority]))).toEqual(unchecked('UNTRUSTED_CHAIN'))
  })

  it('is verified by the day of its signature: an expiry since is irrelevant', () => {
    const past = certificateOf('Empresa', { rut: SELLER, by: root, from: '190101000000Z', to: '210101000000Z' })
    expect(statusesOf(dteSignedBy(past, '2020-03-14T10:00:00'))).toEqual(VERIFIED)
    expect(statusesOf(dteSignedBy(past, '2022-03-14T10:00:00'))).toEqual(INVALID)
  })

  it('is invalid after a change, whatever the signer', () => {
    expect(statusesOf(dteSignedBy(own, SIGNED_ON).replace('<MntTotal>119000', '<MntTotal>919000'))).toEqual(INVALID)
    expect(statusesOf(dte())).toEqual([{ status: 'NOT_SIGNED' }])
  })
})

describe('the signatures of a file', () => {
  it('identify each document of an archive and its content: equal for two copies, signed or not', () => {
    const own = certificateOf('Empresa', { rut: SELLER, by: root })
    const signed = dteSignedBy(own, '2026-03-14T10:00:00')
    const [first, second, third] = verifySignatures(
      zipSync({
        'a.xml': utf8(signed),
        'b.xml': utf8(dte()),
        'c.xml': utf8(dte({ totals: '<MntTotal>1</MntTotal>' })),
      }),
      OWN,
    )
    expect([first?.kind, first?.key, first?.signature.status]).toEqual(['Invoice', `${SELLER}|33|501`, 'VERIFIED'])
    expect([second?.content, second?.signature.status]).toEqual([first?.content, 'NOT_SIGNED'])
    expect(third?.content).not.toBe(first?.content)
  })
})

describe('the holder of a certificate', () => {
  const read = (der: Uint8Array): X509Certificate => new X509Certificate(der)

  it('is read from the field of each country', () => {
    expect(holderRut(read(certificateOf('a', { rut: '16477752-9' }).der))).toBe('16477752-9')
    expect(holderRfc(read(certificateOf('a', { uniqueIdentifier: 'EKU9003173C9 / VADA800927DJ3' }).der))).toBe(
      'EKU9003173C9',
    )
    expect([holderRut(read(certificateOf('a').der)), holderRfc(read(certificateOf('a').der))]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is never read from malformed bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const values = readDer(bytes) ?? []
        expect(values.every(({ content }) => content.length <= bytes.length)).toBe(true)
      }),
    )
  })
})
