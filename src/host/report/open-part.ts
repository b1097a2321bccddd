import type { OpenAge } from '#domain/orders/open-portfolio.ts'
import { trackerOf, type TrackerState } from '#domain/orders/tracker.ts'
import { html, type SafeHtml } from '../kernel/html.ts'
import { barChart } from './chart.ts'
import { partOf, sentencePart } from './part.ts'
import { invoicesOpening } from './payer-parts.ts'
import type { Report } from './report-data.ts'
import type { ReportWords } from './report-words.ts'
import { openings, tableOf } from './table.ts'

const OPEN_TITLE = '¿Qué sigue por cobrar?'

/** The open portfolio by the days since the payment date, and by the state of the order. */
export const openPart = ({ ages, concentration, states }: Report, words: ReportWords): SafeHtml => {
  if (states.length === 0) return sentencePart('open', OPEN_TITLE, 'Tus clientes no deben ninguna factura.')
  const count = states.reduce((sum, { invoices }) => sum + invoices.length, 0)
  const total = ['Total', words.count(count), words.money(concentration.total)]
  const byAge = ages.map(({ due, invoices, key }) => ({ label: ageLabel(key), due, invoices }))
  const byState = states.map(({ due, invoices, key }) => ({ label: stateLabel(key), due, invoices }))
  const numbers = [
    { title: 'Facturas', isNumber: true },
    { title: 'Por cobrar', isNumber: true },
  ]
  const cellsOf = ({ due, invoices, label }: (typeof byAge)[number]) => [
    label,
    words.count(invoices.length),
    words.money(due),
  ]
  return partOf({
    id: 'open',
    title: OPEN_TITLE,
    sentence:
      'Lo que tus clientes deben todavía de tus operaciones transferidas, por los días desde la fecha de pago y por el estado de la operación.',
    chart: barChart(
      {
        id: 'open-by-age',
        title: 'Por cobrar por días de atraso',
        summary: 'Lo que se debe por los días desde la fecha de pago.',
      },
      byAge.map(({ due, label }) => ({ label, value: due.minor })),
      words.moneyAxis(Math.max(...byAge.map(({ due }) => due.minor))),
    ),
    table: html`<div class="tables">${tableOf({ caption: 'Por cobrar por días de atraso', columns: [{ title: 'Atraso' }, ...numbers], rows: byAge.map(cellsOf), total })}
${tableOf({ caption: 'Por cobrar por estado', columns: [{ title: 'Estado' }, ...numbers], rows: byState.map(cellsOf) })}</div>`,
    below: [
      openings(
        'age-rows',
        'Facturas por atraso',
        byAge
          .filter(({ invoices }) => invoices.length > 0)
          .map(({ invoices, label }) => invoicesOpening(label, invoices, words)),
      ),
      openings(
        'state-rows',
        'Facturas por estado',
        byState.map(({ invoices, label }) => invoicesOpening(label, invoices, words)),
      ),
    ],
  })
}

const STATUS_TITLE = 'Operaciones por estado'

/** All orders, in any state. */
export const statusPart = ({ statuses }: Report, words: ReportWords): SafeHtml =>
  partOf({
    id: 'statuses',
    title: STATUS_TITLE,
    sentence: 'Todas tus operaciones, de cualquier fecha.',
    chart: barChart(
      { id: 'orders-by-status', title: STATUS_TITLE, summary: 'Cuántas operaciones están en cada estado.' },
      statuses.map(({ label, orders }) => ({ label, value: orders.length })),
      words.countAxis(Math.max(...statuses.map(({ orders }) => orders.length)), 'Operaciones'),
    ),
    table: tableOf({
      caption: STATUS_TITLE,
      columns: [{ title: 'Estado' }, { title: 'Operaciones', isNumber: true }, { title: 'Monto', isNumber: true }],
      rows: statuses.map(({ label, orders, total }) => [label, words.count(orders.length), words.money(total)]),
    }),
    below: [
      openings(
        'status-rows',
        'Operaciones de cada estado',
        statuses.map(({ label, orders }) => ({
          label,
          count: orders.length,
          table: {
            columns: [{ title: 'Operación' }, { title: 'Monto', isNumber: true }],
            rows: orders.toReversed().map(({ id, total }) => [`Operación ${id}`, words.money(total)]),
          },
        })),
      ),
    ],
  })

const ageLabel = ({ from, to }: OpenAge): string => {
  if (from === 0) return 'Al día'
  return to === undefined ? `Más de ${from - 1} días` : `${from} a ${to} días`
}

/** The name of the step at which an order of this state is. */
const stateLabel = (state: TrackerState): string => {
  const { position, steps } = trackerOf(state)
  return steps[position - 1]?.label ?? state
}
