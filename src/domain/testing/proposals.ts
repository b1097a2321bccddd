import * as fc from 'fast-check'
import type { ProposalRequest } from '../financing/propose.ts'
import { standardTerms } from '../financing/terms.ts'
import { money, zero } from '../kernel/money.ts'
import { pricedLine } from './financing.ts'
import { calendarDate, currency } from './kernel.ts'

/** An amount, and candidates of a few payers that may reach it; some of them yield nothing. */
export const proposalRequest: fc.Arbitrary<ProposalRequest> = fc.tuple(currency, calendarDate).chain(([of, today]) =>
  fc.record({
    target: fc.integer({ min: 1, max: 10_000_000_000 }).map((minor) => money(of, minor)),
    today: fc.constant(today),
    operationCost: fc.constantFrom(standardTerms(of).operationCost, zero(of)),
    candidates: fc.uniqueArray(
      fc
        .tuple(pricedLine(of, today), fc.constantFrom('76418205-7', '96731582-6', '76250937-7'))
        .map(([line, payer]) => ({ ...line, payer })),
      { selector: ({ invoiceId }) => invoiceId, maxLength: 9 },
    ),
  }),
)
