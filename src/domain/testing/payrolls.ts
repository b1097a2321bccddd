import * as fc from 'fast-check'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { type Currency, money } from '../kernel/money.ts'
import type { CreditLine } from '../payables/credit-line.ts'
import { ONBOARDING_DAYS, type SupplierTerm } from '../payables/onboarding.ts'
import type { PayeeWithoutAccount, Payroll } from '../payables/payroll.ts'
import type { PayrollEvent } from '../payables/payroll-flow.ts'
import type { PayrollRequest } from '../payables/payroll-request.ts'
import { businessName } from './business.ts'
import { invoicedMinor } from './financing.ts'
import { calendarDate, id } from './kernel.ts'
import { PAYROLL_EVENTS, payrollFacts, payrollId } from './payables.ts'
import { paymentTerm } from './suppliers.ts'
import { taxId } from './tax-id.ts'

/** A name that can be given to a payroll. */
export const payrollName: fc.Arbitrary<string> = fc.constantFrom(
  'Facturas del 05 de septiembre',
  'Ñandú',
  'Arriendos y servicios',
)

/** A supplier that has no account in a currency in which the country invoices. */
export const payeeWithoutAccount = (country: Country): fc.Arbitrary<PayeeWithoutAccount> =>
  fc.record({
    id: id<'Supplier'>(),
    name: businessName,
    currency: fc.constantFrom(...profileOf(country).accountCurrencies),
  })

/** Any status, known or not; a supplier has at least one invoice. */
export const payroll = (country: Country): fc.Arbitrary<Payroll> =>
  fc
    .record({
      id: payrollId,
      name: payrollName,
      paymentDate: calendarDate,
      facts: payrollFacts,
      suppliers: fc.integer({ min: 1, max: 40 }),
      more: fc.nat({ max: 60 }),
      minor: invoicedMinor,
      withoutAccount: fc.option(fc.array(payeeWithoutAccount(country), { maxLength: 3 }), { nil: undefined }),
    })
    .map(({ facts, more, minor, ...of }) => {
      const total = money(profileOf(country).currency, minor)
      return { ...of, ...facts, invoices: of.suppliers + more, total, totals: [total] }
    })

/** One of `PAYROLL_EVENTS`. */
export const payrollEvent: fc.Arbitrary<PayrollEvent> = fc.constantFrom(...PAYROLL_EVENTS)

/** A request to schedule invoices between `today` and two months later; the day may be closed. */
export const payrollRequest = (today: CivilDate): fc.Arbitrary<PayrollRequest> =>
  fc.record({
    name: payrollName,
    paymentDate: fc.nat({ max: 60 }).map((days) => addDays(today, days)),
    invoiceIds: fc.uniqueArray(id<'Payable'>(), { minLength: 1, maxLength: 10 }),
  })

/** Used in part, not at all, fully, and beyond. */
export const creditLine = (of: Currency): fc.Arbitrary<CreditLine> =>
  fc
    .tuple(fc.nat({ max: 5_000_000_000 }), fc.constantFrom(-0.1, 0, 0.25, 0.999, 1, 1.1))
    .map(([credit, left]) => ({ credit: money(of, credit), balance: money(of, Math.round(credit * left)) }))

/** Days that `validateDays` accepts. */
export const onboardingDays: fc.Arbitrary<number> = fc.integer({
  min: ONBOARDING_DAYS.minimum,
  max: ONBOARDING_DAYS.maximum,
})

/** The days next to the valid ones, fractions, negative numbers, NaN and infinity. */
export const nearMissOnboardingDays: fc.Arbitrary<number> = fc.constantFrom(
  ONBOARDING_DAYS.minimum - 1,
  ONBOARDING_DAYS.maximum + 1,
  15.5,
  -15,
  Number.NaN,
  Infinity,
)

/** A payment term for a tax id of the country. */
export const supplierTerm = (country: Country): fc.Arbitrary<SupplierTerm> =>
  fc.record({ identifier: taxId(country), term: paymentTerm })
