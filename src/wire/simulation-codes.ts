import type { SimulationError } from '#domain/financing/simulate.ts'
import { DATE_ERRORS } from './payment-date-codes.ts'
import type { ErrorCode } from './error-codes.ts'

/** The error codes of a failed simulation, for host and samples. */
export const SIMULATION_CODES = {
  SimulationEmpty: 'ERROR_ORDER_EMPTY',
  SimulationDatePast: 'ERROR_INVOICE_DATE_PAST',
  SimulationDateMalformed: 'ERROR_VALIDATION',
  SimulationAmountInvalid: 'ERROR_ORDER_NOT_FINANCEABLE',
  SimulationRateInvalid: 'ERROR_ORDER_NOT_FINANCEABLE',
  SimulationChargeInvalid: 'ERROR_ORDER_NOT_FINANCEABLE',
  SimulationNotFinanceable: 'ERROR_ORDER_NOT_FINANCEABLE',
  SimulationAmountTooLarge: 'ERROR_ORDER_NOT_FINANCEABLE',
  SimulationCurrencyMixed: 'ERROR_ORDER_NOT_FINANCEABLE',
} as const satisfies Readonly<Record<SimulationError['_tag'], ErrorCode>>

/** The errors of pricing a request. */
export const PRICING_ERRORS = [
  ...DATE_ERRORS,
  'ERROR_INVOICE_NOT_AVAILABLE',
  'ERROR_ORDER_EMPTY',
  'ERROR_ORDER_NOT_FINANCEABLE',
] as const
export type PricingError = (typeof PRICING_ERRORS)[number]
