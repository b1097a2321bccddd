import type { SimulationError } from '#domain/financing/simulate.ts'
import type { ErrorCode } from './error-codes.ts'

/** The error codes of a failed simulation, for host and samples. */
export const SIMULATION_CODES: Readonly<Record<SimulationError['_tag'], ErrorCode>> = {
  SimulationEmpty: 'ERROR_ORDER_EMPTY',
  SimulationDatePast: 'ERROR_INVOICE_DATE_PAST',
  SimulationDateMalformed: 'ERROR_VALIDATION',
  SimulationAmountInvalid: 'ERROR_ORDER_NOT_FINANCEABLE',
  SimulationRateInvalid: 'ERROR_ORDER_NOT_FINANCEABLE',
  SimulationChargeInvalid: 'ERROR_ORDER_NOT_FINANCEABLE',
  SimulationNotFinanceable: 'ERROR_ORDER_NOT_FINANCEABLE',
  SimulationAmountTooLarge: 'ERROR_ORDER_NOT_FINANCEABLE',
  SimulationCurrencyMixed: 'ERROR_ORDER_NOT_FINANCEABLE',
}
