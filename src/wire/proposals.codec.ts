import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { LEFT_OUT, type LeftOut } from '#domain/financing/need.ts'
import { PAYER_SHARES, type PayerShare } from '#domain/financing/payer-share.ts'
import { PROPOSAL_STRATEGIES } from '#domain/financing/propose.ts'
import { DateOnly } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { mapCodec } from './codec/map-codec.ts'
import { type CountryCodecs, mappedRecord } from './codec/mapped-record.ts'
import { Count, list, oneOf, optional } from './codec/primitives.ts'
import { commaList, MinorUnits } from './codec/query.ts'
import { FinancingTypeCodec, Invoice } from './financing.codec.ts'
import { EffectiveRateCodec } from './scenarios.codec.ts'

/** The limit is the size of an order. */
export const MAX_CANDIDATES = 10_000

const PayerShareCodec: t.Type<PayerShare, string, unknown> = mapCodec(
  'PayerShare',
  t.string,
  (text) => E.fromNullable('ShareUnknown')(PAYER_SHARES.find((share) => String(share) === text)),
  String,
)

const reasonNamed = (word: string): E.Either<string, LeftOut> =>
  E.fromNullable('ReasonUnknown')(LEFT_OUT.find((reason) => reason === word))

export const IncludedReasons = commaList('IncludedReasons', LEFT_OUT.length, reasonNamed)

/** `amount` is what the company wants to receive, from `arrival` until `until`. Absent is the first possible day, no last day, no reason and no limit. */
export const ProposalQuery = t.strict({
  orderType: FinancingTypeCodec,
  amount: MinorUnits,
  arrival: optional(DateOnly),
  until: optional(DateOnly),
  included: optional(IncludedReasons),
  payerShare: optional(PayerShareCodec),
})
export type ProposalQuery = t.TypeOf<typeof ProposalQuery>

/** The figures of a proposal, without its invoices. */
export const proposalFigures = ({ money }: CountryCodecs) =>
  ({
    strategy: ['strategy', oneOf('ProposalStrategy', PROPOSAL_STRATEGIES)],
    receives: ['transfer', money],
    cost: ['cost', money],
    missing: ['missing', money],
    days: ['days', Count],
    rate: ['effectiveRate', optional(EffectiveRateCodec)],
    payers: ['payers', Count],
  }) as const

const Proposal = mappedRecord('Proposal', (codecs) => ({
  ...proposalFigures(codecs),
  invoiceIds: ['invoices', list(MAX_CANDIDATES, id('Invoice'))],
}))

/** The invoices that are left out for a reason, and what they would add. */
export const LeftOutTotal = mappedRecord('LeftOutTotal', ({ money }) => ({
  reason: ['reason', oneOf('LeftOut', LEFT_OUT)],
  invoices: ['count', Count],
  advance: ['transfer', money],
}))

/** Each invoice once, also when several proposals contain it. */
export const ProposalsResponse = mappedRecord('Proposals', ({ country }) => ({
  arrival: ['arrival', DateOnly],
  proposals: ['proposals', list(PROPOSAL_STRATEGIES.length, Proposal(country))],
  leftOut: ['leftOut', list(LEFT_OUT.length, LeftOutTotal(country))],
  invoices: ['data', list(MAX_CANDIDATES, Invoice(country))],
}))
