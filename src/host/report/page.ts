import { formatLongDate } from '#domain/kernel/format.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { html, type SafeHtml } from '../kernel/html.ts'
import { costPart } from './cost-part.ts'
import { figuresOf } from './figures.ts'
import { openPart, statusPart } from './open-part.ts'
import { concentrationPart, latePart } from './payer-parts.ts'
import type { Report } from './report-data.ts'
import { periodText, wordsOf } from './report-words.ts'
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
  const { before, country, identifier, name, period, statuses, today } = report
  const hasOrders = statuses.length > 0
  const head = html`<header><div><h1>${name}</h1><p>${profileOf(country).taxIdLabel} ${displayTaxId(country, identifier)} · ${formatLongDate(today)}</p></div>
${hasOrders ? html`<p>Período: <strong>${periodText(period)}</strong>, comparado con ${periodText(before)}</p>` : undefined}</header>`
  return pageOf('Xtracker', hasOrders ? html`${head}${partsOf(report, look)}` : html`${head}${noOrders}`, look)
}

/** A page that says one thing. */
export const noticePage = (title: string, sentence: string): string =>
  pageOf(title, html`<main class="notice"><div><h1>${title}</h1><p>${sentence}</p></div></main>`, DEVICE_LOOK)

const noOrders = html`<main class="notice"><div><h2>Aún no tienes operaciones</h2>
<p>Cuando financies tu primera factura, aquí verás cuánto te costó, quién paga tarde y qué sigue por cobrar.</p></div></main>`

const pageOf = (title: string, body: SafeHtml, { theme }: ReportSettings): string =>
  html`<!doctype html>
<html lang="es" class="${theme === undefined ? '' : `theme-${theme}`}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${{ markup: STYLE }}</style></head><body>${body}</body></html>`.markup

const partsOf = (report: Report, { hidesAmounts }: ReportSettings): SafeHtml => {
  const words = wordsOf(report.country, hidesAmounts)
  const parts = [costPart, latePart, concentrationPart, openPart, statusPart].map((part) => part(report, words))
  return html`<main>${figuresOf(report, words)}${parts}</main>`
}
