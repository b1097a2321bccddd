import { formatPercent } from '#domain/kernel/format.ts'
import { type Money, money } from '#domain/kernel/money.ts'
import { changeOf } from '#domain/orders/report-period.ts'
import { html, type SafeHtml } from '../kernel/html.ts'
import type { Report } from './report-data.ts'
import type { ReportWords } from './report-words.ts'

/** The figures of the period with their change from the one before, and those of today, which have none. */
export const figuresOf = ({ ages, concentration, cost, costBefore, country }: Report, words: ReportWords): SafeHtml => {
  const change = (now: number, before: number, textOf: (size: number) => string): string => {
    const { difference, percent } = changeOf(now, before)
    if (difference === 0) return 'igual que antes'
    const earlier = `antes ${textOf(before)}`
    const sign = difference > 0 ? '+' : '−'
    const share = percent === undefined ? '' : ` (${sign}${formatPercent(Math.abs(percent), country, 0)})`
    return `${earlier} · ${sign}${textOf(Math.abs(difference))}${share}`
  }
  const amountChange = (now: Money, before: Money): string =>
    change(now.minor, before.minor, (size) => words.money(money(now.currency, size)))
  const late = ages.filter(({ key }) => key.from > 0).reduce((minor, { due }) => minor + due.minor, 0)
  const [rate, rateBefore] = [cost.effective, costBefore.effective]
  return html`<dl class="figures">
${figure('#cost', 'Operaciones transferidas', words.count(cost.orders), change(cost.orders, costBefore.orders, words.count))}
${figure('#cost', 'Recibido', words.money(cost.received), amountChange(cost.received, costBefore.received))}
${figure('#cost', 'Costo total', words.money(cost.total), amountChange(cost.total, costBefore.total))}
${figure('#cost', 'Tasa efectiva anual', words.annual(rate), rateBefore === undefined ? 'sin tasa antes' : `antes ${words.annual(rateBefore)}`)}
${figure('#open', 'Por cobrar hoy', words.money(concentration.total), words.counted(openCount(ages), 'factura', 'facturas'))}
${figure('#late', 'Atrasado hoy', words.money(money(concentration.total.currency, late)), words.counted(openCount(ages.filter(({ key }) => key.from > 0)), 'factura', 'facturas'))}
</dl>`
}

/** A figure is a link to the part that has its rows. */
const figure = (part: string, title: string, value: string, detail: string): SafeHtml =>
  html`<div><dt>${title}</dt><dd class="figure"><a href="${part}">${value}</a></dd><dd>${detail}</dd></div>`

const openCount = (parts: Report['ages']): number => parts.reduce((count, { invoices }) => count + invoices.length, 0)
