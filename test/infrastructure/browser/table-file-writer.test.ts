import * as fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import * as E from 'fp-ts/Either'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import type { FileCell, TableFile } from '#application/table-export/table-file.ts'
import type { TableFormat } from '#application/table-export/table-file-writer.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { money } from '#domain/kernel/money.ts'
import * as arbitrary from '#domain/testing/kernel.ts'
import { makeTableFileWriter } from '#infrastructure/browser/table-file-writer.ts'

const written = async (file: Partial<TableFile>, format: TableFormat): Promise<Uint8Array> => {
  const { write } = makeTableFileWriter()
  const bytes = await write({ country: 'CL', title: 'Facturas', headers: ['A', 'B'], rows: [], ...file }, format)()
  return E.isRight(bytes) ? bytes.right : expect.fail('not written')
}

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** UTF-8 has no lone surrogates. */
const wellFormed = (text: string): string => decode(new TextEncoder().encode(text))

/** RFC 4180, read character by character. */
const readCsv = (bytes: Uint8Array, separator: string): ReadonlyArray<ReadonlyArray<string>> => {
  const text = decode(bytes).replace(/^\uFEFF/, '')
  const rows: Array<Array<string>> = [['']]
  let isQuoted = false
  const append = (char: string): void => {
    const row = rows.at(-1) ?? []
    row[row.length - 1] += char
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (isQuoted && char === '"' && text.charAt(at + 1) === '"') append(text.charAt((at += 1)))
    else if (char === '"') isQuoted = !isQuoted
    else if (!isQuoted && char === separator) rows.at(-1)?.push('')
    else if (!isQuoted && text.startsWith('\r\n', at)) {
      rows.push([''])
      at += 1
    } else append(char)
  }
  return rows
}

interface SheetCell {
  readonly type: string
  text: string
}

/** A reader of XML that fails on what is not well-formed. */
const strictParser = (): SaxesParser => {
  const parser = new SaxesParser()
  parser.on('error', (error) => expect.fail(error.message))
  return parser
}

const entry = (bytes: Uint8Array, path: string): string =>
  strFromU8(unzipSync(bytes)[path] ?? expect.fail(`no ${path}`))

const readSheetName = (bytes: Uint8Array): string | undefined => {
  let name: string | undefined
  const parser = strictParser()
  parser.on('opentag', (tag) => tag.name === 'sheet' && (name = String(tag.attributes['name'])))
  parser.write(entry(bytes, 'xl/workbook.xml')).close()
  return name
}

/** The cells of the first sheet, by their reference. */
const readSheet = (bytes: Uint8Array): ReadonlyMap<string, SheetCell> => {
  const cells = new Map<string, SheetCell>()
  let cell: SheetCell | undefined
  const parser = strictParser()
  parser.on('opentag', ({ attributes, name }) => {
    if (name === 'f') expect.fail('a formula')
    if (name !== 'c') return
    cell = { type: attributes['t'] ?? 'n', text: '' }
    cells.set(attributes['r'] ?? '', cell)
  })
  parser.on('text', (text) => cell !== undefined && (cell.text += text))
  parser.write(entry(bytes, 'xl/worksheets/sheet1.xml')).close()
  return cells
}

/** The notation of ECMA-376 (ST_Xstring) for characters that XML does not have, such as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const HOSTILE = [
  '=1+1',
  '+56 9 1',
  '-5',
  '@A1',
  '\t=1',
  '"; DROP',
  'a;b,c',
  'línea\r\notra',
  '<b>&amp;',
  '\u0000\u0008x',
  '\uFFFE\uFFFF',
  '_x0041_',
  '_x00e1\r',
  ' x ',
]
const FORMULA_START = /^[=+\-@\t\r\n\0]/

const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

describe('a table as CSV', () => {
  it('has what a spreadsheet program of Chile reads', async () => {
    const rows = [
      ['ÑANDÚ; S.A.', money('CLP', 1_500)],
      ['A "B"', { date: '2026-09-05' as CivilDate }],
    ] as const
    const bytes = await written({ headers: ['Proveedor', 'Monto'], rows }, 'csv')
    expect(bytes.subarray(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
    expect(new TextDecoder().decode(bytes)).toBe('Proveedor;Monto\r\n"ÑANDÚ; S.A.";1500\r\n"A ""B""";05/09/2026')
  })

  it('is the same texts when it is read, none of which begins a formula', async () => {
    const rows = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(arbitrary.country, rows, async (country: Country, cells) => {
        const [, ...read] = readCsv(await written({ country, rows: cells }, 'csv'), country === 'CL' ? ';' : ',')
        const guarded = (cell: string) => (FORMULA_START.test(cell) ? `'${cell}` : cell)
        expect(read).toEqual(cells.map((row) => row.map((cell) => guarded(wellFormed(cell)))))
        expect(read.flat().filter((cell) => FORMULA_START.test(cell))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

describe('a table as XLSX', () => {
  it('has identifiers as texts, and amounts, dates and percents as numbers', async () => {
    const row: ReadonlyArray<FileCell> = [
      '002010077777777771',
      money('MXN', 123_450),
      { date: '2026-02-01' as CivilDate },
      { hundredths: 280 },
      12,
      undefined,
    ]
    const sheet = readSheet(await written({ headers: ['a', 'b', 'c', 'd', 'e', 'f'], rows: [row] }, 'xlsx'))
    const cells = ['A2', 'B2', 'C2', 'D2', 'E2', 'F2'].map((at) => sheet.get(at))
    expect(cells).toEqual([
      { type: 'inlineStr', text: '002010077777777771' },
      { type: 'n', text: '1234.5' },
      /* Days since 1899-12-30, as spreadsheet programs count them. */
      { type: 'n', text: '46054' },
      { type: 'n', text: '0.028' },
      { type: 'n', text: '12' },
      undefined,
    ])
  })

  it('has every text as a text, whatever it begins with', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 40 }), async (texts) => {
        const sheet = readSheet(await written({ headers: ['A'], rows: texts.map((one) => [one]) }, 'xlsx'))
        for (const [at, one] of texts.entries()) {
          const { type, text: read } = sheet.get(`A${at + 2}`) ?? { type: 'inlineStr', text: '' }
          expect([type, unescaped(read)]).toEqual(['inlineStr', wellFormed(one)])
        }
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['a/b: [c]?*', 'a b   c'],
    ["'", 'Tabla'],
    ['a\uFFFEb\uFFFF', 'a b'],
    ['x'.repeat(80), 'x'.repeat(31)],
    ['', 'Tabla'],
  ])('titled %j has a sheet named %j', async (title, name) => {
    const bytes = await written({ title, rows: [['x', 'y']] }, 'xlsx')
    expect([readSheetName(bytes), readSheet(bytes).size]).toEqual([name, 4])
  })

  it('has ten thousand rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [`${at}`, money('CLP', at)])
    const sheet = readSheet(await written({ rows }, 'xlsx'))
    expect([sheet.size, sheet.get('B10001')?.text]).toEqual([20_002, '9999'])
  })
})
