import type { BreakdownPart } from '#domain/financing/breakdown.ts'
import type { EffectiveRate } from '#domain/financing/effective-rate.ts'
import type { SimulationFigures } from '#domain/financing/simulation.ts'
import type { RepaymentPart } from '#domain/financing/simulate-confirming.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatPercent } from '#domain/kernel/format.ts'

/** The texts of the simulation of an order, with the names that the screen of the order uses. */
export const simulationDocumentText = {
  title: (id: string): string => `Simulación de la operación ${id}`,
  fileName: (id: string): string => `Simulación operación ${id}.pdf`,
  product: 'Anticipo',
  requestedOn: 'Fecha solicitud',
  account: (bank: string, lastDigits: string): string => `Cuenta de depósito: ${bank} ···${lastDigits}`,
  createdOn: (date: string): string => `Documento creado el ${date}`,
  types: { DIRECT_FINANCING: 'Financiamiento directo', EARLY_PAYMENT: 'Pronto pago', CONFIRMING: 'Confirming' },
  summary: 'Resumen de operación',
  conditions: 'Condiciones',
  conditionsOf: (rate: string, retention: string, figures: Paid): ReadonlyArray<string> => [
    `Tasa ${rate} mensual, de 30 días, sobre cada factura hasta su fecha de pago.`,
    `Retención de ${retention} del monto de cada factura menos sus ${creditNotesName(figures).toLowerCase()}, hasta que tu cliente pague.`,
    'Después de la fecha de pago corre interés a la misma tasa, por día; se toma primero de la retención.',
    'Simulación referencial; confirmamos la tasa al aprobar.',
  ],
  ratesOf: (rate: EffectiveRate, country: Country): string => {
    const { annual, monthly } = rate
    return monthly === undefined
      ? `Tasa efectiva anual (365 días): más de ${formatPercent(annual, country, 0)}. Es la TIR de los flujos.`
      : `Tasa efectiva anual (365 días): ${formatPercent(annual, country)}; mensual (30 días): ${formatPercent(monthly, country)}. Es la TIR de los flujos.`
  },
  repaymentConditionsOf: (rate: string): ReadonlyArray<string> => [
    `Tasa ${rate} mensual, de 30 días, sobre cada factura desde el pago a tus proveedores hasta su fecha de pago.`,
    'El monto a pagar de cada factura incluye su diferencia de precio y su parte de la asesoría digital.',
    'Después de la fecha de pago corre interés a la misma tasa, por día.',
    'Simulación referencial; confirmamos la tasa al aprobar.',
  ],
  invoices: 'Facturas',
  total: 'Total',
  page: (page: number, pages: number): string => `Página ${page} de ${pages}`,
} as const

const NAMES: Readonly<Record<BreakdownPart | 'transfer', string>> = {
  invoices: 'Monto de facturas',
  creditNotes: 'Notas de crédito',
  retention: 'Retención',
  priceDifference: 'Diferencia de precio',
  operationCost: 'Asesoría digital',
  discounts: 'Otros descuentos',
  transfer: 'Recibes ahora',
}

/** The names of the parts of a repayment. */
export const REPAYMENT_NAMES: Readonly<Record<RepaymentPart, string>> = {
  transfer: 'Pago a tus proveedores',
  interest: 'Diferencia de precio',
  operationCost: 'Asesoría digital',
  total: 'Total a pagar',
}

/** Whether any invoice was paid in part. */
type Paid = Pick<SimulationFigures, 'paid'>

/** Payments are part of the credit notes, and named where there are any. */
export const creditNotesName = ({ paid }: Paid): string =>
  paid === undefined ? NAMES.creditNotes : 'Notas de crédito y pagos'

/** The name of a line of the breakdown. */
export const breakdownName = (line: BreakdownPart | 'transfer', country: Country, figures: Paid): string => {
  if (line === 'creditNotes') return creditNotesName(figures)
  return line === 'retention' && profileOf(country).hasSurplus ? `${NAMES[line]} (excedentes)` : NAMES[line]
}

export const typeName = (type: string): string =>
  new Map(Object.entries(simulationDocumentText.types)).get(type) ?? type
