import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { InvoiceProposals } from '#application/financing/invoice-proposals.port.ts'
import type { Invoices } from '#application/financing/invoices.port.ts'
import { NO_FILTER } from '#domain/financing/invoice-filter.ts'
import { PROPOSAL_STRATEGIES } from '#domain/financing/propose.ts'
import { money } from '#domain/kernel/money.ts'

/** `InvoiceProposals` over at least 30 invoices for direct financing in pesos, and those invoices. */
export interface InvoiceProposalsSubject {
  readonly proposals: InvoiceProposals
  readonly invoices: Invoices
  readonly stop: () => Promise<void>
}

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))

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
        const found = right(await proposals.propose('DIRECT_FINANCING', money('CLP', 100_000))())
        expect(found.map(({ strategy }) => strategy)).toEqual(PROPOSAL_STRATEGIES)
        for (const proposal of found) {
          expect(proposal.receives.minor).toBeGreaterThanOrEqual(100_000)
          expect(proposal.missing.minor).toBe(0)
          expect(proposal.cost.minor).toBeGreaterThan(0)
          for (const invoice of proposal.invoices) expect(all).toContainEqual(invoice)
        }
      }))

    it('take all for an amount beyond them, and say what is short', () =>
      within(async ({ invoices, proposals }) => {
        const count = right(await invoices.count('DIRECT_FINANCING')())
        const target = money('CLP', 900_000_000_000)
        const [first] = right(await proposals.propose('DIRECT_FINANCING', target)())
        expect(first?.invoices.length).toBe(count)
        expect((first?.receives.minor ?? 0) + (first?.missing.minor ?? 0)).toBe(target.minor)
      }))
  })
}
