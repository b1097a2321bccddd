import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, csvSeparatorOf } from '#application/table-export/csv-cell.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import * as arbitrary from '#domain/testing/kernel.ts'

describe('a cell of a CSV file', () => {
  it('has the decimal separator of the country, which never separates cells', () => {
    expect([csvCell(money('CLP', 1_234_567), 'CL'), csvSeparatorOf('CL')]).toEqual(['1234567', ';'])
    expect([csvCell(money('MXN', 123_456_789), 'MX'), csvSeparatorOf('MX')]).toEqual(['1234567.89', ','])
    expect(csvCell(money('USD', -5), 'CL')).toBe('-0,05')
  })

  it('has dates, counts and percents as they are on screen', () => {
    expect(csvCell({ date: '2026-09-05' as CivilDate }, 'CL')).toBe('05/09/2026')
    expect([csvCell(12, 'MX'), csvCell({ hundredths: 280 }, 'CL'), csvCell({ hundredths: 280 }, 'MX')]).toEqual([
      '12',
      '2,80%',
      '2.80%',
    ])
    expect(csvCell(undefined, 'CL')).toBe('')
  })

  it('has identifiers and folios digit by digit', () => {
    expect(csvCell('002010077777777771', 'MX')).toBe('002010077777777771')
    expect(csvCell('77.123.456-K', 'CL')).toBe('77.123.456-K')
  })

  it.each(['=1+1', '+56 9', '-5', '@SUM(A1)', '\tA', '\rA', '\nA', '\0A'])('never begins a formula (%j)', (text) => {
    expect(csvCell(text, 'CL')).toBe(`'${text}`)
  })

  it('is the amount again when it is read', () => {
    fc.assert(
      fc.property(arbitrary.country, fc.maxSafeInteger(), (country, minor) => {
        const text = csvCell(money('MXN', minor), country)
        const [sign, whole = '', cents = ''] = /^(-?)(\d+)[.,](\d{2})$/.exec(text)?.slice(1) ?? []
        expect(BigInt(`${sign}${whole}${cents}`)).toBe(BigInt(minor))
      }),
    )
  })
})
