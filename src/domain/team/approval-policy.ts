import * as E from 'fp-ts/Either'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { known } from '../kernel/guard.ts'
import { compare, type Currency, type Money } from '../kernel/money.ts'

/** The acts that a company may want a second person to authorise. */
export const APPROVAL_ACTS = [
  'ORDER',
  'PAY',
  'FINANCE',
  'SURPLUS',
  'OWN_ACCOUNT',
  'SUPPLIER_ACCOUNT',
  'MEMBER',
  'POLICY',
] as const
/** One of `APPROVAL_ACTS`. */
export type ApprovalAct = (typeof APPROVAL_ACTS)[number]

/** From an amount, so many people authorise. */
export interface ApprovalBand {
  readonly from: Money
  readonly approvers: number
}

/** Hours that a changed account waits, unless another member confirms it. */
export const COOLING_HOURS = [0, 24, 48, 72] as const
/** One of `COOLING_HOURS`. */
export type CoolingHours = (typeof COOLING_HOURS)[number]

/** A policy names the acts that are authorised, and by how many. An act without bands is not guarded. */
export interface ApprovalPolicy {
  readonly bands: Readonly<Record<ApprovalAct, ReadonlyArray<ApprovalBand>>>
  /** Days after which a request expires. */
  readonly expiryDays: number
  readonly coolingHours: CoolingHours
}

/** A policy that a user sends. */
export interface ApprovalPolicyDraft extends Omit<ApprovalPolicy, 'coolingHours'> {
  readonly coolingHours: number
}

/** Most bands of an act. */
export const MAX_BANDS = 4
/** Most people that an act needs. */
export const MAX_APPROVERS = 3
/** Longest life of a request, in days; the shortest is one. */
export const MAX_EXPIRY_DAYS = 30

/** Why the bands of an act are rejected. */
export type ApprovalBandsError =
  | { readonly _tag: 'BandsTooMany'; readonly maximum: number }
  | { readonly _tag: 'BandsNotRising' }
  | { readonly _tag: 'BandCurrencyDiffers'; readonly currency: Currency }
  | { readonly _tag: 'BandHasAmount' }
  | { readonly _tag: 'ApproversOutOfRange'; readonly maximum: number }

/** Why the days or the hours of a policy are rejected. */
export type ApprovalTimesError =
  | { readonly _tag: 'ExpiryDaysOutOfRange'; readonly maximum: number }
  | { readonly _tag: 'CoolingHoursUnknown' }

/** A rejected part of a policy. */
export type ApprovalPolicyProblem =
  | { readonly field: ApprovalAct; readonly error: ApprovalBandsError }
  | { readonly field: 'expiryDays' | 'coolingHours'; readonly error: ApprovalTimesError }

/** Whether the number of approvers of an act depends on an amount. */
export const hasAmount = (act: ApprovalAct): boolean => known(HAS_AMOUNT, act, 'ApprovalActUnknown')

/** The policy, or every problem of it. */
export const validatePolicy = (
  country: Country,
  draft: ApprovalPolicyDraft,
): E.Either<ReadonlyArray<ApprovalPolicyProblem>, ApprovalPolicy> => {
  const { currency } = profileOf(country)
  const problems: Array<ApprovalPolicyProblem> = APPROVAL_ACTS.flatMap((field) => {
    const error = errorOfBands(field, draft.bands[field], currency)
    return error === undefined ? [] : [{ field, error }]
  })
  const { expiryDays } = draft
  if (!Number.isInteger(expiryDays) || expiryDays < 1 || expiryDays > MAX_EXPIRY_DAYS)
    problems.push({ field: 'expiryDays', error: { _tag: 'ExpiryDaysOutOfRange', maximum: MAX_EXPIRY_DAYS } })
  const coolingHours = COOLING_HOURS.find((hours) => hours === draft.coolingHours)
  if (coolingHours === undefined) problems.push({ field: 'coolingHours', error: { _tag: 'CoolingHoursUnknown' } })
  return problems.length > 0 || coolingHours === undefined ? E.left(problems) : E.right({ ...draft, coolingHours })
}

/** The approvers that an amount asks for; an amount that is not known asks for those of the highest band. */
export const approversFor = (bands: ReadonlyArray<ApprovalBand>, amount: Money | undefined): number =>
  bands.findLast(({ from }) => amount === undefined || compare(from, amount) <= 0)?.approvers ?? 0

/** Whether the later policy asks fewer people about any amount of any act, or lets a changed account wait for less time. */
export const weakens = (before: ApprovalPolicy, after: ApprovalPolicy): boolean =>
  after.coolingHours < before.coolingHours ||
  APPROVAL_ACTS.some((act) =>
    /* Approvers rise with the amount, so that a later band is lowest where the earlier one begins. */
    before.bands[act].some(({ approvers, from }) => approversFor(after.bands[act], from) < approvers),
  )

const HAS_AMOUNT: Readonly<Record<ApprovalAct, boolean>> = {
  ORDER: true,
  PAY: true,
  FINANCE: true,
  SURPLUS: true,
  OWN_ACCOUNT: false,
  SUPPLIER_ACCOUNT: false,
  MEMBER: false,
  POLICY: false,
}

const errorOfBands = (
  act: ApprovalAct,
  bands: ReadonlyArray<ApprovalBand>,
  currency: Currency,
): ApprovalBandsError | undefined => {
  if (bands.length > MAX_BANDS) return { _tag: 'BandsTooMany', maximum: MAX_BANDS }
  if (bands.some(({ from }) => from.currency !== currency)) return { _tag: 'BandCurrencyDiffers', currency }
  if (bands.some(({ approvers }) => !Number.isInteger(approvers) || approvers < 0 || approvers > MAX_APPROVERS))
    return { _tag: 'ApproversOutOfRange', maximum: MAX_APPROVERS }
  if (!hasAmount(act) && bands.some(({ from }) => from.minor !== 0)) return { _tag: 'BandHasAmount' }
  const isRising = bands.every(({ approvers, from }, at) => {
    const earlier = bands[at - 1]
    return earlier === undefined ? from.minor >= 0 : compare(earlier.from, from) < 0 && earlier.approvers < approvers
  })
  return isRising ? undefined : { _tag: 'BandsNotRising' }
}
