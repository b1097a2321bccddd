import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PayrollPayment } from '#application/payables/payroll-payment.ts'
import type { Country } from '#domain/kernel/country.ts'

export interface PaymentWizardProps {
  readonly vm: PayrollPayment
  readonly calendar: BusinessCalendar
  readonly country: Country
}
