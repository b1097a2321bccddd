import type { TargetError } from '#application/financing/proposal.view-model.ts'
import type { EffectiveRate } from '#domain/financing/effective-rate.ts'
import type { LeftOut } from '#domain/financing/need.ts'
import type { PayerShare } from '#domain/financing/payer-share.ts'
import type { ProposalStrategy } from '#domain/financing/propose.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatSentenceDate } from '#domain/kernel/format.ts'
import { effectiveRateText } from './effective-rates.ts'
import { MONEY_INPUT_TEXT } from './money-input.ts'
import { counted } from './plural.ts'

const STRATEGIES: Readonly<Record<ProposalStrategy, string>> = {
  lowestCost: 'Menor costo',
  fewestInvoices: 'Menos facturas',
  onePayer: 'Un solo pagador',
}

const ERRORS: Readonly<Record<TargetError, string>> = {
  ...MONEY_INPUT_TEXT,
  MoneyInputEmpty: 'Escribe el monto que necesitas recibir.',
  MoneyInputOtherCurrency: 'Escribe el monto en la moneda de tus facturas.',
  TargetNotPositive: 'El monto debe ser mayor que cero.',
}

const INCLUDE: Readonly<Record<LeftOut, (arrival: CivilDate) => string>> = {
  NOTICED: () => 'Incluir facturas con aviso',
  COLLECTED_BEFORE: (arrival) => `Incluir facturas que tus clientes pagarían hasta el ${formatSentenceDate(arrival)}`,
}

/** The invoices that are proposed for an amount. */
export const proposalText = {
  title: 'Facturas para recibir el monto que necesitas',
  strategies: STRATEGIES,
  errors: ERRORS,
  arrival: 'Lo necesitas el',
  until: 'Hasta el (opcional)',
  payerShare: 'Máximo por pagador',
  share: (share: PayerShare): string => (share === 100 ? 'Sin máximo' : `${share} %`),
  include: (reason: LeftOut, arrival: CivilDate): string => INCLUDE[reason](arrival),
  adds: (count: number, country: Country): string => ` · ${counted(count, country, 'factura suma', 'facturas suman')}`,
  calculating: 'Buscando facturas',
  failed: 'No pudimos proponer facturas.',
  receives: 'Recibes',
  cost: 'Costo',
  /** The annual one where a monthly one says nothing. */
  rate: (rate: EffectiveRate, country: Country): string =>
    rate.monthly === undefined
      ? `${effectiveRateText.annual} ${effectiveRateText.annualOf(rate, country)}`
      : `${effectiveRateText.monthly} ${effectiveRateText.monthlyOf(rate, country)}`,
  term: (days: number, country: Country): string => `Plazo ${counted(days, country, 'día', 'días')} en promedio`,
  invoicesOf: (invoices: number, payers: number, country: Country): string =>
    `${counted(invoices, country, 'factura', 'facturas')} de ${counted(payers, country, 'pagador', 'pagadores')}`,
  missing: 'Te faltan',
  nothing: (share: PayerShare): string =>
    share === 100
      ? 'Ninguna factura alcanza para una operación.'
      : `No encontramos facturas que lleguen al monto con un máximo de ${share} % por pagador.`,
  select: 'Seleccionar',
  selected: 'Seleccionadas',
  selectStrategy: (strategy: ProposalStrategy): string => `Seleccionar: ${STRATEGIES[strategy]}`,
  note: 'Estimado con el vencimiento de cada factura; las vencidas, a 30 días. Con una fecha en «Hasta», solo facturas que tus clientes pagarían ese día o después. Puedes cambiar la selección y las fechas antes de enviar.',
} as const
