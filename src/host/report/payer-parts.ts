import { formatShortDate } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { html, type SafeHtml } from '../kernel/html.ts'
import { barChart } from './chart.ts'
import { partOf, sentencePart } from './part.ts'
import type { Report } from './report-data.ts'
import type { ReportedInvoice } from './report-facts.ts'
import { NONE, type ReportWords } from './report-words.ts'
import { openings, type OpenedRows, tableOf } from './table.ts'

/** How many payers a picture has, and how many a table. */
const DRAWN = 5
const LISTED = 10

const LATE_TITLE = '¿Quién paga tarde?'

/** Who owes something after its day, or usually pays after it, with the trend. */
export const latePart = (report: Report, words: ReportWords): SafeHtml => {
  const { latePayers } = report
  if (latePayers.length === 0)
    return sentencePart('late', LATE_TITLE, 'Nadie te debe facturas atrasadas, ni suele pagarte tarde.')
  const nameOf = namesIn(report)
  const shown = latePayers.slice(0, LISTED)
  const drawn = shown.filter(({ overdue }) => overdue.minor > 0).slice(0, DRAWN)
  return partOf({
    id: 'late',
    title: LATE_TITLE,
    sentence: `Lo que deben después de su fecha de pago, y cuánto suelen tardar desde el vencimiento. Tendencia: las facturas financiadas que pagaron en el período, comparadas con las del anterior, desde tres en cada uno.${restOf(latePayers.length, words)}`,
    chart:
      drawn.length === 0
        ? undefined
        : payerChart(
            {
              id: 'late-payers',
              title: 'Atrasado por pagador',
              summary: 'Lo que cada pagador debe después de su fecha de pago.',
            },
            drawn.map(({ overdue, payer }) => ({ name: nameOf(payer), amount: overdue })),
            words,
          ),
    table: tableOf({
      caption: LATE_TITLE,
      isOfPayers: true,
      columns: [
        { title: 'Pagador' },
        { title: 'Atrasado', isNumber: true },
        { title: 'Facturas', isNumber: true, isExtra: true },
        { title: 'Más atrasada', isNumber: true, isExtra: true },
        { title: 'Suele pagar', isNumber: true },
        { title: 'Tendencia', isNumber: true },
      ],
      rows: shown.map(({ before, late, now, overdue, payer, usual }) => [
        payerCell(report, payer),
        words.money(overdue),
        words.count(late.length),
        late[0] === undefined ? NONE : daysText(late[0].daysLate, words),
        usual === undefined ? NONE : usual === 0 ? 'a tiempo' : `${daysText(usual, words)} tarde`,
        now === undefined || before === undefined
          ? NONE
          : trendText(now.averageDaysLate - before.averageDaysLate, words),
      ]),
    }),
    below: [
      openings(
        'late-rows',
        'Facturas atrasadas de cada pagador',
        shown
          .filter(({ late }) => late.length > 0)
          .map(({ late, payer }) => invoicesOpening(nameOf(payer), late, words)),
      ),
    ],
  })
}

const SHARE_TITLE = '¿Cuánto dependes de pocos pagadores?'

/** The shares of the payers of what is still to be collected. */
export const concentrationPart = (report: Report, words: ReportWords): SafeHtml => {
  const { payers, top } = report.concentration
  if (payers.length === 0) return sentencePart('concentration', SHARE_TITLE, 'Tus clientes no deben ninguna factura.')
  const nameOf = namesIn(report)
  const shown = payers.slice(0, LISTED)
  return partOf({
    id: 'concentration',
    title: SHARE_TITLE,
    sentence: `De lo que sigue por cobrar, ${top
      .map(
        ({ payers: count, share }) =>
          `${count === 1 ? 'el mayor pagador' : `los ${count} mayores`} ${count === 1 ? 'debe' : 'deben'} ${words.share(share)}`,
      )
      .join(', ')}.${restOf(payers.length, words)}`,
    chart: payerChart(
      { id: 'largest-payers', title: 'Mayores pagadores', summary: 'Lo que deben los pagadores con más por cobrar.' },
      shown.slice(0, DRAWN).map(({ due, key }) => ({ name: nameOf(key), amount: due })),
      words,
    ),
    table: tableOf({
      caption: SHARE_TITLE,
      isOfPayers: true,
      columns: [
        { title: 'Pagador' },
        { title: 'Facturas', isNumber: true, isExtra: true },
        { title: 'Por cobrar', isNumber: true },
        { title: 'Parte', isNumber: true },
      ],
      rows: shown.map(({ due, invoices, key, share }) => [
        payerCell(report, key),
        words.count(invoices.length),
        words.money(due),
        words.share(share),
      ]),
    }),
    below: [
      openings(
        'payer-rows',
        'Facturas de cada pagador',
        shown.map(({ invoices, key }) => invoicesOpening(nameOf(key), invoices, words)),
      ),
    ],
  })
}

/** The invoices behind a figure, those that are most days late first, then the largest. */
export const invoicesOpening = (
  label: string,
  invoices: ReadonlyArray<ReportedInvoice>,
  words: ReportWords,
): OpenedRows => ({
  label,
  count: invoices.length,
  table: {
    columns: [
      { title: 'Factura' },
      { title: 'Operación', isExtra: true },
      { title: 'Fecha de pago' },
      { title: 'Días de atraso', isNumber: true },
      { title: 'Por cobrar', isNumber: true },
    ],
    rows: invoices
      .toSorted((one, other) => other.daysLate - one.daysLate || other.due.minor - one.due.minor)
      .map(({ daysLate, due, folio, orderId, paymentDate }) => [
        folio,
        `Operación ${orderId}`,
        formatShortDate(paymentDate),
        words.count(daysLate),
        words.money(due),
      ]),
  },
})

const payerChart = (
  name: Parameters<typeof barChart>[0],
  payers: ReadonlyArray<{ readonly name: string; readonly amount: Money }>,
  words: ReportWords,
): SafeHtml =>
  barChart(
    name,
    payers.map(({ amount, name: label }) => ({ label, value: amount.minor })),
    words.moneyAxis(Math.max(...payers.map(({ amount }) => amount.minor))),
  )

const namesIn =
  ({ names }: Report) =>
  (payer: string): string =>
    names.get(payer) ?? payer

const payerCell = (report: Report, payer: string): SafeHtml =>
  html`${namesIn(report)(payer)} <small>${displayTaxId(report.country, payer)}</small>`

const restOf = (count: number, words: ReportWords): string =>
  count > LISTED ? ` La tabla tiene los primeros ${LISTED} de ${words.count(count)}.` : ''

const daysText = (days: number, words: ReportWords): string => words.counted(days, 'día', 'días')

const trendText = (change: number, words: ReportWords): string => {
  if (change === 0) return 'igual'
  return `${daysText(Math.abs(change), words)} ${change > 0 ? 'más' : 'menos'}`
}
