import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import {
  expectedPaymentDate,
  PROPOSAL_STRATEGIES,
  proposeInvoices,
  type Candidate,
  type Proposal,
  type ProposalRequest,
  type ProposalStrategy,
} from '#domain/financing/propose.ts'
import { interestOf, simulate } from '#domain/financing/simulate.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { proposalRequest } from '#domain/testing/proposals.ts'

const today = '2026-03-02' as CivilDate
const terms = standardTerms('CLP')

/** The four invoices of the published simulation, of two payers, due in 15, 30, 45 and 60 days. */
const SAMPLES: ReadonlyArray<Candidate> = (
  [
    ['1', 150_000, 15, 'A'],
    ['2', 233_000, 30, 'B'],
    ['3', 430_500, 45, 'A'],
    ['4', 540_321, 60, 'B'],
  ] as const
).map(([id, pesos, days, payer]) => ({
  invoiceId: id as InvoiceId,
  payer,
  amount: money('CLP', pesos),
  creditNotes: money('CLP', 0),
  paymentDate: addDays(today, days),
  rate: terms.monthlyRate,
  retention: terms.retention,
}))

const propose = (pesos: number, candidates = SAMPLES): ReadonlyArray<Proposal> =>
  proposeInvoices({ target: money('CLP', pesos), today, operationCost: terms.operationCost, candidates })

const by = (proposals: ReadonlyArray<Proposal>, wanted: ProposalStrategy): Proposal =>
  proposals.find(({ strategy }) => strategy === wanted) ?? expect.fail(wanted)

/**
 * Advances after a retention of 30 % and 2.8 % a month (specification, section 9): 150,000 − 45,000 − 2,100 = 102,900;
 * 233,000 − 69,900 − 6,524 = 156,576; 430,500 − 129,150 − 18,081 = 283,269; 540,321 − 162,096 − 30,258 = 347,967.
 */
describe('invoices for 250.000', () => {
  const proposals = propose(250_000)

  it('at the lowest cost are those paid first', () => {
    const { cost, invoiceIds, missing, receives } = by(proposals, 'lowestCost')
    expect(invoiceIds).toEqual(['1', '2'])
    expect([receives.minor, cost.minor, missing.minor]).toEqual([102_900 + 156_576 - 500, 2_100 + 6_524 + 500, 0])
  })

  it('are one when one is enough: the cheapest of them', () => {
    const { cost, invoiceIds } = by(proposals, 'fewestInvoices')
    expect([invoiceIds, cost.minor]).toEqual([['3'], 18_081 + 500])
  })

  it('of one payer cost the least of both payers', () => {
    expect(by(proposals, 'onePayer').invoiceIds).toEqual(['3'])
  })
})

describe('the lowest cost', () => {
  it('is by the cost for each peso that arrives, not by the size of an invoice', () => {
    // 100,000 at 2.8 % for 30 days: 67,200 for 2,800. 60,000 at 4 %: 39,600 for 2,400, which is more for each peso.
    const priced = (id: string, pesos: number, rate: number): ReadonlyArray<Candidate> =>
      SAMPLES.slice(1, 2).map((line) => ({
        ...line,
        invoiceId: id as InvoiceId,
        amount: money('CLP', pesos),
        rate: basisPoints(rate),
      }))
    const candidates = [
      ...priced('1', 60_000, 400),
      ...priced('2', 60_000, 400),
      ...priced('3', 100_000, 280),
      ...priced('4', 100_000, 280),
    ]
    const { cost, invoiceIds, receives } = by(propose(133_900, candidates), 'lowestCost')
    expect([invoiceIds, receives.minor, cost.minor]).toEqual([['3', '4'], 2 * 67_200 - 500, 2 * 2_800 + 500])
  })
})

describe('equal invoices', () => {
  it('are taken in the order of their ids, however they are listed', () => {
    const equal = ['5', '6', '7', '8'].flatMap((id) =>
      SAMPLES.slice(0, 1).map((line) => ({ ...line, invoiceId: id as InvoiceId, payer: id })),
    )
    const wanted = [['5', '6'], ['5', '6'], ['5']]
    expect(propose(200_000, equal).map(({ invoiceIds }) => invoiceIds)).toEqual(wanted)
    expect(propose(200_000, equal.toReversed()).map(({ invoiceIds }) => invoiceIds)).toEqual(wanted)
  })
})

describe('an amount beyond all invoices', () => {
  it('takes them all and says what is short', () => {
    const { invoiceIds, missing } = by(propose(1_000_000), 'lowestCost')
    expect([invoiceIds.length, missing.minor]).toEqual([4, 1_000_000 - (890_712 - 500)])
  })

  it('takes all of the payer with the largest advance', () => {
    expect(by(propose(1_000_000), 'onePayer').invoiceIds).toEqual(['2', '4'])
  })

  // After 30 days, 744 − 223 − 21 = 500: exactly the operation cost.
  it.each([700, 744])('takes nothing when the advance of %d does not exceed the operation cost', (pesos) => {
    const tiny = SAMPLES.slice(1, 2).map((line) => ({ ...line, amount: money('CLP', pesos) }))
    expect(tiny.length).toBe(1)
    for (const { cost, invoiceIds, missing, receives } of propose(1_000, tiny)) {
      expect([invoiceIds, cost.minor, receives.minor, missing.minor]).toEqual([[], 0, 0, 1_000])
    }
  })
})

describe('the expected payment date', () => {
  const calendar = bankCalendar('CL')

  /** Ley 2.977: Good Friday, 3 April 2026. */
  it('is the due date, or the next business day', () => {
    expect(expectedPaymentDate('2026-03-31' as CivilDate, { today }, calendar)).toBe('2026-03-31')
    expect(expectedPaymentDate('2026-04-03' as CivilDate, { today }, calendar)).toBe('2026-04-06')
  })

  it('is 30 days away for an overdue invoice', () => {
    expect(expectedPaymentDate('2026-02-27' as CivilDate, { today }, calendar)).toBe('2026-04-01')
  })
})

describe('laws of a proposal', () => {
  const forEach = (check: (proposal: Proposal, request: ProposalRequest) => void): void =>
    fc.assert(
      fc.property(proposalRequest, (request) => {
        for (const proposal of proposeInvoices(request)) check(proposal, request)
      }),
    )

  it('one for each strategy', () => {
    fc.assert(
      fc.property(proposalRequest, (request) => {
        expect(proposeInvoices(request).map(({ strategy }) => strategy)).toEqual(PROPOSAL_STRATEGIES)
      }),
    )
  })

  it('distinct candidates only', () => {
    forEach(({ invoiceIds }, { candidates }) => {
      const known = new Set(candidates.map(({ invoiceId }) => invoiceId))
      expect(new Set(invoiceIds).size).toBe(invoiceIds.length)
      expect(invoiceIds.filter((id) => !known.has(id))).toEqual([])
    })
  })

  it('reaches the target, or takes all that it may', () => {
    forEach(({ invoiceIds, missing, strategy }, request) => {
      if (missing.minor === 0) return
      const all = useful(request)
      const most = Math.max(0, ...payersOf(all).map((own) => advanceOf(own, request)))
      const may = strategy === 'onePayer' ? payersOf(all).filter((own) => advanceOf(own, request) === most) : [all]
      const isNothing = advanceOf(may[0] ?? [], request) <= request.operationCost.minor
      if (isNothing) return expect(invoiceIds).toEqual([])
      expect(may.map((own) => own.map(({ invoiceId }) => invoiceId).toSorted())).toContainEqual(invoiceIds.toSorted())
    })
  })

  it('has the figures of the simulation', () => {
    forEach(({ cost, invoiceIds, missing, receives }, { candidates, operationCost, target, today }) => {
      if (invoiceIds.length === 0) return expect([receives.minor, cost.minor, missing]).toEqual([0, 0, target])
      const lines = candidates.filter(({ invoiceId }) => invoiceIds.includes(invoiceId))
      const priced = simulate({ currency: target.currency, today, operationCost, lines })
      if (E.isLeft(priced)) return expect.fail(priced.left._tag)
      const { interest, transfer } = priced.right
      expect([receives, cost.minor]).toEqual([transfer, interest.minor + operationCost.minor])
      expect(missing.minor).toBe(Math.max(0, target.minor - transfer.minor))
    })
  })

  it('has no invoice without which the target is reached too', () => {
    forEach(({ invoiceIds, missing }, request) => {
      if (missing.minor > 0) return
      const lines = request.candidates.filter(({ invoiceId }) => invoiceIds.includes(invoiceId))
      for (const line of lines) {
        expect(
          reaches(
            lines.filter((other) => other !== line),
            request,
          ),
        ).toBe(false)
      }
    })
  })

  it('does not depend on the order of the candidates', () => {
    const shuffled = proposalRequest.chain((request) =>
      fc.tuple(
        fc.constant(request),
        fc.shuffledSubarray([...request.candidates], {
          minLength: request.candidates.length,
          maxLength: request.candidates.length,
        }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([request, candidates]) => {
        expect(proposeInvoices({ ...request, candidates })).toEqual(proposeInvoices(request))
      }),
    )
  })

  it('takes the fewest invoices that reach the target', () => {
    forEach((proposal, request) => {
      if (proposal.strategy !== 'fewestInvoices' || proposal.missing.minor > 0) return
      const sizes = subsets(useful(request)).filter((lines) => reaches(lines, request))
      expect(proposal.invoiceIds.length).toBe(Math.min(...sizes.map(({ length }) => length)))
    })
  })

  it('costs no more than the plain greedy, and at most twice the optimum', () => {
    forEach((proposal, request) => {
      if (proposal.strategy !== 'lowestCost' || proposal.missing.minor > 0) return
      const cost = proposal.cost.minor - request.operationCost.minor
      const all = subsets(useful(request)).filter((lines) => reaches(lines, request))
      expect(cost).toBeLessThanOrEqual(costOf(greedy(request), request))
      expect(cost).toBeLessThanOrEqual(2 * Math.min(...all.map((lines) => costOf(lines, request))))
    })
  })

  it('takes one payer, at no more than the greedy of any other that reaches the target', () => {
    forEach((proposal, request) => {
      if (proposal.strategy !== 'onePayer') return
      const lines = request.candidates.filter(({ invoiceId }) => proposal.invoiceIds.includes(invoiceId))
      expect(new Set(lines.map(({ payer }) => payer)).size).toBeLessThanOrEqual(1)
      const able = payersOf(useful(request)).filter((own) => reaches(own, request))
      if (able.length > 0) expect(proposal.missing.minor).toBe(0)
      for (const candidates of able) {
        expect(costOf(lines, request)).toBeLessThanOrEqual(costOf(greedy({ ...request, candidates }), request))
      }
    })
  })
})

type Lines = ReadonlyArray<Candidate>

/** The transfer of the candidate alone without an operation cost, computed by `simulate`. */
const advanceOfOne = (line: Candidate, { operationCost, today }: ProposalRequest): number => {
  const { currency } = operationCost
  const priced = simulate({ currency, today, operationCost: money(currency, 0), lines: [line] })
  return E.isLeft(priced) ? -1 : priced.right.transfer.minor
}

const advanceOf = (lines: Lines, request: ProposalRequest): number =>
  lines.reduce((sum, line) => sum + advanceOfOne(line, request), 0)

const costOf = (lines: Lines, { today }: ProposalRequest): number =>
  lines.reduce((sum, line) => sum + interestOf(line, today).minor, 0)

const reaches = (lines: Lines, request: ProposalRequest): boolean =>
  advanceOf(lines, request) - request.operationCost.minor >= request.target.minor

const useful = (request: ProposalRequest): Lines => request.candidates.filter((line) => advanceOfOne(line, request) > 0)

const payersOf = (lines: Lines): ReadonlyArray<Lines> =>
  [...new Set(lines.map(({ payer }) => payer))].map((wanted) => lines.filter(({ payer }) => payer === wanted))

const subsets = (lines: Lines): ReadonlyArray<Lines> =>
  lines.reduce<ReadonlyArray<Lines>>((all, line) => [...all, ...all.map((one) => [...one, line])], [[]])

/** By cost per unit of the advance until the target is reached. */
const greedy = (request: ProposalRequest): Lines => {
  const rate = (line: Candidate): number => interestOf(line, request.today).minor / advanceOfOne(line, request)
  const taken: Array<Candidate> = []
  const order = (a: Candidate, b: Candidate): number =>
    rate(a) - rate(b) || advanceOfOne(b, request) - advanceOfOne(a, request) || (a.invoiceId < b.invoiceId ? -1 : 1)
  for (const line of useful(request).toSorted(order)) {
    if (!reaches(taken, request)) taken.push(line)
  }
  return taken
}
