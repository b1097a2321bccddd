import { describe, expect, it } from 'vitest'
import { checkSeals } from '#host/tax-authority/sign/check-signatures.ts'
import { expected, invoiceFile } from './expected.ts'

const VERDICTS = new Map<unknown, string>([
  [true, 'MATCHES'],
  [false, 'INVALID'],
  [null, 'NOT_SIGNED'],
])

const verdictsOf = (file: string): ReadonlyArray<unknown> =>
  checkSeals(invoiceFile(file)).map(({ document, seal }) => ({ key: document.key, verdict: seal.verdict }))

const sealed = expected.files.filter(({ sealValid, ingest }) => sealValid !== undefined && ingest === 'ACCEPT')

describe.each(sealed)('the seal of $file', ({ file, documents = [], sealValid }) => {
  it('has the expected result', () => {
    expect(verdictsOf(file)).toEqual([{ key: documents[0]?.uuid, verdict: VERDICTS.get(sealValid) }])
  })
})

const signed = expected.files.filter(({ country, documents = [] }) => country === 'CL' && documents.length > 0)

describe.each(signed)('the signatures of $file', ({ file, documents = [] }) => {
  it('have the expected results', () => {
    const taken = documents.filter(({ ingest }) => ingest === 'ACCEPT')
    expect(verdictsOf(file)).toEqual(
      taken.map(({ issuerId, docType, folio, signatureValid }) => ({
        key: `${issuerId}|${docType}|${folio}`,
        verdict: VERDICTS.get(signatureValid),
      })),
    )
  })
})
