import type { UserId } from '../kernel/id.ts'
import { type Currency, type Money, moneyWithin, zero } from '../kernel/money.ts'
import { type ApprovalAct, type ApprovalBand, approversFor } from './approval-policy.ts'
import type { ApprovalState } from './approval.ts'

/** Requests of the same user count together for so long, in milliseconds. */
export const AMOUNT_WINDOW = 24 * 60 * 60 * 1000
/** A holder whom another member removed or lowered is counted for this time, in milliseconds. */
export const LAPSE = 72 * 60 * 60 * 1000

/** A request for an act, of an amount in the currency of the country; undefined where a document has no rate. */
export interface GuardedRequest {
  readonly act: ApprovalAct
  readonly by: UserId
  /** Milliseconds since 1970. */
  readonly at: number
  readonly amount: Money | undefined
}

/** An earlier request. One that needed no approver is executed. */
export interface EarlierRequest extends GuardedRequest {
  readonly state: ApprovalState
}

/** Who may authorise. A company has at least one holder. */
export interface Holders {
  readonly current: ReadonlyArray<UserId>
  /** The holders whom another member removed or lowered, and when. */
  readonly lapsed: ReadonlyArray<{ readonly userId: UserId; readonly at: number }>
}

/** How many people must authorise, or that too few may, until that instant. */
export type ApprovalNeed =
  | { readonly _tag: 'Needed'; readonly approvers: number }
  | { readonly _tag: 'TooFewHolders'; readonly until: number }

/** The sum of parts in the currency of the country, at the rates of their documents; undefined if one has no rate. */
export const guardedAmount = (home: Currency, parts: ReadonlyArray<Money | undefined>): Money | undefined =>
  parts.reduce<Money | undefined>(
    (total, part) =>
      total === undefined || part?.currency !== home ? undefined : moneyWithin(home, total.minor + part.minor),
    zero(home),
  )

/** The amount of a request with the others of that user and act in the 24 hours before it, pending or executed. */
export const amountInWindow = (
  home: Currency,
  request: GuardedRequest,
  others: ReadonlyArray<EarlierRequest>,
): Money | undefined =>
  guardedAmount(home, [
    request.amount,
    ...others.filter((other) => isCounted(other, request)).map(({ amount }) => amount),
  ])

/**
 * The approvers that a request needs: those of its band, at most the others who hold the right. Who was removed within 72
 * hours counts as one of them and cannot decide.
 */
export const approvalNeed = (
  bands: ReadonlyArray<ApprovalBand>,
  amount: Money | undefined,
  by: UserId,
  { current, lapsed }: Holders,
  now: number,
): ApprovalNeed => {
  const deciding = new Set(current.filter((holder) => holder !== by))
  const counting = lapsed.filter(({ at, userId }) => userId !== by && !current.includes(userId) && now < at + LAPSE)
  const approvers = Math.min(
    approversFor(bands, amount),
    deciding.size + new Set(counting.map(({ userId }) => userId)).size,
  )
  return approvers <= deciding.size
    ? { _tag: 'Needed', approvers }
    : { _tag: 'TooFewHolders', until: Math.max(...counting.map(({ at }) => at + LAPSE)) }
}

const isCounted = (other: EarlierRequest, { act, at, by }: GuardedRequest): boolean =>
  other.act === act &&
  other.by === by &&
  (other.state === 'PENDING' || other.state === 'EXECUTED') &&
  other.at >= at - AMOUNT_WINDOW &&
  other.at <= at
