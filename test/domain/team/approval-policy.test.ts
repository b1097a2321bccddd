import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money, ofMajor, zero } from '#domain/kernel/money.ts'
import { defaultPolicy, suggestedBands } from '#domain/team/approval-defaults.ts'
import { APPROVAL_ACTS, approversFor, hasAmount, validatePolicy, weakens } from '#domain/team/approval-policy.ts'
import { approvalBands, approvalPolicy, guardedMoney } from './approvals.ts'

const pesos = (amount: number) => ofMajor('CLP', amount)
const OFFERED = suggestedBands('CL')
const DEFAULT = defaultPolicy('CL', 2)

const problemsOf = (bands: Partial<typeof DEFAULT.bands>) => {
  const read = validatePolicy('CL', { ...DEFAULT, bands: { ...DEFAULT.bands, ...bands } })
  return read._tag === 'Left' ? read.left.map(({ error, field }) => [field, error._tag]) : []
}

describe('the bands that are offered', () => {
  it('ask nobody, one person from $5.000.000 and two from ten times that in Chile', () => {
    expect(
      [0, 4_999_999, 5_000_000, 49_999_999, 50_000_000].map((amount) => approversFor(OFFERED, pesos(amount))),
    ).toEqual([0, 0, 1, 1, 2])
  })

  it('begin at $100,000 in Mexico', () => {
    const offered = suggestedBands('MX')
    expect(approversFor(offered, money('MXN', 99_999_99))).toBe(0)
    expect(approversFor(offered, ofMajor('MXN', 100_000))).toBe(1)
    expect(approversFor(offered, ofMajor('MXN', 1_000_000))).toBe(2)
  })

  it('ask the most where the amount is not known, as of dollars without a rate', () => {
    expect(approversFor(OFFERED, undefined)).toBe(2)
  })
})

describe('the policy of a company that stored none', () => {
  it('guards accounts, members and itself from the second member on', () => {
    const guarded = APPROVAL_ACTS.filter((act) => approversFor(DEFAULT.bands[act], zero('CLP')) === 1)
    expect(guarded).toEqual(['OWN_ACCOUNT', 'SUPPLIER_ACCOUNT', 'MEMBER', 'POLICY'])
    expect(DEFAULT).toMatchObject({ expiryDays: 7, coolingHours: 24 })
  })

  it('is empty for one member', () => {
    const alone = defaultPolicy('MX', 1)
    expect(APPROVAL_ACTS.filter((act) => alone.bands[act].length > 0)).toEqual([])
    expect(alone.coolingHours).toBe(0)
  })
})

describe('a policy', () => {
  it('has at most four rising bands of at most three people, in the currency of the country', () => {
    const band = (amount: number, approvers: number) => ({ from: pesos(amount), approvers })
    expect(problemsOf({ ORDER: [band(0, 0), band(1, 1), band(2, 2), band(3, 3)] })).toEqual([])
    expect(problemsOf({ ORDER: [0, 1, 2, 3, 4].map((at) => band(at, at)) })).toEqual([['ORDER', 'BandsTooMany']])
    expect(problemsOf({ ORDER: [band(5, 1), band(4, 2)] })).toEqual([['ORDER', 'BandsNotRising']])
    expect(problemsOf({ ORDER: [band(5, 2), band(6, 1)] })).toEqual([['ORDER', 'BandsNotRising']])
    expect(problemsOf({ ORDER: [band(-1, 1)] })).toEqual([['ORDER', 'BandsNotRising']])
    expect(problemsOf({ PAY: [band(0, 4)] })).toEqual([['PAY', 'ApproversOutOfRange']])
    expect(problemsOf({ PAY: [{ from: zero('MXN'), approvers: 1 }] })).toEqual([['PAY', 'BandCurrencyDiffers']])
  })

  it('has no amounts for accounts, members and itself', () => {
    expect(problemsOf({ OWN_ACCOUNT: [{ from: pesos(1), approvers: 1 }] })).toEqual([['OWN_ACCOUNT', 'BandHasAmount']])
    expect(APPROVAL_ACTS.filter(hasAmount)).toEqual(['ORDER', 'PAY', 'FINANCE', 'SURPLUS'])
  })

  it('lets a request live from one to 30 days, and an account wait for 0, 24, 48 or 72 hours', () => {
    const of = (expiryDays: number, coolingHours: number) =>
      validatePolicy('CL', { ...DEFAULT, expiryDays, coolingHours })._tag
    expect([of(1, 0), of(30, 72)]).toEqual(['Right', 'Right'])
    expect([of(0, 0), of(31, 0), of(1.5, 0), of(7, 12)]).toEqual(['Left', 'Left', 'Left', 'Left'])
  })

  it('is weaker with fewer people for an amount, or fewer hours', () => {
    const before = { ...DEFAULT, bands: { ...DEFAULT.bands, ORDER: OFFERED } }
    const order = (from: number) => ({
      ...before,
      bands: { ...before.bands, ORDER: [{ from: pesos(from), approvers: 2 }] },
    })
    expect(weakens(before, order(5_000_001))).toBe(true)
    expect(weakens(before, order(5_000_000))).toBe(false)
    expect(weakens(DEFAULT, { ...DEFAULT, coolingHours: 0 })).toBe(true)
    expect(weakens(DEFAULT, { ...DEFAULT, coolingHours: 72 })).toBe(false)
  })
})

describe('laws of policies', () => {
  it('the people that are needed never fall as the amount grows', () => {
    fc.assert(
      fc.property(approvalBands('CL'), guardedMoney('CL'), guardedMoney('CL'), (bands, one, other) => {
        const [less, more] = one.minor <= other.minor ? [one, other] : [other, one]
        expect(approversFor(bands, less)).toBeLessThanOrEqual(approversFor(bands, more))
        expect(approversFor(bands, more)).toBeLessThanOrEqual(approversFor(bands, undefined))
      }),
    )
  })

  it('without bands nobody is needed', () => {
    fc.assert(
      fc.property(guardedMoney('MX'), (amount) => {
        expect(approversFor([], amount)).toBe(0)
      }),
    )
  })

  it('what is not weaker asks at least as many for every amount, and what is weaker fewer for one', () => {
    fc.assert(
      fc.property(approvalPolicy('CL'), approvalPolicy('CL'), guardedMoney('CL'), (before, after, amount) => {
        const fewer = (of: typeof amount | undefined) =>
          APPROVAL_ACTS.some((act) => approversFor(after.bands[act], of) < approversFor(before.bands[act], of))
        const edges = APPROVAL_ACTS.flatMap((act) => before.bands[act].map(({ from }) => from))
        const isWeaker = [amount, undefined, ...edges].some(fewer) || after.coolingHours < before.coolingHours
        expect(weakens(before, after)).toBe(isWeaker)
      }),
    )
  })

  it('no policy is weaker than itself', () => {
    fc.assert(
      fc.property(approvalPolicy('MX'), (policy) => {
        expect(weakens(policy, policy)).toBe(false)
      }),
    )
  })
})
