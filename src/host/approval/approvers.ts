import { profileOf } from '#domain/kernel/country-profile.ts'
import type { UserId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import { amountInWindow, approvalNeed, type ApprovalNeed, type Holders } from '#domain/team/approval-need.ts'
import { type ApprovalAct, type ApprovalPolicy, hasAmount } from '#domain/team/approval-policy.ts'
import type { Queries } from '../database/database.ts'
import type { Business } from '../kernel/caller.ts'
import { earlierRequests } from './approval-store.ts'
import { rulesOf } from './policy-store.ts'

/** A member would like to do an act. */
export interface AskedAct {
  readonly act: ApprovalAct
  readonly by: UserId
  readonly at: number
}

/** Who authorises an act of a member, for any amount. */
export interface ActApprovers {
  readonly policy: ApprovalPolicy
  readonly holders: Holders
  /** Whether the amounts of 24 hours count together. */
  readonly isCounted: boolean
  /** The amount is in the currency of the country; undefined where a document has no rate. */
  readonly needOf: (amount: Money | undefined) => ApprovalNeed
}

export const approversOfAct = async (queries: Queries, business: Business, asked: AskedAct): Promise<ActApprovers> => {
  const { holders, policy } = await rulesOf(queries, business, asked.at)
  const bands = policy.bands[asked.act]
  const isCounted = hasAmount(asked.act) && bands.length > 0
  const earlier = isCounted ? await earlierRequests(queries, business, asked) : []
  return {
    policy,
    holders,
    isCounted,
    needOf: (amount) => {
      const { currency } = profileOf(business.country)
      const total = isCounted ? amountInWindow(currency, { ...asked, amount }, earlier) : undefined
      return approvalNeed(bands, total, asked.by, holders, asked.at)
    },
  }
}

/** How many others authorise the act first; at least one where too few of them can now. */
export const neededApprovers = async (
  queries: Queries,
  business: Business,
  asked: AskedAct,
  amount: Money | undefined,
): Promise<number> => {
  const need = (await approversOfAct(queries, business, asked)).needOf(amount)
  return need._tag === 'Needed' ? need.approvers : 1
}
