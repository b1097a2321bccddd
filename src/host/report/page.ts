import { formatInteger, formatLongDate, formatMoney } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { MONTHS } from '#domain/labels/spanish-calendar.ts'
import { html, type SafeHtml } from '../kernel/html.ts'
import { countAxis, moneyAxis, type Axis } from './axis.ts'
import { barChart, type ChartBar } from './chart.ts'
import type { ChartSegment, Month, Report } from './report-data.ts'
import { STYLE } from './style.ts'

/** How the page around the frame looks: the device decides without a theme. */
export interface ReportSettings {
  readonly theme: ReportTheme | undefined
  readonly hidesAmounts: boolean
}

export const REPORT_THEMES = ['light', 'dark', 'contrast'] as const
export type ReportTheme = (typeof REPORT_THEMES)[number]

const DEVICE_LOOK: ReportSettings = { theme: undefined, hidesAmounts: false }

/** The whole report as an HTML page. Hidden amounts are not in it. */
export const reportPage = (report: Report, look: ReportSettings): string => {
  const { name, orders, today } = report
  const head = html`<header><h1>${name}</h1><p>${formatLongDate(today)}</p></header>`
  const body = orders === 0 ? html`${head}${noOrders}` : html`${head}<main>${parts(report, look)}</main>`
  return pageOf('Xtracker', body, look)
}

/** A page that says one thing. */
export const noticePage = (title: string, sentence: string): string =>
  pageOf(title, html`<main class="notice"><div><h1>${title}</h1><p>${sentence}</p></div></main>`, DEVICE_LOOK)

const noOrders = html`<main class="notice"><div><h2>Aún no tienes operaciones</h2>
<p>Cuando financies tu primera factura, aquí verás cuánto has financiado, en qué estado va y quiénes te pagan.</p></div></main>`

const pageOf = (title: string, body: SafeHtml, { theme }: ReportSettings): string =>
  html`<!doctype html>
<html lang="es" class="${theme === undefined ? '' : `theme-${theme}`}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${{ markup: STYLE }}</style></head><body>${body}</body></html>`.markup

const parts = (report: Report, look: ReportSettings): ReadonlyArray<SafeHtml> => {
  const { country } = report
  const { currency } = profileOf(country)
  const amountText = (amount: Money): string => (look.hidesAmounts ? HIDDEN : formatMoney(amount, country))
  const ofMoney = (bars: ReadonlyArray<ChartBar>): Axis => {
    const axis = moneyAxis(mostIn(bars), currency, country)
    return look.hidesAmounts ? withoutNumbers(axis) : axis
  }
  const months = report.months.map((month) => ({
    label: monthLabel(month),
    value: month.amount.minor,
    text: amountText(month.amount),
  }))
  const statuses = report.statuses.map(({ amount, count, label }) => ({
    label,
    value: count,
    text: `${formatInteger(count, country)} · ${amountText(amount)}`,
  }))
  const payers = report.payers.map(({ amount, label }) => ({
    label,
    value: amount.minor,
    text: amountText(amount),
  }))
  return [
    part({
      id: 'months',
      title: 'Monto financiado por mes',
      sentence: 'Lo que recibiste por operaciones transferidas, según el mes en que las solicitaste.',
      unit: 'Monto',
      bars: months,
      axis: ofMoney(months),
    }),
    part({
      id: 'statuses',
      title: 'Operaciones por estado',
      sentence: 'Cuántas operaciones están en cada estado.',
      unit: 'Operaciones',
      bars: statuses,
      axis: countAxis(mostIn(statuses), 'Operaciones', country),
    }),
    part({
      id: 'payers',
      title: 'Principales pagadores',
      sentence: 'Quiénes pagan lo que financiaste, de mayor a menor; sin operaciones rechazadas.',
      unit: 'Monto',
      bars: payers,
      axis: ofMoney(payers),
    }),
    portfolioPart(report, amountText, ofMoney),
  ]
}

const HIDDEN = '•••••'
const withoutNumbers = ({ ticks }: Axis): Axis => ({
  unit: 'Montos ocultos',
  ticks: ticks.map(({ value }) => ({ value, text: '' })),
})

const mostIn = (bars: ReadonlyArray<ChartBar>): number => Math.max(0, ...bars.map(({ value }) => value))

const monthLabel = ({ month, year }: Month): string => `${MONTHS[month - 1] ?? ''} ${year}`

const portfolioPart = (
  { country, lateness }: Report,
  amountText: (amount: Money) => string,
  axisOf: (bars: ReadonlyArray<ChartBar>) => Axis,
): SafeHtml => {
  const title = 'Facturas por cobrar'
  if (lateness.every(({ count }) => count === 0)) {
    return html`<section aria-labelledby="lateness"><h2 id="lateness">${title}</h2><p>Tus clientes no deben ninguna factura.</p></section>`
  }
  const textOf = ({ amount, count }: ChartSegment): string =>
    `${formatInteger(count, country)} ${count === 1 ? 'factura' : 'facturas'} · ${amountText(amount)}`
  const bars = lateness.map((slice) => ({ label: slice.label, value: slice.amount.minor, text: textOf(slice) }))
  return part({
    id: 'lateness',
    title,
    sentence: 'Lo que tus clientes deben todavía de tus operaciones transferidas, por los días desde la fecha de pago.',
    unit: 'Monto',
    bars,
    axis: axisOf(bars),
  })
}

interface PartOfReport {
  readonly id: string
  readonly title: string
  readonly sentence: string
  readonly unit: string
  readonly bars: ReadonlyArray<ChartBar>
  readonly axis: Axis
}

/** A chart, and its data as a table for screen readers. */
const part = ({ axis, bars, id, sentence, title, unit }: PartOfReport): SafeHtml =>
  html`<section class="charted" aria-labelledby="${id}"><h2 id="${id}">${title}</h2><p>${sentence}</p>
${barChart(id, title, `${sentence} ${mostOf(bars)}`, bars, axis)}
<table class="unseen"><caption>${title}</caption><thead><tr><th scope="col">${title}</th><th scope="col">${unit}</th></tr></thead>
<tbody>${bars.map(({ label, text }) => html`<tr><th scope="row">${label}</th><td>${text}</td></tr>`)}</tbody></table></section>`

const mostOf = (bars: ReadonlyArray<ChartBar>): string => {
  const [most] = bars.toSorted((a, b) => b.value - a.value)
  return most === undefined || most.value === 0 ? '' : `El mayor es ${most.label}: ${most.text}.`
}
