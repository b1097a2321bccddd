import { describe, expect, it } from 'vitest'
import { calendarMonthOf } from '#domain/kernel/calendar-month.ts'
import { civilDate } from '#domain/kernel/civil-date.ts'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { accountBalances } from '#domain/wallet/movement.ts'
import { statementPdf } from '#host/wallet/statement-pdf.ts'
import { statementDocumentText, statementWords } from '#host/wallet/statement-text.ts'
import { accountName } from '#ui/text/deposit.ts'
import { pdfPages } from '#test/support/pdf-text.ts'
import { aLedger } from '#test/support/samples/statement.ts'
import * as screen from '#ui/text/statement.ts'

/** The sample ledger, `times` over. */
const aStatement = (times: number): Promise<Uint8Array> => {
  const today = civilDate('2026-11-20')
  const ledger = aLedger(today).map((entry) => ({ ...entry, id: Number(entry.id), account: entry.account }))
  return statementPdf({
    country: 'CL',
    company: { name: 'Aserradero Río Claro SpA', identifier: '76086428-5' },
    createdOn: today,
    ledger: {
      month: calendarMonthOf(today),
      isProvisional: true,
      opening: accountBalances([]),
      entries: Array.from({ length: times }, () => ledger).flat(),
    },
  })
}

describe('the PDF of a statement', () => {
  it('has the headers of each table below its title, wherever a page ends', async () => {
    for (let times = 0; times < 14; times += 1) {
      const pages = await pdfPages(await aStatement(times))
      for (const title of ['En tu banco', 'Cartera', 'Retención', 'Excedentes', 'Cargos', 'Control'])
        expect([times, title, pages.some((page) => page.includes(`${title} Fecha Movimiento`))]).toEqual([
          times,
          title,
          true,
        ])
      expect(pages.length).toBeLessThanOrEqual(2 + times)
    }
  })
})

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
