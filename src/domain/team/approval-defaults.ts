import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { known } from '../kernel/guard.ts'
import { money, type Money, ofMajor, zero } from '../kernel/money.ts'
import { APPROVAL_ACTS, type ApprovalBand, type ApprovalPolicy } from './approval-policy.ts'

/** The policy of a company that stored none: with a second member, accounts, members and the policy itself are guarded. */
export const defaultPolicy = (country: Country, members: number): ApprovalPolicy => {
  const accounts = members < 2 ? [] : [{ from: zero(profileOf(country).currency), approvers: 1 }]
  return {
    bands: { ...NO_BANDS, OWN_ACCOUNT: accounts, SUPPLIER_ACCOUNT: accounts, MEMBER: accounts, POLICY: accounts },
    expiryDays: 7,
    coolingHours: members < 2 ? 0 : 24,
  }
}

/** The suggested bands of acts that move money: no approver from zero, one from an amount, two from ten times that amount. */
export const suggestedBands = (country: Country): ReadonlyArray<ApprovalBand> => {
  const first = known(FIRST_AMOUNT, country, 'CountryUnknown')
  return [
    { from: zero(first.currency), approvers: 0 },
    { from: first, approvers: 1 },
    { from: money(first.currency, first.minor * 10), approvers: 2 },
  ]
}

/** Whether no act of the policy needs a person who authorises. */
export const asksForNothing = ({ bands }: Pick<ApprovalPolicy, 'bands'>): boolean =>
  APPROVAL_ACTS.every((act) => bands[act].every(({ approvers }) => approvers === 0))

/** The policy that is recommended to several members: operations and payments by amount, accounts, members and the policy always. */
export const suggestedPolicy = (country: Country): ApprovalPolicy => {
  const usual = defaultPolicy(country, 2)
  const money = suggestedBands(country)
  return { ...usual, bands: { ...usual.bands, ORDER: money, PAY: money, FINANCE: money } }
}

const NO_BANDS: ApprovalPolicy['bands'] = {
  ORDER: [],
  PAY: [],
  FINANCE: [],
  SURPLUS: [],
  OWN_ACCOUNT: [],
  SUPPLIER_ACCOUNT: [],
  MEMBER: [],
  POLICY: [],
}

const FIRST_AMOUNT: Readonly<Record<Country, Money>> = { CL: ofMajor('CLP', 5_000_000), MX: ofMajor('MXN', 100_000) }
