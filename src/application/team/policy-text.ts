import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Problem } from '#domain/kernel/form.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import { compare, zero } from '#domain/kernel/money.ts'
import { type MoneyInputError, parseMoneyInput } from '#domain/kernel/parse-input.ts'
import { suggestedBands } from '#domain/team/approval-defaults.ts'
import {
  type ApprovalAct,
  type ApprovalBand,
  type ApprovalPolicy,
  type ApprovalPolicyDraft,
  COOLING_HOURS,
  hasAmount,
  MAX_BANDS,
  MAX_EXPIRY_DAYS,
  validatePolicy,
} from '#domain/team/approval-policy.ts'
import { readText } from '../shared/stored-json.ts'

/** The acts that others may authorise in a country, in the order of the dialog. A surplus is Chilean. */
export const offeredActs = (country: Country): ReadonlyArray<ApprovalAct> => OFFERED[country]

const COMMON: ReadonlyArray<ApprovalAct> = ['OWN_ACCOUNT', 'SUPPLIER_ACCOUNT', 'MEMBER', 'POLICY']
const OFFERED: Readonly<Record<Country, ReadonlyArray<ApprovalAct>>> = {
  CL: ['ORDER', 'PAY', 'FINANCE', 'SURPLUS', ...COMMON],
  MX: ['ORDER', 'PAY', 'FINANCE', ...COMMON],
}

/** The policy as it is typed: a text for each of the fields of `fieldsOf`, `expiryDays` and `coolingHours`. */
export type PolicyTexts = Readonly<Record<string, string>>

/** Why a field of the policy is rejected. */
export type PolicyTextError =
  | MoneyInputError
  | { readonly _tag: 'BandAmountNotRising' }
  | { readonly _tag: 'BandApproversNotRising' }
  | { readonly _tag: 'ExpiryDaysOutOfRange'; readonly maximum: number }
  | { readonly _tag: 'CoolingHoursUnknown' }

type PolicyProblem = Problem<string, PolicyTextError>

/** The names of the fields of an act: whether it is guarded, how many bands it has, and amount and approvers of each. */
export const fieldsOf = (act: ApprovalAct) => ({
  isOn: `${act} on`,
  count: `${act} bands`,
  from: (at: number) => `${act} from ${at}`,
  approvers: (at: number) => `${act} approvers ${at}`,
})

/** The bands that are shown, from 1 to `MAX_BANDS`. */
export const placesOf = (texts: PolicyTexts, act: ApprovalAct): ReadonlyArray<number> => {
  const count = hasAmount(act) ? Number(readText(texts, fieldsOf(act).count) ?? 1) : 1
  return PLACES.slice(0, Math.max(1, count))
}

/** Whether the act is guarded in the dialog. */
export const isOn = (texts: PolicyTexts, act: ApprovalAct): boolean => readText(texts, fieldsOf(act).isOn) === ON

/** The text of a guarded act. */
export const ON = 'on'
const PLACES = Array.from({ length: MAX_BANDS }, (_, at) => at)

/** The texts of a policy. An act that is not guarded has those of the suggestion, so that switching it on shows them. */
export const policyTexts = (policy: ApprovalPolicyDraft, country: Country): PolicyTexts =>
  Object.fromEntries([
    ...offeredActs(country).flatMap((act) => {
      const asking = policy.bands[act].filter(({ approvers }) => approvers > 0)
      const shown = asking.length > 0 ? asking : suggestedBands(country).filter(({ approvers }) => approvers > 0)
      const fields = fieldsOf(act)
      return [
        [fields.isOn, asking.length > 0 ? ON : ''],
        [fields.count, String(shown.length)],
        ...PLACES.flatMap((at) => [
          [fields.from(at), shown[at] === undefined ? '' : formatMoney(shown[at].from, country)],
          [fields.approvers(at), String(shown[at]?.approvers ?? at + 1)],
        ]),
      ]
    }),
    ['expiryDays', String(policy.expiryDays)],
    ['coolingHours', String(policy.coolingHours)],
  ])

/** The policy, or the problems of its fields. What the dialog does not show stays as it is in `before`. */
export const readPolicy = (
  texts: PolicyTexts,
  country: Country,
  before: ApprovalPolicyDraft,
): E.Either<ReadonlyArray<PolicyProblem>, ApprovalPolicy> => {
  const read = offeredActs(country).map((act) => ({ act, ...readBands(texts, country, act) }))
  const days = readText(texts, 'expiryDays')?.trim() ?? ''
  const expiryDays = /^\d{1,3}$/.test(days) ? Number(days) : 0
  const coolingHours = COOLING_HOURS.find((hours) => String(hours) === readText(texts, 'coolingHours'))
  const problems: ReadonlyArray<PolicyProblem> = [
    ...read.flatMap((one) => one.problems),
    ...(expiryDays < 1 || expiryDays > MAX_EXPIRY_DAYS
      ? [{ field: 'expiryDays', error: { _tag: 'ExpiryDaysOutOfRange', maximum: MAX_EXPIRY_DAYS } as const }]
      : []),
    ...(coolingHours === undefined ? [{ field: 'coolingHours', error: { _tag: 'CoolingHoursUnknown' } as const }] : []),
  ]
  if (coolingHours === undefined || problems.length > 0) return E.left(problems)
  const bands = new Map(read.map((one) => [one.act, one.bands]))
  const draft = {
    expiryDays,
    coolingHours,
    bands: mapActs((act) => withFreeBand(before.bands[act], bands.get(act) ?? before.bands[act])),
  }
  return E.mapLeft((): ReadonlyArray<PolicyProblem> => [])(validatePolicy(country, draft))
}

/** A band without approvers is not shown, and stays below those that are. */
const withFreeBand = (
  [free]: ReadonlyArray<ApprovalBand>,
  read: ReadonlyArray<ApprovalBand>,
): ReadonlyArray<ApprovalBand> => {
  const [first] = read
  const stays =
    free?.approvers === 0 && first !== undefined && compare(free.from, first.from) < 0 && read.length < MAX_BANDS
  return stays ? [free, ...read] : read
}

const mapActs = (bandsOf: (act: ApprovalAct) => ReadonlyArray<ApprovalBand>): ApprovalPolicy['bands'] => ({
  ORDER: bandsOf('ORDER'),
  PAY: bandsOf('PAY'),
  FINANCE: bandsOf('FINANCE'),
  SURPLUS: bandsOf('SURPLUS'),
  OWN_ACCOUNT: bandsOf('OWN_ACCOUNT'),
  SUPPLIER_ACCOUNT: bandsOf('SUPPLIER_ACCOUNT'),
  MEMBER: bandsOf('MEMBER'),
  POLICY: bandsOf('POLICY'),
})

interface ReadBands {
  readonly bands: ReadonlyArray<ApprovalBand>
  readonly problems: ReadonlyArray<PolicyProblem>
}

const readBands = (texts: PolicyTexts, country: Country, act: ApprovalAct): ReadBands => {
  const { currency } = profileOf(country)
  if (!isOn(texts, act)) return { bands: [], problems: [] }
  const fields = fieldsOf(act)
  const bands: Array<ApprovalBand> = []
  const problems: Array<PolicyProblem> = []
  for (const at of placesOf(texts, act)) {
    const approvers = Number(readText(texts, fields.approvers(at)) ?? 1)
    const from = hasAmount(act)
      ? parseMoneyInput(readText(texts, fields.from(at)) ?? '', currency, country)
      : E.right(zero(currency))
    if (E.isLeft(from)) {
      problems.push({ field: fields.from(at), error: from.left })
      continue
    }
    const last = bands.at(-1)
    if (from.right.minor < 0 || (last !== undefined && compare(last.from, from.right) >= 0))
      problems.push({ field: fields.from(at), error: { _tag: 'BandAmountNotRising' } })
    if (last !== undefined && last.approvers >= approvers)
      problems.push({ field: fields.approvers(at), error: { _tag: 'BandApproversNotRising' } })
    bands.push({ from: from.right, approvers })
  }
  return { bands, problems }
}
