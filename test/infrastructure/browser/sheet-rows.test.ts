import { describe, expect, it } from 'vitest'
import { bytesOf } from '#infrastructure/browser/table-file-bytes.ts'
import { sheetRowsOf } from '#infrastructure/browser/sheet-rows.ts'

const text = (value: string): Uint8Array => new TextEncoder().encode(value)
const LATIN = (value: string): Uint8Array => Uint8Array.from(value, (letter) => letter.charCodeAt(0))

const ROWS = [
  ['RUT', 'Número de cuenta'],
  ['76.418.205-7', '0012345'],
]

describe('the rows of a sheet', () => {
  it('are read with semicolons, commas or tabs, with a mark of the byte order or without', async () => {
    for (const separator of [';', ',', '\t'])
      for (const start of ['', '\uFEFF']) {
        const file = start + ROWS.map((row) => row.join(separator)).join('\r\n')
        expect(await sheetRowsOf(text(file), 500)).toEqual(ROWS)
      }
  })

  it('are read from Windows-1252', async () => {
    expect(await sheetRowsOf(LATIN('RUT;Número de cuenta\n1-9;Ñandú'), 500)).toEqual([
      ['RUT', 'Número de cuenta'],
      ['1-9', 'Ñandú'],
    ])
  })

  it('are those of a spreadsheet, and formulas of a text stay texts', async () => {
    const file = {
      country: 'CL' as const,
      title: 'Cuentas',
      headers: ROWS[0] ?? [],
      rows: [['76.418.205-7', '0012345']],
    }
    expect(await sheetRowsOf(await bytesOf(file, 'xlsx'), 500)).toEqual(ROWS)
    expect(await sheetRowsOf(text('RUT;Banco\n1-9;"=HYPERLINK(""x"")"'), 500)).toEqual([
      ['RUT', 'Banco'],
      ['1-9', '=HYPERLINK("x")'],
    ])
  })

  it('never round a number: one that a spreadsheet rounded is no account number', async () => {
    const file = { country: 'MX' as const, title: 'x', headers: ['CLABE'], rows: [[2180000118359719], [18359719]] }
    expect((await sheetRowsOf(await bytesOf(file, 'xlsx'), 500)).slice(1)).toEqual([['2180000118359719'], ['18359719']])
    const rounded = { ...file, rows: [[123456789012345680]] }
    expect((await sheetRowsOf(await bytesOf(rounded, 'xlsx'), 500))[1]?.[0]).toMatch(/e\+17$/)
  })

  it('end soon after the largest number that is read', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [String(at), 'x'])
    const csv = text(rows.map((row) => row.join(';')).join('\n'))
    const xlsx = await bytesOf({ country: 'CL', title: 'x', headers: ['a', 'b'], rows }, 'xlsx')
    for (const bytes of [csv, xlsx]) {
      const read = await sheetRowsOf(bytes, 520)
      expect(read.length).toBeGreaterThan(520)
      expect(read.length).toBeLessThan(530)
    }
  })

  it('are none of a file that is neither', async () => {
    await expect(sheetRowsOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 1, 2), 500)).rejects.toThrow()
    await expect(sheetRowsOf(text('PK\u0003\u0004 no archive'), 500)).rejects.toThrow()
    expect(await sheetRowsOf(new Uint8Array(), 500)).toEqual([])
  })
})
