import { describe, expect, it } from 'vitest'
import { calendarMonthOf } from '#domain/kernel/calendar-month.ts'
import { civilDate } from '#domain/kernel/civil-date.ts'
import { accountBalances } from '#domain/wallet/movement.ts'
import { statementPdf } from '#host/wallet/statement-pdf.ts'
import { pdfPages } from '#test/support/pdf-text.ts'
import { aLedger } from '#test/support/samples/statement.ts'

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
