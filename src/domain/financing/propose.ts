import * as E from 'fp-ts/Either'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import { type Money, money, zero } from '../kernel/money.ts'
import { keyFiguresOf, meanTerm } from './breakdown.ts'
import { byAdvance, fewest, greedyCover, type Offer, sumOf, withoutExcess } from './cover.ts'
import { ofOnePayer } from './cover-of-one-payer.ts'
import { bestCover } from './cover-search.ts'
import { firstWithinShare } from './cover-within-share.ts'
import type { EffectiveRate } from './effective-rate.ts'
import type { PayerShare } from './payer-share.ts'
import { type Candidate, offersOf } from './proposal-offers.ts'
import { rateOfQuote } from './quote.ts'
import { simulate } from './simulate.ts'

/**
 * How invoices are proposed for an amount. `lowestCost`: at the least cost, then the fewest invoices; `fewestInvoices`: no
 * smaller number reaches the amount; `onePayer`: invoices of a single payer, at the least cost.
 */
export type ProposalStrategy = 'lowestCost' | 'fewestInvoices' | 'onePayer'

export type { Candidate } from './proposal-offers.ts'

/** The strategies in the order of their proposals. */
export const PROPOSAL_STRATEGIES: ReadonlyArray<ProposalStrategy> = ['lowestCost', 'fewestInvoices', 'onePayer']

/** All amounts in one currency, each candidate once. */
export interface ProposalRequest {
  /** The sum that the company wants to receive now. */
  readonly target: Money
  readonly today: CivilDate
  /** Once per order. */
  readonly operationCost: Money
  readonly candidates: ReadonlyArray<Candidate>
  /** How much of the sum of the chosen advances one payer may have. */
  readonly payerShare: PayerShare
}

/** The figures are those that `simulate` gives for the same invoices, dates and rates. */
export interface Proposal {
  readonly strategy: ProposalStrategy
  readonly invoiceIds: ReadonlyArray<InvoiceId>
  /** The transfer. Zero without invoices. */
  readonly receives: Money
  /** The price difference and the operation cost. Zero without invoices. */
  readonly cost: Money
  /** The gap between the proposal and the target; zero when it is reached. */
  readonly missing: Money
  /** The mean number of days until payment, weighted by the base of each invoice, rounded. 0 without invoices. */
  readonly days: number
  /** Undefined without invoices or days. */
  readonly rate: EffectiveRate | undefined
  /** How many payers the invoices have. */
  readonly payers: number
}

/**
 * One proposal for each strategy, in the order of `PROPOSAL_STRATEGIES`; below a share of 100 none of one payer. Each reaches the
 * target. Where that is impossible it takes all that it may: every candidate, or every candidate of the payer with the largest
 * advance; below a share of 100 nothing. The least cost is searched for `MAX_STEPS` of `cover-search`, which is exact up to
 * 16 candidates, and never above the greedy. Left out are candidates without an advance and those that `simulate` rejects;
 * of amounts that are together no safe integer, the most expensive. Nothing is proposed where all advances together do not
 * exceed the operation cost. The order of the candidates does not matter.
 *
 * @example
 * ```ts
 * import { proposeInvoices } from '@anticipo/domain/financing/propose'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { SAMPLE_TODAY, samplePricedLine } from '@anticipo/domain/testing/samples'
 *
 * const candidates = [{ ...samplePricedLine('1'), payer: 'A' }, { ...samplePricedLine('2'), payer: 'B' }]
 * const [target, operationCost] = [money('CLP', 60_000), money('CLP', 500)]
 * const request = { target, operationCost, today: SAMPLE_TODAY, candidates, payerShare: 100 } as const
 * proposeInvoices(request).map(({ receives }) => receives.minor) // [66700, 66700, 66700]
 * const shared = proposeInvoices({ ...request, payerShare: 50 })
 * shared.map(({ invoiceIds }) => invoiceIds) // [['1', '2'], ['1', '2']]
 * ```
 */
export const proposeInvoices = (request: ProposalRequest): ReadonlyArray<Proposal> => {
  const { candidates, operationCost, payerShare: share, target } = request
  const offers = offersOf(candidates, target.currency, request.today)
  const needed = Math.max(1, target.minor + operationCost.minor)
  const lines = new Map<string, Candidate>(candidates.map((candidate) => [candidate.invoiceId, candidate]))
  const chosen = share === 100 ? withoutLimit(offers, needed) : withinShare(offers, needed, share)
  return PROPOSAL_STRATEGIES.flatMap((strategy) => {
    const own = chosen[strategy]
    return own === undefined ? [] : [describe(strategy, own, lines, request)]
  })
}

type Chosen = Readonly<Partial<Record<ProposalStrategy, ReadonlyArray<Offer>>>>

const withoutLimit = (offers: ReadonlyArray<Offer>, needed: number): Chosen => {
  const fewestInvoices = fewest(offers, needed)
  const onePayer = ofOnePayer(offers, needed)
  if (sumOf(offers, 'advance') < needed) return { lowestCost: offers, fewestInvoices, onePayer }
  const known = [greedyCover(offers, needed), fewestInvoices, onePayer].filter(
    (cover) => sumOf(cover, 'advance') >= needed,
  )
  const found = bestCover(offers, { needed, share: 100, goal: 'cost' }, known)
  return { lowestCost: withoutExcess(found ?? [], needed), fewestInvoices, onePayer }
}

const withinShare = (offers: ReadonlyArray<Offer>, needed: number, share: PayerShare): Chosen => {
  const within = (sorted: ReadonlyArray<Offer>) => firstWithinShare(sorted, needed, share)
  const covers = (...some: ReadonlyArray<ReadonlyArray<Offer> | undefined>) =>
    some.flatMap((cover) => (cover === undefined ? [] : [cover]))
  const fewestInvoices = bestCover(offers, { needed, share, goal: 'count' }, covers(within(offers.toSorted(byAdvance))))
  const lowestCost = bestCover(offers, { needed, share, goal: 'cost' }, covers(within(offers), fewestInvoices))
  return { lowestCost: lowestCost ?? [], fewestInvoices: fewestInvoices ?? [] }
}

const describe = (
  strategy: ProposalStrategy,
  offers: ReadonlyArray<Offer>,
  known: ReadonlyMap<string, Candidate>,
  { operationCost, target, today }: ProposalRequest,
): Proposal => {
  const { currency } = target
  const lines = offers.flatMap(({ id }) => known.get(id) ?? [])
  const simulated = simulate({ currency, today, operationCost, lines })
  if (E.isLeft(simulated) || simulated.right.transfer.minor === 0) {
    const none = zero(currency)
    return {
      strategy,
      invoiceIds: [],
      receives: none,
      cost: none,
      missing: target,
      days: 0,
      rate: undefined,
      payers: 0,
    }
  }
  const { receiveNow, totalCost } = keyFiguresOf(simulated.right)
  return {
    strategy,
    invoiceIds: lines.map(({ invoiceId }) => invoiceId),
    receives: receiveNow,
    cost: totalCost,
    missing: money(currency, Math.max(0, target.minor - receiveNow.minor)),
    days: Math.round(meanTerm(lines, today)),
    rate: rateOfQuote({ askedOn: today, lines, simulation: simulated.right }),
    payers: new Set(offers.map(({ payer }) => payer)).size,
  }
}
