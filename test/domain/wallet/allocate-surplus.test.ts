import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { surplusEntries } from '#domain/testing/wallet.ts'
import { allocateSurplus, releaseParts, type SurplusEntry } from '#domain/wallet/allocate-surplus.ts'
import { accountBalances, type MovementType } from '#domain/wallet/movement.ts'

const entry = (id: number, type: MovementType, minor: number): SurplusEntry => ({
  id,
  type,
  amount: money('CLP', minor),
})

const entries = surplusEntries('CLP')

const total = (all: ReadonlyArray<{ readonly amount: { readonly minor: number } }>): number =>
  all.reduce((sum, { amount }) => sum + amount.minor, 0)

describe('the allocation of a surplus', () => {
  it('charges a debt of $4.000 to the next release of $10.000', () => {
    const [debt, release] = [entry(1, 'DEFAULT_DEBT', 4_000), entry(2, 'RELEASE', 10_000)]
    const allocation = allocateSurplus([debt, release])
    expect(allocation.parts).toEqual([{ credit: release, debit: debt, amount: money('CLP', 4_000) }])
    expect(releaseParts(release, allocation)).toEqual({
      transferred: money('CLP', 0),
      charged: money('CLP', 4_000),
      inBalance: money('CLP', 6_000),
    })
  })

  it('pays out the oldest releases first, and owes a payout that no release covers', () => {
    const [first, second] = [entry(1, 'RELEASE', 700), entry(2, 'RELEASE', 500)]
    const allocation = allocateSurplus([first, second, entry(3, 'SURPLUS_PAID', 1_500)])
    expect(releaseParts(first, allocation).transferred.minor).toBe(700)
    expect(releaseParts(second, allocation).transferred.minor).toBe(500)
    expect(allocation.openDebits.map(({ amount }) => amount.minor)).toEqual([300])
  })

  it('is the balance: open credits less open debits, never both', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const { openCredits, openDebits } = allocateSurplus(all)
        expect(total(openCredits) - total(openDebits)).toBe(accountBalances(all).SURPLUS)
        expect(openCredits.length === 0 || openDebits.length === 0).toBe(true)
      }),
    )
  })

  it('splits each release whole', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const allocation = allocateSurplus(all)
        for (const release of all.filter(({ type }) => type === 'RELEASE')) {
          const { charged, inBalance, transferred } = releaseParts(release, allocation)
          expect(charged.minor + inBalance.minor + transferred.minor).toBe(release.amount.minor)
        }
      }),
    )
  })

  it('is by the numbers of the entries, in whatever order they come', () => {
    fc.assert(
      fc.property(entries, (all) => {
        expect(allocateSurplus(all.toReversed())).toEqual(allocateSurplus(all))
      }),
    )
  })
})
