import { describe, expect, it } from 'vitest'
import type { FileReading } from '#host/tax-authority/read/file-reading.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import type { TaxDocument } from '#host/tax-authority/read/tax-document.ts'
import { sharedBytes } from '../shared-data.ts'

/** Inputs from practice with their right values: `data/field/README.md` of the shared data. */
const read = (file: string): ReadonlyArray<FileReading> => readTaxFile(file, sharedBytes(`data/field/${file}`))

const documentsIn = (...files: ReadonlyArray<string>): ReadonlyArray<TaxDocument> =>
  files.flatMap(read).flatMap(({ documents, failures }) => {
    expect(failures).toEqual([])
    return documents
  })

describe('a register that a program saved again', () => {
  it.each([
    ['hyphens', '233', 119_039, '16-10-2026 9:00'],
    ['iso-dates', '238', 119_045, '2026-10-16'],
    ['tabs', '235', 119_042, '16/10/2026 09:00:00'],
  ])('has the state of its invoice: %s', (name, folio, minor, receivedAt) => {
    const [invoice, entry] = documentsIn(`cl-register-${name}-1.xml`, `cl-register-${name}-2.csv`)
    expect(invoice).toMatchObject({ _tag: 'Invoice', folio, amount: { minor } })
    expect(entry).toMatchObject({
      _tag: 'RegisterEntry',
      register: 'SALES',
      documentType: '33',
      folio,
      issueDate: '2026-10-15',
      receivedAt,
      amount: { currency: 'CLP', minor },
      state: 'ACKNOWLEDGED',
    })
  })
})

it('a register has its notes, with the invoice that each of them names', () => {
  expect(documentsIn('cl-register-annuls-2.csv')).toMatchObject([
    { documentType: '33', folio: '231', references: [] },
    {
      documentType: '61',
      folio: '1231',
      amount: { minor: 119_037 },
      references: [{ documentType: '33', folio: '231' }],
    },
  ])
})

it('metadata cancel an invoice whose issuer has a tilde in its name', () => {
  const [invoice, entry] = documentsIn('mx-metadata-tilde-1.xml', 'mx-metadata-tilde-2.txt')
  expect(invoice).toMatchObject({ _tag: 'Invoice', folio: 'F-107' })
  expect(entry).toMatchObject({
    _tag: 'MetadataEntry',
    key: invoice !== undefined && 'key' in invoice ? invoice.key : '',
    status: 'CANCELLED',
    issuer: { id: 'EKU9003173C9', name: 'ESCUELA ~ KEMPER' },
    receiver: { id: 'IIA040805DZ4', name: 'INDISTRIA' },
    total: '1160.00',
  })
})

describe('an archive', () => {
  it('with other files has its invoice, its folder as it is called, and one line for the others', () => {
    expect(
      read('mx-archive-with-other-files.zip').map(({ documents, failures, file, outcome }) => [
        file,
        outcome,
        documents.map((document) => 'folio' in document && document.folio),
        failures,
      ]),
    ).toEqual([
      ['mx-archive-with-other-files.zip/Facturación/F160.xml', 'ACCEPT', ['F-160'], []],
      ['mx-archive-with-other-files.zip', 'IGNORE', [], [{ at: 'files 1', code: 'OTHER_FILES' }]],
    ])
  })

  it('in ZIP64 has its invoice', () => {
    expect(documentsIn('mx-archive-zip64.zip')).toMatchObject([{ _tag: 'Invoice', folio: 'F-161' }])
  })
})
