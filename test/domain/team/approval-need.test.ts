import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UserId } from '#domain/kernel/id.ts'
import { money, ofMajor } from '#domain/kernel/money.ts'
import {
  AMOUNT_WINDOW,
  amountInWindow,
  approvalNeed,
  type EarlierRequest,
  guardedAmount,
  LAPSE,
} from '#domain/team/approval-need.ts'
import { suggestedBands } from '#domain/team/approval-defaults.ts'
import { approversFor } from '#domain/team/approval-policy.ts'
import { approvalBands, earlierRequests, fewUsers, guardedMoney } from './approvals.ts'

const [ana, luis, olga] = ['1', '2', '3'].map((id) => id as UserId) as [UserId, UserId, UserId]
const HOUR = 60 * 60 * 1000
const NOON = Date.UTC(2026, 2, 2, 12)
const BANDS = suggestedBands('CL')
const LARGE = ofMajor('CLP', 50_000_000)

const order = (over: Partial<EarlierRequest> = {}): EarlierRequest => ({
  act: 'ORDER',
  by: ana,
  at: NOON,
  amount: ofMajor('CLP', 3_000_000),
  state: 'PENDING',
  ...over,
})

describe('the amount of a request', () => {
  it('has the others of that user and act in the 24 hours before: 3 and 3 million are 6', () => {
    const amount = amountInWindow('CLP', order(), [order({ at: NOON - 23 * HOUR, state: 'EXECUTED' })])
    expect(amount).toEqual(ofMajor('CLP', 6_000_000))
    expect(approversFor(BANDS, amount)).toBe(1)
  })

  it('has no requests of others, of other acts, that were rejected, or of more than 24 hours ago', () => {
    const others = [
      order({ by: luis }),
      order({ act: 'PAY' }),
      order({ state: 'REJECTED' }),
      order({ state: 'VOID' }),
      order({ at: NOON - AMOUNT_WINDOW - 1 }),
    ]
    expect(amountInWindow('CLP', order(), others)).toEqual(ofMajor('CLP', 3_000_000))
  })

  it('is not known where a document in dollars has no rate', () => {
    expect(guardedAmount('MXN', [money('MXN', 100), undefined])).toBeUndefined()
    expect(guardedAmount('MXN', [money('MXN', 100), money('USD', 100)])).toBeUndefined()
    expect(amountInWindow('CLP', order(), [order({ amount: undefined })])).toBeUndefined()
    expect(guardedAmount('MXN', [money('MXN', 100), money('MXN', 50)])).toEqual(money('MXN', 150))
  })
})

describe('how many are needed', () => {
  it('are those of the band, at most the others who hold the right', () => {
    const need = (current: ReadonlyArray<UserId>) => approvalNeed(BANDS, LARGE, ana, { current, lapsed: [] }, NOON)
    expect(need([ana, luis, olga])).toEqual({ _tag: 'Needed', approvers: 2 })
    expect(need([ana, luis])).toEqual({ _tag: 'Needed', approvers: 1 })
    expect(need([luis])).toEqual({ _tag: 'Needed', approvers: 1 })
  })

  it('is nobody for the only holder', () => {
    expect(approvalNeed(BANDS, LARGE, ana, { current: [ana], lapsed: [] }, NOON)).toEqual({
      _tag: 'Needed',
      approvers: 0,
    })
  })

  it('counts whom somebody else removed for 72 hours, so that nothing is stored until then', () => {
    const need = (hours: number) =>
      approvalNeed(BANDS, LARGE, ana, { current: [ana], lapsed: [{ userId: luis, at: NOON }] }, NOON + hours * HOUR)
    expect(need(0)).toEqual({ _tag: 'TooFewHolders', until: NOON + LAPSE })
    expect(need(71)).toEqual({ _tag: 'TooFewHolders', until: NOON + LAPSE })
    expect(need(72)).toEqual({ _tag: 'Needed', approvers: 0 })
  })

  it('does not count one twice who holds the right again', () => {
    const holders = { current: [ana, luis], lapsed: [{ userId: luis, at: NOON }] }
    expect(approvalNeed(BANDS, LARGE, ana, holders, NOON)).toEqual({ _tag: 'Needed', approvers: 1 })
  })
})

const holders = fc.record({
  current: fc.uniqueArray(fewUsers, { minLength: 1, maxLength: 4 }),
  lapsed: fc.array(fc.record({ userId: fewUsers, at: fc.nat({ max: 100 * HOUR }) }), { maxLength: 4 }),
})

describe('laws of needs', () => {
  it('of parts within 24 hours the last needs what their sum needs', () => {
    const parts = fc.array(fc.tuple(guardedMoney('CL'), fc.nat({ max: AMOUNT_WINDOW })), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(approvalBands('CL'), parts, fc.nat(), (bands, drawn, start) => {
        const requests = drawn
          .toSorted(([, one], [, other]) => one - other)
          .map(([amount, after]) => order({ amount, at: NOON + start + after }))
        const last = requests.at(-1) ?? order()
        const whole = guardedAmount(
          'CLP',
          drawn.map(([amount]) => amount),
        )
        expect(approversFor(bands, amountInWindow('CLP', last, requests.slice(0, -1)))).toBe(approversFor(bands, whole))
      }),
    )
  })

  it('earlier requests never lower what is needed', () => {
    fc.assert(
      fc.property(approvalBands('CL'), earlierRequests('CL'), guardedMoney('CL'), (bands, others, amount) => {
        const request = order({ amount, at: AMOUNT_WINDOW })
        const mine = others.map((other) => ({ ...other, by: ana }))
        expect(approversFor(bands, amountInWindow('CLP', request, mine))).toBeGreaterThanOrEqual(
          approversFor(bands, amount),
        )
      }),
    )
  })

  it('no request is stored that too few may decide, and the named hour is the first that helps', () => {
    fc.assert(
      fc.property(
        approvalBands('CL'),
        guardedMoney('CL'),
        fewUsers,
        holders,
        fc.nat({ max: 200 * HOUR }),
        (...drawn) => {
          const [bands, amount, by, of, now] = drawn
          const others = of.current.filter((holder) => holder !== by).length
          const need = approvalNeed(bands, amount, by, of, now)
          if (need._tag === 'Needed') {
            expect(need.approvers).toBeLessThanOrEqual(others)
            return
          }
          expect(approvalNeed(bands, amount, by, of, need.until)._tag).toBe('Needed')
          expect(approvalNeed(bands, amount, by, of, need.until - 1)._tag).toBe('TooFewHolders')
        },
      ),
    )
  })

  it('removing others never lowers what is needed within 72 hours', () => {
    fc.assert(
      fc.property(approvalBands('CL'), guardedMoney('CL'), fewUsers, holders, (bands, amount, by, of) => {
        const now = 50 * HOUR
        const before = approvalNeed(bands, amount, by, { current: of.current, lapsed: [] }, now)
        const removed = of.current.filter((holder) => holder !== by).map((userId) => ({ userId, at: now }))
        const after = approvalNeed(bands, amount, by, { current: [by], lapsed: removed }, now + LAPSE - 1)
        if (before._tag === 'Needed' && before.approvers > 0) expect(after._tag).toBe('TooFewHolders')
        else expect(after).toEqual(before)
      }),
    )
  })
})
