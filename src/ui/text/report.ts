import type { ReportChoice } from '#application/reports/report-months.ts'
import { MAX_REPORT_MONTHS } from '#domain/orders/report-period.ts'

/** The report of the business. */
export const reportText = {
  lead: 'Qué te costó financiarte, quién paga tarde, de cuántos pagadores dependes y qué sigue por cobrar.',
  frame: 'Reporte de tu empresa',
  loading: 'Preparando tu reporte',
  period: 'Período del reporte',
  choices: {
    '1': 'Este mes',
    '3': '3 meses',
    '6': '6 meses',
    '12': '12 meses',
    OTHER: 'Otro',
  } satisfies Readonly<Record<ReportChoice, string>>,
  from: 'Desde',
  to: 'Hasta',
  limit: `Máximo ${MAX_REPORT_MONTHS} meses`,
  open: 'Abrir en otra pestaña',
  failed: 'No pudimos mostrar tu reporte.',
  slow: 'El reporte está tardando más de lo normal. Puedes pedirlo de nuevo.',
} as const
