import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { SchedulingWizard } from '#application/payables/scheduling-wizard.ts'
import type { Country } from '#domain/kernel/country.ts'

export interface SchedulingWizardProps {
  readonly vm: SchedulingWizard
  readonly calendar: BusinessCalendar
  readonly country: Country
}
