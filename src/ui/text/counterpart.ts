import type { StatementPeriod } from '#application/counterparts/counterpart.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { counterpartWords } from '#domain/labels/counterpart-words.ts'
import type { Currency } from '#domain/kernel/money.ts'

const PERIODS: Readonly<Record<StatementPeriod, string>> = {
  month: 'Este mes',
  quarter: '90 días',
  year: '12 meses',
  all: 'Todo',
}

/** The page of a payer and the statement of a supplier. */
export const counterpartText = {
  ...counterpartWords,
  payer: 'Pagador',
  supplier: 'Proveedor',
  back: { Payer: 'Financiamiento', Supplier: 'Proveedor' },
  period: 'Período',
  periods: PERIODS,
  figures: 'Resumen',
  open: { Payer: 'Te debe', Supplier: 'Le debes' },
  balance: { Payer: 'Te debe', Supplier: 'Le debes' },
  overdue: 'Vencido',
  delay: { Payer: 'Paga en promedio', Supplier: 'Le pagas en promedio' },
  delayOf: (days: number): string => (days === 0 ? 'a tiempo' : `${days} ${days === 1 ? 'día' : 'días'} tarde`),
  noDelay: 'Sin historial',
  financed: 'Financiado por pagar',
  retained: { CL: 'Retenido', MX: 'En reserva' } satisfies Readonly<Record<Country, string>>,
  exposure: 'Exposición',
  table: (currency: Currency, country: Country): string =>
    `${counterpartWords.statement[country]} en ${currency === 'USD' ? 'dólares' : 'pesos'}`,
  noun: { one: 'movimiento', many: 'movimientos', feminine: false },
  download: 'Descargar PDF',
  failed: 'No pudimos cargar los movimientos.',
  notFound: 'No encontramos facturas con esa empresa',
  notFoundDetail: 'Puede que el enlace esté incompleto o que sea de otra empresa.',
} as const
