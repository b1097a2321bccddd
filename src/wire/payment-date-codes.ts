import type { DateRefused } from '#domain/financing/payment-date.ts'
import type { ErrorCode } from './error-codes.ts'

/** The error code of a payment date that is refused. */
export const DATE_CODES: Readonly<Record<DateRefused['_tag'], ErrorCode>> = {
  PaymentDatePast: 'ERROR_INVOICE_DATE_PAST',
  PaymentDateTooSoon: 'ERROR_INVOICE_DATE_TOO_SOON',
  PaymentDateTooFar: 'ERROR_INVOICE_DATE_TOO_FAR',
  PaymentDateHoliday: 'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY',
  PaymentDateWeekend: 'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY',
}
