import type { DateRejected } from '#domain/financing/payment-date.ts'
import type { ErrorCode } from './error-codes.ts'

/** The error code of a payment date that is rejected. */
export const DATE_CODES = {
  PaymentDatePast: 'ERROR_INVOICE_DATE_PAST',
  PaymentDateTooSoon: 'ERROR_INVOICE_DATE_TOO_SOON',
  PaymentDateTooFar: 'ERROR_INVOICE_DATE_TOO_FAR',
  PaymentDateHoliday: 'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY',
  PaymentDateWeekend: 'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY',
} as const satisfies Readonly<Record<DateRejected['_tag'], ErrorCode>>

export const DATE_ERRORS = [
  'ERROR_INVOICE_DATE_PAST',
  'ERROR_INVOICE_DATE_TOO_SOON',
  'ERROR_INVOICE_DATE_TOO_FAR',
  'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY',
] as const satisfies ReadonlyArray<DateError>
export type DateError = (typeof DATE_CODES)[DateRejected['_tag']]
