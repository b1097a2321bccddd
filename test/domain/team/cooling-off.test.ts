import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UserId } from '#domain/kernel/id.ts'
import { mayConfirm } from '#domain/payables/payee-confirmation.ts'
import { type CoolingFacts, coolingOff } from '#domain/team/cooling-off.ts'
import { actor } from '#domain/testing/bank-files.ts'
import { fewUsers } from './approvals.ts'

const [ana, luis, olga] = ['1', '2', '3'].map((id) => id as UserId) as [UserId, UserId, UserId]
const HOUR = 60 * 60 * 1000
const NOON = Date.UTC(2026, 10, 23, 12)
const TUESDAY_NOON = NOON + 24 * HOUR

/** Ana changed the account on Monday at noon. */
const changed = (over: Partial<CoolingFacts> = {}): CoolingFacts => ({
  changedAt: NOON,
  author: { userId: ana },
  confirmedBy: [],
  holders: [ana, luis, olga],
  ...over,
})

describe('an account that was changed on Monday at noon, where changes wait for 24 hours', () => {
  it('is paid on Monday once two others confirmed it', () => {
    const waits = { _tag: 'AnotherConfirms', until: TUESDAY_NOON }
    expect(coolingOff(changed(), 24, NOON + HOUR)).toEqual(waits)
    expect(coolingOff(changed({ confirmedBy: [luis] }), 24, NOON + HOUR)).toEqual(waits)
    expect(coolingOff(changed({ confirmedBy: [luis, luis] }), 24, NOON + HOUR)).toEqual(waits)
    expect(coolingOff(changed({ confirmedBy: [luis, olga] }), 24, NOON + HOUR)).toEqual({ _tag: 'Over' })
  })

  it('waits until Tuesday at noon where only one other member may confirm it', () => {
    const pair = changed({ holders: [ana, luis], confirmedBy: [luis] })
    expect(coolingOff(pair, 24, TUESDAY_NOON - 1)).toEqual({ _tag: 'Waits', until: TUESDAY_NOON })
    expect(coolingOff(pair, 24, TUESDAY_NOON)).toEqual({ _tag: 'Over' })
  })

  it('waits for nothing where the policy asks for no time', () => {
    expect(coolingOff(changed(), 0, NOON - HOUR)).toEqual({ _tag: 'Over' })
  })

  it('may be confirmed by Ana if an operator changed it in her name', () => {
    const byOperator = changed({ author: { userId: ana, operator: 'Olga' }, holders: [ana, luis], confirmedBy: [luis] })
    expect(coolingOff(byOperator, 24, NOON)).toEqual({ _tag: 'AnotherConfirms', until: TUESDAY_NOON })
  })
})

const facts = fc.record({
  changedAt: fc.integer({ min: NOON - 80 * HOUR, max: NOON }),
  author: fc.option(actor, { nil: undefined }),
  confirmedBy: fc.array(fewUsers, { maxLength: 4 }),
  holders: fc.uniqueArray(fewUsers, { minLength: 1, maxLength: 4 }),
})
const hours = fc.constantFrom(0, 24, 48, 72)

describe('the time that a changed account waits', () => {
  it('ends, and does not begin again', () => {
    fc.assert(
      fc.property(facts, hours, fc.nat(200 * HOUR), fc.nat(HOUR), (account, waited, after, later) => {
        const first = coolingOff(account, waited, account.changedAt + after)
        const then = coolingOff(account, waited, account.changedAt + after + later)
        if (first._tag === 'Over') expect(then).toEqual({ _tag: 'Over' })
        else expect(coolingOff(account, waited, first.until)).toEqual({ _tag: 'Over' })
      }),
    )
  })

  it('never gets longer by a confirmation, and never shorter by more hours', () => {
    fc.assert(
      fc.property(facts, hours, hours, fewUsers, fc.nat(80 * HOUR), (account, some, other, userId, after) => {
        const now = account.changedAt + after
        const confirmed = { ...account, confirmedBy: [...account.confirmedBy, userId] }
        if (coolingOff(account, some, now)._tag === 'Over')
          expect(coolingOff(confirmed, some, now)).toEqual({ _tag: 'Over' })
        if (coolingOff(account, Math.max(some, other), now)._tag === 'Over')
          expect(coolingOff(account, Math.min(some, other), now)).toEqual({ _tag: 'Over' })
      }),
    )
  })

  it('is shortened exactly by the confirmations that members may still give', () => {
    fc.assert(
      fc.property(facts, hours, (account, waited) => {
        const state = coolingOff(account, waited, account.changedAt)
        if (state._tag === 'Over') return
        const mayStill = account.holders.filter((userId) =>
          mayConfirm(account.author, { userId }, account.holders.length),
        )
        const all = { ...account, confirmedBy: [...account.confirmedBy, ...mayStill] }
        expect(coolingOff(all, waited, account.changedAt)._tag === 'Over').toBe(state._tag === 'AnotherConfirms')
      }),
    )
  })
})
