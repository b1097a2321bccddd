import { formatShortDate } from '#domain/kernel/format.ts'
import { type FinancingCost } from '#domain/orders/financing-cost.ts'
import { orderCost } from '#domain/orders/order-cost.ts'
import { monthName } from '#domain/labels/statement-words.ts'
import { html, type SafeHtml } from '../kernel/html.ts'
import { columnChart } from './column-chart.ts'
import { partOf, sentencePart } from './part.ts'
import type { Report } from './report-data.ts'
import type { ReportedTransfer } from './report-facts.ts'
import { monthCell, NONE, type ReportWords, shortMonth } from './report-words.ts'
import { openings, tableOf } from './table.ts'

const TITLE = '¿Cuánto costó financiarte?'

/** The cost of each month, which is the sum of what the pages of its orders say. */
export const costPart = (report: Report, words: ReportWords): SafeHtml => {
  const { cost, months } = report
  if (cost.orders === 0) return sentencePart('cost', TITLE, 'En este período no se transfirió ninguna operación.')
  return partOf({
    id: 'cost',
    title: TITLE,
    sentence: `Operaciones por el mes de su transferencia. Costo: diferencia de precio, costo de operación, descuentos e ${words.lateInterest.toLowerCase()} hasta hoy. Tasa efectiva anual de 365 días, TIR de los flujos pactados.`,
    chart: html`<div class="stack">${receivedChart(report, words)}${costChart(report, words)}</div>`,
    table: tableOf({
      caption: TITLE,
      columns: [
        { title: 'Mes' },
        { title: 'Operaciones', isNumber: true, isExtra: true },
        { title: 'Recibido', isNumber: true },
        { title: 'Pactado', isNumber: true, isExtra: true },
        { title: words.lateInterest, isNumber: true, isExtra: true },
        { title: 'Costo', isNumber: true },
        { title: 'Tasa anual', isNumber: true },
      ],
      rows: months.map(({ cost: one, month }) => [monthCell(month), ...costCells(one, words)]),
      total: ['Total', ...costCells(cost, words)],
    }),
    below: [
      openings(
        'cost-rows',
        'Operaciones de cada mes',
        months
          .filter(({ orders }) => orders.length > 0)
          .map(({ month, orders }) => ({
            label: monthName(month),
            count: orders.length,
            table: ordersTable(orders, words),
          })),
      ),
    ],
  })
}

const costCells = ({ agreed, effective, late, orders, received, total }: FinancingCost, words: ReportWords) => [
  words.count(orders),
  words.money(received),
  words.money(agreed),
  words.money(late),
  words.money(total),
  words.annual(effective),
]

/** The orders that cost most first. */
const ordersTable = (orders: ReadonlyArray<ReportedTransfer>, words: ReportWords) => ({
  columns: [
    { title: 'Operación' },
    { title: 'Transferida', isExtra: true },
    { title: 'Recibido', isNumber: true },
    { title: 'Pactado', isNumber: true, isExtra: true },
    { title: words.lateInterest, isNumber: true, isExtra: true },
    { title: 'Costo', isNumber: true },
    { title: 'Tasa anual', isNumber: true },
  ],
  rows: orders
    .map((order) => ({ order, cost: orderCost(order.figures, order.settlement) }))
    .toSorted((one, other) => other.cost.total.minor - one.cost.total.minor)
    .map(({ cost, order: { id, settlement, transferredOn } }) => [
      `Operación ${id}`,
      formatShortDate(transferredOn),
      settlement.transfer === undefined ? NONE : words.money(settlement.transfer.amount),
      words.money(cost.agreed),
      words.money(cost.late),
      words.money(cost.total),
      words.annual(cost.effective),
    ]),
})

const receivedChart = ({ months }: Report, words: ReportWords): SafeHtml =>
  columnChart(
    {
      id: 'received',
      title: 'Recibido por mes',
      summary: 'Lo que recibiste por operaciones transferidas en cada mes, sin las que pagan a tus proveedores.',
    },
    months.map(({ cost, month }) => ({
      label: shortMonth(month, months.length > 12),
      value: cost.received.minor,
      above: 0,
    })),
    words.moneyAxis(Math.max(...months.map(({ cost }) => cost.received.minor))),
  )

const costChart = ({ months }: Report, words: ReportWords): SafeHtml => {
  const hasLate = months.some(({ cost }) => cost.late.minor > 0)
  const chart = columnChart(
    {
      id: 'cost-by-month',
      title: 'Costo por mes',
      summary: `El costo de las operaciones transferidas en cada mes; encima, ${words.lateInterest.toLowerCase()}.`,
    },
    months.map(({ cost, month }) => ({
      label: shortMonth(month, months.length > 12),
      value: cost.agreed.minor,
      above: cost.late.minor,
    })),
    words.moneyAxis(Math.max(...months.map(({ cost }) => cost.total.minor))),
  )
  return html`${chart}${
    hasLate
      ? html`<p class="legend"><span class="key"></span>Pactado <span class="key over-key"></span>${words.lateInterest}</p>`
      : undefined
  }`
}
