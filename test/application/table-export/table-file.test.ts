import { describe, expect, it } from 'vitest'
import { tableFileOf } from '#application/table-export/table-file.ts'
import { money } from '#domain/kernel/money.ts'

interface Row {
  readonly folio: string
  readonly minor: number
  readonly currency?: 'MXN' | 'USD'
}

const columns = [
  { header: 'Folio', cell: ({ folio }: Row) => folio },
  { header: 'Monto', cell: ({ minor, currency = 'MXN' }: Row) => money(currency, minor), hasTotal: true },
  { header: 'Saldo', cell: ({ minor }: Row) => money('MXN', minor) },
]
const fileOf = (rows: ReadonlyArray<Row>) => tableFileOf({ country: 'MX', title: 'Facturas', columns, rows })

describe('the file of a table', () => {
  it('has a cell for each column, the currency of amounts in their header, and the sum of the columns that have one', () => {
    const file = fileOf([
      { folio: '0007', minor: 150 },
      { folio: 'A-8', minor: 275 },
    ])
    expect(file.headers).toEqual(['Folio', 'Monto (MXN)', 'Saldo (MXN)'])
    expect(file.rows).toEqual([
      ['0007', money('MXN', 150), money('MXN', 150)],
      ['A-8', money('MXN', 275), money('MXN', 275)],
      ['Total', money('MXN', 425), undefined],
    ])
  })

  it('has neither a sum nor a currency of amounts in several currencies', () => {
    const file = fileOf([
      { folio: '7', minor: 150 },
      { folio: '8', minor: 275, currency: 'USD' },
    ])
    expect(file.headers).toEqual(['Folio', 'Monto', 'Saldo (MXN)'])
    expect(file.rows.map(([first]) => first)).toEqual(['7', '8'])
  })

  it('has neither of nothing', () => {
    expect(fileOf([])).toMatchObject({ headers: ['Folio', 'Monto', 'Saldo'], rows: [] })
  })
})
