import { describe, expect, it } from 'vitest'
import { checkSignatures } from '#host/tax-authority/check-signatures.ts'
import { expected, invoiceFile } from './expected.ts'

const VERDICTS = new Map<unknown, string>([
  [true, 'VERIFIED'],
  [false, 'INVALID'],
  [null, 'NOT_SIGNED'],
])

const sealed = expected.files.filter(({ sealValid, ingest }) => sealValid !== undefined && ingest === 'ACCEPT')

describe.each(sealed)('the seal of $file', ({ file, documents = [], sealValid }) => {
  it('is worth what is expected', () => {
    expect(checkSignatures(invoiceFile(file))).toEqual([{ key: documents[0]?.uuid, verdict: VERDICTS.get(sealValid) }])
  })
})

const signed = expected.files.filter(({ country, documents = [] }) => country === 'CL' && documents.length > 0)

describe.each(signed)('the signatures of $file', ({ file, documents = [] }) => {
  it('are worth what is expected', () => {
    const taken = documents.filter(({ ingest }) => ingest === 'ACCEPT')
    expect(checkSignatures(invoiceFile(file))).toEqual(
      taken.map(({ issuerId, docType, folio, signatureValid }) => ({
        key: `${issuerId}|${docType}|${folio}`,
        verdict: VERDICTS.get(signatureValid),
      })),
    )
  })
})
