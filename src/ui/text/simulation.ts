import type { BreakdownPart } from '#domain/financing/breakdown.ts'
import type { SimulationFigures } from '#domain/financing/simulation.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatInteger, formatPercent } from '#domain/kernel/format.ts'
import { counted } from './plural.ts'

/** A line of the calculation, or its result. */
export type SimulationLine = BreakdownPart | 'transfer'

/** The selectable forms of the amounts. */
export type CostView = 'amount' | 'share'

/** The summary of an operation: three figures, and the calculation behind them. */
export const simulationText = {
  title: 'Resumen de operación',
  receiveNow: 'Recibes ahora',
  /** The figures exclude invoices without a date. */
  partly: (part: number, of: number, country: Country): string =>
    `Con ${formatInteger(part, country)} de ${counted(of, country, 'factura', 'facturas')}`,
  receiveLater: 'Recibes después',
  receiveLaterDetail: 'cuando paguen tus clientes',
  nothingLater: 'No queda nada retenido',
  totalCost: 'Costo total',
  baseRate: (hundredths: number, country: Country): string =>
    `Tasa ${formatPercent(hundredths, country)} mensual, de 30 días, sobre cada factura hasta su fecha de pago`,
  seeCalculation: 'Ver cálculo',
  recalculating: 'Recalculando',
  failed: 'No pudimos recalcular.',
  stale: (time: string): string => `Cifras de las ${time}.`,
  empty: 'Elige una fecha de pago y verás cuánto recibes.',
  disclaimer: 'Simulación referencial; confirmamos la tasa al aprobar.',
  arrival: 'Tu ejecutivo confirmará la hora del depósito.',
  compareOffers: 'Para comparar ofertas con días distintos, usa la tasa anual.',
  viewLabel: 'Ver como',
  views: { amount: 'Monto', share: '% del total' },
  received: 'Qué recibes ahora',
  costTitle: 'Lo que cuesta',
  operationRate: 'Tasa de la operación',
  operationRateUnit: 'mensual, de 30 días, sobre cada factura hasta su fecha de pago',
  shareOfInvoices: 'Costo sobre tus facturas',
  internalRate: 'sobre lo que recibes ahora: es la TIR de los flujos',
  definitions: 'Qué significa cada línea',
  monthlyRate: (rate: string): string => `${rate} efectivo mensual (30 días)`,
  shortBaseRate: (rate: string): string => `tasa ${rate} mensual`,
  lines: {
    invoices: {
      shortName: 'Facturas',
      name: 'Monto de facturas',
      definition: 'La suma de las facturas que elegiste, con impuestos.',
    },
    creditNotes: {
      shortName: 'Notas de crédito',
      name: 'Notas de crédito',
      definition: 'Lo que ya rebajaste a tu cliente en esas facturas.',
    },
    retention: {
      shortName: 'Retención',
      name: 'Retención',
      definition: 'La parte que guardamos hasta que tu cliente pague; después es tuya.',
    },
    priceDifference: {
      shortName: 'Dif. de precio',
      name: 'Diferencia de precio',
      definition: 'Lo que cuesta recibir hoy: depende de la tasa y de los días hasta el pago.',
    },
    operationCost: {
      shortName: 'Asesoría',
      name: 'Asesoría digital',
      definition: 'Un cargo fijo por operación, sin importar cuántas facturas tenga.',
    },
    discounts: {
      shortName: 'Descuentos',
      name: 'Otros descuentos',
      definition: 'Ajustes acordados para esta operación o para una de las facturas.',
    },
    transfer: {
      shortName: 'Recibes',
      name: 'Recibes ahora',
      definition: 'Lo que depositamos en tu cuenta cuando se aprueba la operación.',
    },
  },
  /** In place of `lines.creditNotes` where any invoice was paid in part. */
  creditNotesAndPayments: {
    shortName: 'Notas y pagos',
    name: 'Notas de crédito y pagos',
    definition: 'Lo que ya rebajaste a tu cliente, o que ya te pagó, en esas facturas.',
  },
  chart: (parts: ReadonlyArray<string>): string => `Gráfico en cascada. ${parts.join('. ')}.`,
} as const

interface LineText {
  readonly shortName: string
  readonly name: string
  readonly definition: string
}

/** The texts of a line; payments are part of the credit notes, and named where there are any. */
export const lineText = (line: SimulationLine, { paid }: Pick<SimulationFigures, 'paid'>): LineText =>
  line === 'creditNotes' && paid !== undefined ? simulationText.creditNotesAndPayments : simulationText.lines[line]

/** The label of a line, with the country's term for the returned retention where it has one. */
export const lineName = (
  line: SimulationLine,
  country: Country,
  figures: Pick<SimulationFigures, 'paid'> = {},
): string => {
  const { name } = lineText(line, figures)
  return line === 'retention' && profileOf(country).hasSurplus ? `${name} (excedentes)` : name
}
