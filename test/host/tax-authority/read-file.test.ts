import * as fc from 'fast-check'
import { zipSync } from 'fflate'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { STANDARD_LIMITS } from '#host/config/reading-limits.ts'
import type { DelimitedRow } from '#host/tax-authority/read/delimited.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import { collectRows } from '#host/tax-authority/read/rows.ts'
import type { ReadErrorCode, TaxDocument } from '#host/tax-authority/read/tax-document.ts'
import {
  aec,
  cfdi,
  dte,
  envelope,
  FACTOR,
  latin1,
  metadataRow,
  METADATA_HEADER,
  readOne,
  SALES_HEADER,
  SELLER,
  utf8,
  uuidOf,
} from './samples.ts'
import { runs } from '#test/support/runs.ts'

describe('readTaxFile', () => {
  it.each([
    ['an empty file', 'a.xml', utf8(''), 'EMPTY_FILE'],
    ['a file of blanks', 'a.xml', utf8(' \r\n\t'), 'EMPTY_FILE'],
    ['a file of nothing but its mark', 'a.xml', Uint8Array.from([0xef, 0xbb, 0xbf]), 'EMPTY_FILE'],
    ['a PDF with another name', 'a.xml', Uint8Array.from([...utf8('%PDF-1.7\n'), 0xe2, 0xe3, 0xff]), 'NOT_XML'],
    ['a text that is no register', 'a.txt', utf8('hello'), 'UNSUPPORTED_DOCUMENT'],
    ['a table that is no register', 'a.csv', utf8('a;b\n1;2'), 'UNSUPPORTED_DOCUMENT'],
    ['a page of the web', 'a.xml', utf8('<html><body/></html>'), 'UNSUPPORTED_DOCUMENT'],
    [
      'a Latin file that declares UTF-8',
      'a.xml',
      latin1('<?xml version="1.0" encoding="UTF-8"?><a>Ñ</a>'),
      'XML_ENCODING',
    ],
    [
      'an entity bomb',
      'a.xml',
      utf8('<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><l>&b;</l>'),
      'XML_DTD_FORBIDDEN',
    ],
    [
      'a register of more lines than the limit',
      'a.csv',
      utf8(`${SALES_HEADER}${'\nx'.repeat(STANDARD_LIMITS.fileElements)}`),
      'FILE_TOO_MANY_ELEMENTS',
    ],
    ['a file beyond the limit', 'a.xml', new Uint8Array(STANDARD_LIMITS.fileBytes + 1).fill(0x20), 'FILE_TOO_LARGE'],
  ])('rejects %s', (_, name, bytes, code) => {
    expect(readTaxFile(name, bytes)).toEqual([
      { file: name, outcome: 'REJECT', documents: [], failures: [{ at: '', code }], warnings: [] },
    ])
  })

  it('loses no other file, and no other line, for a fault of one', () => {
    let asked = 0
    const limits = {
      ...STANDARD_LIMITS,
      get fileElements() {
        asked += 1
        if (asked === 1) throw new Error('a fault')
        return STANDARD_LIMITS.fileElements
      },
    }
    const rows = utf8(`${METADATA_HEADER}\n${metadataRow(uuidOf(1), '1')}`)
    const readings = readTaxFile('a.zip', zipSync({ 'one.txt': rows, 'two.txt': rows }), limits)
    expect(readings.map(({ failures, outcome }) => [outcome, failures])).toEqual([
      ['REJECT', [{ at: '', code: 'READER_FAILED', fault: expect.stringContaining('a fault') }]],
      ['ACCEPT', []],
    ])
    const [document] = readings[1]?.documents ?? []
    const read = (row: DelimitedRow): E.Either<ReadErrorCode, TaxDocument> => {
      if (row.line === 2) throw new Error('a fault')
      return E.right(document ?? expect.fail())
    }
    const found = collectRows(
      [2, 3].map((line) => ({ line, cells: [], value: () => '' })),
      read,
    )
    expect([found.documents, found.failures]).toEqual([
      [document],
      [{ at: 'line 2', code: 'READER_FAILED', fault: expect.stringContaining('a fault') }],
    ])
  })

  it('accepts a blank before the declaration with a warning', () => {
    expect(readOne(`\n ${cfdi()}`)).toMatchObject({
      outcome: 'ACCEPT',
      warnings: ['LEADING_WHITESPACE_TRIMMED'],
      documents: readOne(cfdi()).documents,
    })
  })

  it('accepts a blank before a file without declaration', () => {
    expect(readOne(`\n ${cfdi({ declaration: '' })}`).warnings).toEqual([])
  })

  it('parses the same document in every encoding', () => {
    const sample = cfdi({ declaration: '<?xml version="1.0" encoding="ISO-8859-1"?>' })
    const expected = readOne(cfdi()).documents
    for (const bytes of [
      latin1(sample),
      utf8(sample),
      utf8(`\uFEFF${sample}`),
      Buffer.from(`\uFEFF${sample}`, 'utf16le'),
    ]) {
      expect(readOne(bytes).documents).toEqual(expected)
    }
  })

  it('recognises a register by its header, whatever the name of the file', () => {
    expect(readTaxFile('download', utf8(SALES_HEADER))[0]?.outcome).toBe('ACCEPT')
    expect(readTaxFile('download.xml', utf8(`${METADATA_HEADER}\n${metadataRow(uuidOf(1), '1')}`))[0]?.outcome).toBe(
      'ACCEPT',
    )
  })

  it('is deterministic', () => {
    for (const text of [cfdi(), dte(), envelope([dte()]), aec(dte(), [SELLER, FACTOR])])
      expect(readOne(text)).toEqual(readOne(text))
  })

  it('yields documents that survive JSON', () => {
    const { documents } = readOne(aec(dte(), [SELLER, FACTOR]))
    expect(JSON.parse(JSON.stringify(documents))).toEqual(documents)
  })

  it('accepts any bytes without throwing', () => {
    const heads = fc.constantFrom(
      '',
      '<',
      'PK\u0003\u0004',
      'PK\u0005\u0006',
      'Uuid~',
      '\u00FF\u00FE',
      '\u00EF\u00BB\u00BF<',
      'Tipo Doc;Folio;RUT Proveedor;\n',
    )
    fc.assert(
      fc.property(heads, fc.uint8Array({ maxLength: 400 }), fc.string(), (head, tail, name) => {
        const readings = readTaxFile(name, Uint8Array.from([...latin1(head), ...tail]))
        expect(readings.length).toBeGreaterThan(0)
      }),
      { numRuns: runs(2000) },
    )
  })
})
