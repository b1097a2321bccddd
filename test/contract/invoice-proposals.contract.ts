import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { InvoiceProposals } from '#application/financing/invoice-proposals.port.ts'
import type { Invoices } from '#application/financing/invoices.port.ts'
import { NO_FILTER } from '#domain/financing/invoice-filter.ts'
import { LEFT_OUT, type Need } from '#domain/financing/need.ts'
import { PROPOSAL_STRATEGIES } from '#domain/financing/propose.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'

/** `InvoiceProposals` over at least 30 invoices for direct financing in pesos, and those invoices. */
export interface InvoiceProposalsSubject {
  readonly proposals: InvoiceProposals
  readonly invoices: Invoices
  readonly stop: () => Promise<void>
}

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))

/** That amount from all invoices. */
const needOf = (pesos: number): Need => ({
  target: money('CLP', pesos),
  arrival: undefined,
  until: undefined,
  included: LEFT_OUT,
  payerShare: 100,
})

export const invoiceProposalsContract = (name: string, make: () => Promise<InvoiceProposalsSubject>): void => {
  const within = async (use: (subject: InvoiceProposalsSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }

  describe(`InvoiceProposals: ${name}`, () => {
    it('reach a small amount in three ways, with financeable invoices', () =>
      within(async ({ invoices, proposals }) => {
        const query = { type: 'DIRECT_FINANCING', page: 1, pageSize: 10_000, search: '', filter: NO_FILTER } as const
        const all = right(await invoices.page({ ...query, sort: undefined })()).rows
        const { options } = right(await proposals.propose('DIRECT_FINANCING', needOf(100_000))())
        expect(options.map(({ strategy }) => strategy)).toEqual(PROPOSAL_STRATEGIES)
        for (const proposal of options) {
          expect(proposal.receives.minor).toBeGreaterThanOrEqual(100_000)
          expect(proposal.missing.minor).toBe(0)
          expect(proposal.cost.minor).toBeGreaterThan(0)
          for (const invoice of proposal.invoices) expect(all).toContainEqual(invoice)
        }
      }))

    it('take all for an amount beyond them, and say what is short', () =>
      within(async ({ invoices, proposals }) => {
        const count = right(await invoices.count('DIRECT_FINANCING')())
        const need = needOf(900_000_000_000)
        const { options } = right(await proposals.propose('DIRECT_FINANCING', need)())
        const [first] = options
        expect(first?.invoices.length).toBe(count)
        expect((first?.receives.minor ?? 0) + (first?.missing.minor ?? 0)).toBe(need.target.minor)
      }))

    it('leave out those of a need that ends later, and none of one payer with a limit', () =>
      within(async ({ proposals }) => {
        const need: Need = { ...needOf(100_000), until: '2099-12-30' as CivilDate, payerShare: 40 }
        const { arrival, leftOut, options } = right(await proposals.propose('DIRECT_FINANCING', need)())
        expect(options.map(({ invoices, strategy }) => [strategy, invoices])).toEqual([
          ['lowestCost', []],
          ['fewestInvoices', []],
        ])
        expect(leftOut).toEqual([])
        const later: Need = { ...needOf(100_000), arrival: addDays(arrival, 7), included: [] }
        const answer = right(await proposals.propose('DIRECT_FINANCING', later)())
        expect([answer.arrival, answer.leftOut.map(({ reason }) => reason)]).toEqual([later.arrival, LEFT_OUT])
      }))
  })
}
