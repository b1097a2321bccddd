import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  PROPOSAL_STRATEGIES,
  proposeInvoices,
  type Candidate,
  type Proposal,
  type ProposalRequest,
  type ProposalStrategy,
} from '#domain/financing/propose.ts'
import type { PayerShare } from '#domain/financing/payer-share.ts'
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

const propose = (pesos: number, candidates = SAMPLES, payerShare: PayerShare = 100): ReadonlyArray<Proposal> =>
  proposeInvoices({ target: money('CLP', pesos), today, operationCost: terms.operationCost, candidates, payerShare })

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

describe('a proposal', () => {
  /* 150,000 for 15 days and 233,000 for 30: 9,240,000 / 383,000 = 24.1 days. At 4.41 % the 105,000 and 163,100 that come then are worth the
     258,976 of today: 105,000 / 1.0441^0.5 + 163,100 / 1.0441. */
  it('has its mean term, its rate and its payers', () => {
    const [{ days, payers, rate }] = propose(250_000) as [Proposal]
    expect([days, payers, rate?.monthly]).toEqual([24, 2, 441])
  })
})

describe('a limit for each payer', () => {
  it('adds an invoice of another payer, and proposes none of one', () => {
    const equal = [SAMPLES[0], SAMPLES[1], { ...SAMPLES[0], invoiceId: '5', payer: 'C' }] as ReadonlyArray<Candidate>
    // Twice 102,900 are halves. With 156,576 of B beside them each payer has less than half of 362,376.
    expect(propose(200_000, equal, 50).map(({ invoiceIds, strategy }) => [strategy, invoiceIds])).toEqual([
      ['lowestCost', ['1', '5']],
      ['fewestInvoices', ['1', '5']],
    ])
    expect(by(propose(210_000, equal, 50), 'lowestCost').invoiceIds).toEqual(['1', '5', '2'])
  })

  it('proposes nothing where it cannot be kept', () => {
    expect(propose(250_000, SAMPLES, 40).map(({ invoiceIds, missing }) => [invoiceIds, missing.minor])).toEqual([
      [[], 250_000],
      [[], 250_000],
    ])
  })
})

describe('candidates that cannot be simulated', () => {
  const [sample] = SAMPLES as [Candidate]
  const broken: ReadonlyArray<readonly [string, Partial<Candidate>]> = [
    ['in another currency', { amount: money('MXN', 150_000) }],
    ['paid before today', { paymentDate: '2026-03-01' as CivilDate }],
    ['paid on no day', { paymentDate: '2026-02-30' as CivilDate }],
    ['with credit notes above the amount', { creditNotes: money('CLP', 150_001) }],
    ['with a negative rate', { rate: basisPoints(-280) }],
    ['with a price difference beyond the safe integers', { rate: basisPoints(2 ** 52), amount: money('CLP', 2 ** 52) }],
  ]

  it.each(broken)('%s are left out', (_, change) => {
    const candidates = [...SAMPLES.slice(1), { ...sample, ...change }]
    expect(propose(250_000, candidates)).toEqual(propose(250_000, SAMPLES.slice(1)))
  })

  it('are all of them at a negative operation cost', () => {
    const request = { target: money('CLP', 250_000), today, candidates: SAMPLES, payerShare: 100 } as const
    const proposed = proposeInvoices({ ...request, operationCost: money('CLP', -1) })
    expect(proposed.map(({ invoiceIds }) => invoiceIds)).toEqual([[], [], []])
  })

  it('are the most expensive where all together are no safe integer', () => {
    const huge = { ...sample, amount: money('CLP', 2 ** 52) }
    const candidates = ['5', '6', '7'].map((id, at) => ({
      ...huge,
      invoiceId: id as InvoiceId,
      paymentDate: addDays(today, 30 - at),
    }))
    expect(by(propose(2 ** 53 - 1, candidates), 'lowestCost').invoiceIds).toEqual(['7'])
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

describe('laws of a proposal', () => {
  const forEach = (check: (proposal: Proposal, request: ProposalRequest) => void): void =>
    fc.assert(
      fc.property(proposalRequest, (request) => {
        for (const proposal of proposeInvoices(request)) check(proposal, request)
      }),
    )

  it('one for each strategy, and none of one payer below a share of 100', () => {
    fc.assert(
      fc.property(proposalRequest, (request) => {
        const wanted = PROPOSAL_STRATEGIES.filter((one) => one !== 'onePayer' || request.payerShare === 100)
        expect(proposeInvoices(request).map(({ strategy }) => strategy)).toEqual(wanted)
      }),
    )
  })

  it('keeps each payer to its share', () => {
    forEach(({ invoiceIds }, request) => {
      const lines = request.candidates.filter(({ invoiceId }) => invoiceIds.includes(invoiceId))
      for (const own of payersOf(lines)) {
        expect(advanceOf(own, request) * 100).toBeLessThanOrEqual(request.payerShare * advanceOf(lines, request))
      }
    })
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
      if (request.payerShare < 100) return expect(invoiceIds).toEqual([])
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
      if (missing.minor > 0 || request.payerShare < 100) return
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
      if (proposal.strategy !== 'fewestInvoices') return
      const sizes = reaching(useful(request), request).map(({ length }) => length)
      if (sizes.length > 0) expect(proposal.invoiceIds.length).toBe(Math.min(...sizes))
    })
  })

  it('is the cheapest that reaches the target, then of the fewest invoices, then of the lowest ids', () => {
    forEach((proposal, request) => {
      if (proposal.strategy !== 'lowestCost') return
      const [best] = reaching(useful(request), request).toSorted(byPreference(request))
      if (best !== undefined) expect(idsOf(proposal.invoiceIds)).toBe(idsOf(best.map(({ invoiceId }) => invoiceId)))
    })
  })

  it('takes one payer, and of those who reach the target the cheapest', () => {
    forEach((proposal, request) => {
      if (proposal.strategy !== 'onePayer') return
      const lines = request.candidates.filter(({ invoiceId }) => proposal.invoiceIds.includes(invoiceId))
      expect(payersOf(lines).length).toBeLessThanOrEqual(1)
      const [best] = payersOf(useful(request))
        .flatMap((own) => reaching(own, request))
        .toSorted(byPreference(request))
      if (best !== undefined) expect(idsOf(proposal.invoiceIds)).toBe(idsOf(best.map(({ invoiceId }) => invoiceId)))
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

/** The subsets that reach the target and in which no payer has more than its share. */
const reaching = (lines: Lines, request: ProposalRequest): ReadonlyArray<Lines> =>
  subsets(lines).filter(
    (some) =>
      reaches(some, request) &&
      payersOf(some).every((own) => advanceOf(own, request) * 100 <= request.payerShare * advanceOf(some, request)),
  )

const idsOf = (ids: ReadonlyArray<string>): string => ids.toSorted().join(' ')

const byPreference =
  (request: ProposalRequest) =>
  (a: Lines, b: Lines): number => {
    const idsIn = (lines: Lines) => idsOf(lines.map(({ invoiceId }) => invoiceId))
    return costOf(a, request) - costOf(b, request) || a.length - b.length || (idsIn(a) < idsIn(b) ? -1 : 1)
  }
