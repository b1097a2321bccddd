import * as fc from 'fast-check'
import type { DueDateFacts } from '../financing/due-date.ts'
import type { AvailabilityFacts } from '../financing/exclusion.ts'
import { reasonsNotFinanceable } from '../financing/financeability.ts'
import type { NotedInvoice } from '../financing/invoice-notice.ts'
import type { ComparedInvoice } from '../financing/issued-duplicate.ts'
import type { PaidInvoice } from '../financing/payer-lateness.ts'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import { money } from '../kernel/money.ts'
import { invoiceFacts } from './cart.ts'
import { calendarDate } from './kernel.ts'

/** Invoices of few payers, paid from a month before the due date to four months after it. */
export const paidInvoices: fc.Arbitrary<ReadonlyArray<PaidInvoice>> = fc.array(
  fc
    .record({
      payer: fc.constantFrom('A', 'B', 'C'),
      dueDate: calendarDate,
      days: fc.integer({ min: -30, max: 120 }),
    })
    .map(({ days, dueDate, payer }) => ({ payer, dueDate, paidOn: addDays(dueDate, days) })),
  { maxLength: 12 },
)

/** With few reasons by the documents, often none. */
export const availabilityFacts: fc.Arbitrary<AvailabilityFacts> = fc.record({
  reasons: invoiceFacts('CL').map(reasonsNotFinanceable),
  isCollected: fc.boolean(),
  isOrdered: fc.boolean(),
  isAwaitingApproval: fc.boolean(),
  hasAgreement: fc.boolean(),
})

/** Often with a notice on `today`, and often close to a limit of one. */
export const notedInvoice = (today: CivilDate): fc.Arbitrary<NotedInvoice> =>
  fc
    .record({
      averageDaysLate: fc.option(fc.nat({ max: 40 }), { nil: undefined }),
      dueIn: fc.oneof(fc.integer({ min: -200, max: 60 }), fc.integer({ min: -183, max: -178 })),
      extra: fc.constantFrom('PUE', 'PPD', 'ACKNOWLEDGED', undefined),
      isPossibleDuplicate: fc.constantFrom(true, false, undefined),
      method: fc.constantFrom('01', '03', '33', undefined),
    })
    .map(({ dueIn, ...rest }) => ({ ...rest, dueDate: addDays(today, dueIn) }))

/** Invoices of few payers, folios and amounts within a month, each with a key of its own. */
export const comparedInvoices: fc.Arbitrary<ReadonlyArray<ComparedInvoice>> = fc
  .array(
    fc.record({
      payer: fc.constantFrom('A', 'B'),
      folio: fc.constantFrom('1', '2', '3'),
      minor: fc.constantFrom(100, 200),
      days: fc.nat({ max: 30 }),
    }),
    { maxLength: 10 },
  )
  .map((drawn) =>
    drawn.map(({ days, folio, minor, payer }, at) => ({
      key: String(at),
      payer,
      folio,
      issueDate: addDays(FIRST_DAY, days),
      amount: money('CLP', minor),
    })),
  )

const FIRST_DAY = '2026-03-02' as CivilDate

/** Each fact is known or not. */
export const dueDateFacts: fc.Arbitrary<DueDateFacts> = fc.record({
  stated: fc.option(calendarDate, { nil: undefined }),
  namedDays: fc.option(fc.nat({ max: 365 }), { nil: undefined }),
  conditions: fc.option(
    fc.record({
      text: fc.constantFrom('30 DIAS', 'CONTRARECIBO'),
      terms: fc.oneof(
        fc.constant({ _tag: 'NotUnderstood' } as const),
        fc.record({ _tag: fc.constant('DueOn' as const), date: calendarDate, by: fc.constantFrom('DATE', 'TERM') }),
      ),
    }),
    { nil: undefined },
  ),
  assigned: fc.option(calendarDate, { nil: undefined }),
  receivedOn: fc.option(calendarDate, { nil: undefined }),
  issueDate: calendarDate,
})
