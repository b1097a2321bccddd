import { formatInteger, formatLongDate, formatMoney } from '#domain/kernel/format.ts'
import { MONTHS } from '#domain/kernel/spanish-calendar.ts'
import { barChart, type ChartBar } from './chart.ts'
import { html, type SafeHtml } from '../kernel/html.ts'
import type { Month, Report, ChartSegment } from './report-data.ts'
import { STYLE } from './style.ts'

/** The whole report as an HTML page. */
export const reportPage = (report: Report): string => {
  const { name, orders, today } = report
  const head = html`<header><h1>${name}</h1><p>${formatLongDate(today)}</p></header>`
  return pageOf('Xtracker', orders === 0 ? html`${head}${noOrders}` : html`${head}<main>${parts(report)}</main>`)
}

/** A page that says one thing. */
export const noticePage = (title: string, sentence: string): string =>
  pageOf(title, html`<main class="notice"><div><h1>${title}</h1><p>${sentence}</p></div></main>`)

const noOrders = html`<main class="notice"><div><h2>Aún no tienes operaciones</h2>
<p>Cuando financies tu primera factura, aquí verás cuánto has financiado, en qué estado va y quiénes te pagan.</p></div></main>`

const pageOf = (title: string, body: SafeHtml): string =>
  html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${{ markup: STYLE }}</style></head><body>${body}</body></html>`.markup

const parts = (report: Report): ReadonlyArray<SafeHtml> => [
  monthsPart(report),
  part(
    'statuses',
    'Operaciones por estado',
    'Cuántas operaciones están en cada estado.',
    'Operaciones',
    statusBars(report),
  ),
  part(
    'payers',
    'Principales pagadores',
    'Quiénes pagan lo que financiaste, de mayor a menor; sin operaciones rechazadas.',
    'Monto',
    payerBars(report),
  ),
  latenessPart(report),
]

const monthsPart = (report: Report): SafeHtml =>
  part(
    'months',
    'Monto financiado por mes',
    'Lo que recibiste por operaciones transferidas, según el mes en que las solicitaste.',
    'Monto',
    report.months.map((month) => ({
      label: monthLabel(month),
      value: month.amount.minor,
      text: formatMoney(month.amount, report.country),
    })),
  )

const monthLabel = ({ month, year }: Month): string => `${MONTHS[month - 1] ?? ''} ${year}`

const statusBars = ({ country, statuses }: Report): ReadonlyArray<ChartBar> =>
  statuses.map(({ amount, count, label }) => ({
    label,
    value: count,
    text: `${formatInteger(count, country)} · ${formatMoney(amount, country)}`,
  }))

const payerBars = ({ country, payers }: Report): ReadonlyArray<ChartBar> =>
  payers.map(({ amount, label }) => ({ label, value: amount.minor, text: formatMoney(amount, country) }))

const latenessPart = ({ country, lateness }: Report): SafeHtml => {
  const title = 'Facturas en mora'
  if (lateness.every(({ count }) => count === 0)) {
    return html`<section aria-labelledby="lateness"><h2 id="lateness">${title}</h2><p>Ninguna factura está en mora.</p></section>`
  }
  const textOf = ({ amount, count }: ChartSegment): string =>
    `${formatInteger(count, country)} ${count === 1 ? 'factura' : 'facturas'} · ${formatMoney(amount, country)}`
  const bars = lateness.map((slice) => ({ label: slice.label, value: slice.count, text: textOf(slice) }))
  return part('lateness', title, 'Cuántos días pasaron desde la fecha de pago.', 'Facturas', bars)
}

/** A chart, and its data as a table for screen readers. */
const part = (id: string, title: string, sentence: string, unit: string, bars: ReadonlyArray<ChartBar>): SafeHtml =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><p>${sentence}</p>
${barChart(id, title, `${sentence} ${mostOf(bars)}`, bars)}
<table class="unseen"><caption>${title}</caption><thead><tr><th scope="col">${title}</th><th scope="col">${unit}</th></tr></thead>
<tbody>${bars.map(({ label, text }) => html`<tr><th scope="row">${label}</th><td>${text}</td></tr>`)}</tbody></table></section>`

const mostOf = (bars: ReadonlyArray<ChartBar>): string => {
  const [most] = bars.toSorted((a, b) => b.value - a.value)
  return most === undefined || most.value === 0 ? '' : `El mayor es ${most.label}: ${most.text}.`
}
