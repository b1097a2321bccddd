import * as fc from 'fast-check'
import { LEFT_OUT, type Need, type Supply } from '../financing/need.ts'
import { PAYER_SHARES } from '../financing/payer-share.ts'
import type { ProposalRequest } from '../financing/propose.ts'
import { standardTerms } from '../financing/terms.ts'
import { type Currency, money, zero } from '../kernel/money.ts'
import { addDaysWithin, type CivilDate } from '../kernel/civil-date.ts'
import { financeableInvoices, pricedLine } from './financing.ts'
import { calendarDate, currency } from './kernel.ts'

/** How much one payer may have of a proposal. */
export const payerShare = fc.constantFrom(...PAYER_SHARES)

/**
 * An amount, and candidates of a few payers that may reach it. Some of them yield nothing; of some requests all are equal but for
 * their ids and payers, so that proposals are equal too.
 */
export const proposalRequest: fc.Arbitrary<ProposalRequest> = fc.tuple(currency, calendarDate).chain(([of, today]) =>
  fc.record({
    target: fc.integer({ min: 1, max: 10_000_000_000 }).map((minor) => money(of, minor)),
    today: fc.constant(today),
    operationCost: fc.constantFrom(standardTerms(of).operationCost, zero(of)),
    payerShare,
    candidates: fc
      .tuple(
        fc.uniqueArray(
          fc
            .tuple(pricedLine(of, today), fc.constantFrom('76418205-7', '96731582-6', '76250937-7'))
            .map(([line, payer]) => ({ ...line, payer })),
          { selector: ({ invoiceId }) => invoiceId, maxLength: 9 },
        ),
        fc.boolean(),
      )
      .map(([lines, areEqual]) =>
        areEqual
          ? lines.map((line) => ({ ...line, ...lines[0], invoiceId: line.invoiceId, payer: line.payer }))
          : lines,
      ),
  }),
)

/** A need in that currency, around `today`: the days may be past, and the amount beyond all invoices. */
export const need = (of: Currency, today: CivilDate): fc.Arbitrary<Need> => {
  const day = fc.option(
    fc.integer({ min: -5, max: 120 }).map((days) => addDaysWithin(today, days)),
    { nil: undefined },
  )
  return fc.record({
    target: fc.integer({ min: 1, max: 100_000_000 }).map((minor) => money(of, minor)),
    arrival: day,
    until: day,
    included: fc.subarray([...LEFT_OUT]),
    payerShare,
  })
}

/** The invoices of a company, and the published terms. */
export const supply = (of: Currency, today: CivilDate): fc.Arbitrary<Supply> =>
  financeableInvoices(of, today).map((invoices) => ({ today, terms: standardTerms(of), invoices }))
