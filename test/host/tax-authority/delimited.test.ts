import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDelimited } from '#host/tax-authority/read/delimited.ts'

const METADATA = { separator: '~', quote: '|' }
const REGISTER = { separator: ';', quote: '"' }

describe('readDelimited', () => {
  it('finds a column by its name, ignoring capitals, accents and position', () => {
    const table = readDelimited('Folio; Razón  Social ;Monto total\n7;Ñandú;100\n', REGISTER)
    expect(table.has('RAZON SOCIAL')).toBe(true)
    expect(table.rows.map((row) => [row.line, row.value('Monto Total'), row.value('Razon Social')])).toEqual([
      [2, '100', 'Ñandú'],
    ])
  })

  it('reads a bare line feed as part of a value where lines end in CR LF', () => {
    const table = readDelimited('Uuid~Nombre\r\n1~Empre\nsa Partida\r\n2~Otra\r\n', METADATA)
    expect(table.rows.map((row) => row.value('Nombre'))).toEqual(['Empresa Partida', 'Otra'])
  })

  it('reads a separator inside quotes as text', () => {
    const table = readDelimited('Uuid~Nombre~Monto\n|1|~|A~B|~|3|\n', METADATA)
    expect(table.rows.map((row) => [row.value('Uuid'), row.value('Nombre'), row.value('Monto')])).toEqual([
      ['1', 'A~B', '3'],
    ])
  })

  it('never lets an open quote swallow further lines', () => {
    const table = readDelimited('Uuid~Nombre\n1~|abierta\n2~buena\n', METADATA)
    expect(table.rows.map((row) => row.value('Nombre'))).toEqual(['|abierta', 'buena'])
  })

  it('takes a time that grows with the line, however many quotes stay open and separators follow', () => {
    const open = readDelimited(`A;B\n${'"a;'.repeat(2_000_000)}`, REGISTER)
    expect(open.rows.map((row) => [row.value('A'), row.value('B')])).toEqual([['"a', '"a']])
    const wide = readDelimited(`A;B\n1;2${';'.repeat(5_000_000)}`, REGISTER)
    expect(wide.rows.map((row) => [row.value('A'), row.value('B')])).toEqual([['1', '2']])
  })

  it('reads null and a dash as empty', () => {
    const [row] = readDelimited('A;B;C\nnull;-;x-y\n', REGISTER).rows
    expect([row?.value('A'), row?.value('B'), row?.value('C'), row?.value('D')]).toEqual(['', '', 'x-y', ''])
  })

  it('returns unquoted values without separators unchanged', () => {
    const value = fc
      .stringMatching(/^[a-zÑ0-9][a-zÑ0-9 ]*[a-zÑ0-9]$/)
      .filter((text) => text !== 'null' && !text.includes('  '))
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { minLength: 1 }), (pairs) => {
        const text = ['First;Second', ...pairs.map(([a, b]) => `${a};"${b}"`)].join('\r\n')
        expect(readDelimited(text, REGISTER).rows.map((row) => [row.value('First'), row.value('Second')])).toEqual(
          pairs,
        )
      }),
    )
  })
})
