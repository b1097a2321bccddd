import type { TargetError } from '#application/financing/proposal.view-model.ts'
import type { ProposalStrategy } from '#domain/financing/propose.ts'
import type { Country } from '#domain/kernel/country.ts'
import { counted } from './plural.ts'

const STRATEGIES: Readonly<Record<ProposalStrategy, string>> = {
  lowestCost: 'Menor costo',
  fewestInvoices: 'Menos facturas',
  onePayer: 'Un solo pagador',
}

const ERRORS: Readonly<Record<TargetError, string>> = {
  MoneyInputEmpty: 'Escribe el monto que necesitas recibir.',
  MoneyInputMalformed: 'Escribe el monto con números.',
  MoneyInputOtherCurrency: 'Escribe el monto en la moneda de tus facturas.',
  MoneyInputOtherSeparator: 'Revisa los puntos y las comas del monto.',
  MoneyInputTooPrecise: 'El monto tiene demasiados decimales.',
  MoneyInputTooLarge: 'El monto es demasiado grande.',
  TargetNotPositive: 'El monto debe ser mayor que cero.',
}

/** The invoices that are proposed for an amount. */
export const proposalText = {
  title: 'Facturas para recibir el monto que necesitas',
  strategies: STRATEGIES,
  errors: ERRORS,
  calculating: 'Buscando facturas',
  failed: 'No pudimos proponer facturas.',
  receives: 'Recibes',
  cost: 'Costo',
  invoices: (count: number, country: Country): string => counted(count, country, 'factura', 'facturas'),
  missing: 'Te faltan',
  nothing: 'Ninguna factura alcanza para una operación.',
  select: 'Seleccionar',
  selected: 'Seleccionadas',
  selectStrategy: (strategy: ProposalStrategy): string => `Seleccionar: ${STRATEGIES[strategy]}`,
  note: 'Estimado con el vencimiento de cada factura; las vencidas, a 30 días. Puedes cambiar la selección y las fechas antes de enviar.',
} as const
