import { describe, expect, it } from 'vitest'
import { calendarMonthOf } from '#domain/kernel/calendar-month.ts'
import { civilDate } from '#domain/kernel/civil-date.ts'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { statementDocumentText, statementWords } from '#host/wallet/statement-text.ts'
import { accountName } from '#ui/text/deposit.ts'
import * as screen from '#ui/text/statement.ts'

describe('the texts of the PDF of a statement', () => {
  it.each(COUNTRIES)('are those of the screen in %s', (country) => {
    const month = calendarMonthOf(civilDate('2026-11-20'))
    expect(statementWords(country)).toEqual(screen.statementWords(country))
    expect(statementDocumentText.title(month, country)).toBe(screen.statementText.title(month, country))
    const shared = [
      'bank',
      'charges',
      'closing',
      'columns',
      'control',
      'difference',
      'noAccount',
      'opening',
      'total',
    ] as const
    for (const name of shared) expect(statementDocumentText[name]).toEqual(screen.statementText[name])
    expect(statementDocumentText.account('BCI', '1234')).toBe(accountName({ bank: 'BCI', lastDigits: '1234' }))
  })
})
