import * as fc from 'fast-check'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { UserId } from '#domain/kernel/id.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import type { FrozenContent } from '#domain/team/approval-content.ts'
import type { EarlierRequest } from '#domain/team/approval-need.ts'
import {
  APPROVAL_ACTS,
  type ApprovalAct,
  type ApprovalBand,
  type ApprovalPolicy,
  COOLING_HOURS,
  hasAmount,
  MAX_APPROVERS,
  MAX_BANDS,
  MAX_EXPIRY_DAYS,
} from '#domain/team/approval-policy.ts'
import { APPROVAL_STATES } from '#domain/team/approval.ts'
import { id } from '#domain/testing/kernel.ts'

/** An amount around those of bands, in the currency of the country. */
export const guardedMoney = (country: Country): fc.Arbitrary<Money> =>
  fc
    .oneof(fc.nat({ max: 20 }), fc.nat({ max: 2_000_000_000 }))
    .map((minor) => money(profileOf(country).currency, minor))

/** Rising bands of an act whose approvers depend on an amount. */
export const approvalBands = (country: Country): fc.Arbitrary<ReadonlyArray<ApprovalBand>> =>
  fc
    .tuple(
      fc.uniqueArray(guardedMoney(country), { maxLength: MAX_BANDS, selector: ({ minor }) => minor }),
      fc.subarray(Array.from({ length: MAX_APPROVERS + 1 }, (_, count) => count)),
    )
    .map(([amounts, counts]) =>
      amounts
        .toSorted((a, b) => a.minor - b.minor)
        .slice(0, counts.length)
        .map((from, at) => ({ from, approvers: counts[at] ?? 0 })),
    )

/** A valid policy. */
export const approvalPolicy = (country: Country): fc.Arbitrary<ApprovalPolicy> => {
  const bandsOf = (act: ApprovalAct): fc.Arbitrary<ReadonlyArray<ApprovalBand>> =>
    approvalBands(country).map((bands) => bands.filter(({ from }) => hasAmount(act) || from.minor === 0))
  return fc.record({
    bands: fc.record({
      ORDER: bandsOf('ORDER'),
      PAY: bandsOf('PAY'),
      FINANCE: bandsOf('FINANCE'),
      SURPLUS: bandsOf('SURPLUS'),
      OWN_ACCOUNT: bandsOf('OWN_ACCOUNT'),
      SUPPLIER_ACCOUNT: bandsOf('SUPPLIER_ACCOUNT'),
      MEMBER: bandsOf('MEMBER'),
      POLICY: bandsOf('POLICY'),
    }),
    expiryDays: fc.integer({ min: 1, max: MAX_EXPIRY_DAYS }),
    coolingHours: fc.constantFrom(...COOLING_HOURS),
  })
}

/** One of few users, so that they meet. */
export const fewUsers: fc.Arbitrary<UserId> = fc.constantFrom('1', '2', '3', '4').map((one) => one as UserId)

/** Requests of one act within a day, of any state. */
export const earlierRequests = (country: Country): fc.Arbitrary<ReadonlyArray<EarlierRequest>> =>
  fc.array(
    fc.record({
      act: fc.constantFrom(...APPROVAL_ACTS),
      by: id<'User'>(),
      at: fc.nat({ max: 24 * 60 * 60 * 1000 }),
      amount: fc.option(guardedMoney(country), { nil: undefined }),
      state: fc.constantFrom(...APPROVAL_STATES),
    }),
    { maxLength: 6 },
  )

const scalar = fc.oneof(fc.string({ maxLength: 8 }), fc.integer(), fc.boolean(), fc.constant(null))

/** The content of a request: fields, and lines of fields. */
export const frozenContent: fc.Arbitrary<{
  readonly fields: { readonly [field: string]: FrozenContent }
  readonly lines: ReadonlyArray<{ readonly [field: string]: FrozenContent }>
}> = fc.record({
  fields: fc.dictionary(fc.string({ maxLength: 6 }), scalar, { maxKeys: 5 }),
  lines: fc.array(fc.dictionary(fc.string({ maxLength: 6 }), scalar, { maxKeys: 3 }), { maxLength: 5 }),
})
