import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { UserId } from '#domain/kernel/id.ts'
import { ofMajor } from '#domain/kernel/money.ts'
import {
  type Approval,
  APPROVAL_STATES,
  type ApprovalEvent,
  decide,
  type DecisionFacts,
  expiryOf,
  parseRejectionReason,
} from '#domain/team/approval.ts'
import { paymentGate } from '#domain/team/approved-payment.ts'
import { fewUsers } from './approvals.ts'

const [ana, luis, olga] = ['1', '2', '3'].map((id) => id as UserId) as [UserId, UserId, UserId]
const HASH = 'a1'
const EXPIRY = 1_000

const request = (over: Partial<Approval> = {}): Approval => ({
  state: 'PENDING',
  requestedBy: ana,
  needed: 1,
  approvedBy: [],
  contentHash: HASH,
  expiresAt: EXPIRY,
  ...over,
})

const facts = (over: Partial<DecisionFacts> = {}): DecisionFacts => ({
  at: 1,
  holders: [ana, luis, olga],
  mayRequester: true,
  currentHash: HASH,
  ...over,
})

const approve = (by: UserId, over: Partial<DecisionFacts> = {}): ApprovalEvent => ({
  _tag: 'Approve',
  by,
  seenHash: HASH,
  facts: facts(over),
})

const reject = (by: UserId): ApprovalEvent => ({
  _tag: 'Reject',
  by,
  reason: 'No corresponde',
  seenHash: HASH,
  facts: facts(),
})

const after = (approval: Approval, ...events: ReadonlyArray<ApprovalEvent>) =>
  events.reduce<ReturnType<typeof decide>>(
    (now, event) => (E.isRight(now) ? decide(now.right, event) : now),
    E.right(approval),
  )

describe('a request', () => {
  it('is executed by the last of those who are needed', () => {
    const one = after(request({ needed: 2 }), approve(luis))
    expect(one).toMatchObject({ right: { state: 'PENDING', approvedBy: [luis] } })
    expect(after(request({ needed: 2 }), approve(luis), approve(olga))).toMatchObject({ right: { state: 'EXECUTED' } })
    expect(after(request(), approve(luis))).toMatchObject({ right: { state: 'EXECUTED' } })
  })

  it('counts nobody twice', () => {
    expect(after(request({ needed: 2 }), approve(luis), approve(luis))).toMatchObject({ right: { state: 'PENDING' } })
  })

  it('is not decided by its requester, by one without the right, or by one who saw other content', () => {
    expect(decide(request(), approve(ana))).toEqual(E.left({ _tag: 'ApprovalOwn' }))
    expect(decide(request(), reject(ana))).toEqual(E.left({ _tag: 'ApprovalOwn' }))
    expect(decide(request(), approve(luis, { holders: [ana] }))).toEqual(E.left({ _tag: 'ApprovalNotHolder' }))
    expect(decide(request(), { ...approve(luis), seenHash: 'b2' } as ApprovalEvent)).toEqual(
      E.left({ _tag: 'ApprovalContentUnseen' }),
    )
  })

  it('is rejected with a reason, and withdrawn by its requester only', () => {
    expect(decide(request(), reject(luis))).toMatchObject({
      right: { state: 'REJECTED', rejectedBy: luis, rejection: 'No corresponde' },
    })
    expect(decide(request(), { _tag: 'Withdraw', by: ana, at: 1 })).toMatchObject({ right: { state: 'WITHDRAWN' } })
    expect(decide(request(), { _tag: 'Withdraw', by: luis, at: 1 })).toEqual(E.left({ _tag: 'ApprovalNotRequester' }))
  })

  it('is void when its content changed, its requester may not ask any more, or the act is refused', () => {
    expect(decide(request(), approve(luis, { currentHash: 'b2' }))).toMatchObject({
      right: { state: 'VOID', voidedFor: 'CONTENT_CHANGED' },
    })
    expect(decide(request(), approve(luis, { mayRequester: false }))).toMatchObject({
      right: { state: 'VOID', voidedFor: 'REQUESTER_LOST' },
    })
    expect(decide(request(), { _tag: 'ActRefused', code: 'ERROR_ORDER_PRICE' })).toMatchObject({
      right: { state: 'VOID', voidedFor: 'ERROR_ORDER_PRICE' },
    })
    expect(decide(request(), { _tag: 'Voided', reason: 'CONTENT_CHANGED' })).toMatchObject({ right: { state: 'VOID' } })
  })

  it('is void when it costs more than was read, and not when it costs less', () => {
    const read = request({ cost: ofMajor('CLP', 1_000) })
    const costing = (pesos: number | undefined) =>
      approve(luis, { currentCost: pesos === undefined ? undefined : ofMajor('CLP', pesos) })
    expect(decide(read, costing(1_001))).toMatchObject({ right: { state: 'VOID', voidedFor: 'DEARER' } })
    expect(decide(read, costing(undefined))).toMatchObject({ right: { state: 'VOID', voidedFor: 'DEARER' } })
    expect(decide(read, costing(1_000))).toMatchObject({ right: { state: 'EXECUTED' } })
    expect(decide(read, costing(999))).toMatchObject({ right: { state: 'EXECUTED' } })
    expect(decide(request(), costing(1))).toMatchObject({ right: { state: 'EXECUTED' } })
  })

  it('expires from its instant on, whatever is asked then', () => {
    expect(decide(request(), { _tag: 'TimePassed', at: EXPIRY - 1 })).toEqual(E.right(request()))
    expect(decide(request(), { _tag: 'TimePassed', at: EXPIRY })).toMatchObject({ right: { state: 'EXPIRED' } })
    expect(decide(request(), approve(luis, { at: EXPIRY }))).toMatchObject({ right: { state: 'EXPIRED' } })
    expect(decide(request(), { _tag: 'Withdraw', by: ana, at: EXPIRY })).toMatchObject({ right: { state: 'EXPIRED' } })
  })

  it('expires after its days, or with the first date of its content', () => {
    const day = 24 * 60 * 60 * 1000
    expect(expiryOf(5, 7, undefined)).toBe(5 + 7 * day)
    expect(expiryOf(5, 7, 3 * day)).toBe(3 * day)
    expect(expiryOf(5, 7, 30 * day)).toBe(5 + 7 * day)
  })

  it('does not count who lost the right, told or not', () => {
    const two = request({ needed: 2 })
    expect(after(two, approve(luis), { _tag: 'RightLost', by: luis })).toMatchObject({ right: { approvedBy: [] } })
    expect(after(two, approve(luis), approve(olga, { holders: [ana, olga] }))).toMatchObject({
      right: { state: 'PENDING', approvedBy: [olga] },
    })
  })

  it('answers the same to who decides the same again, and names the state to others', () => {
    const done = request({ state: 'EXECUTED', approvedBy: [luis] })
    expect(decide(done, approve(luis))).toEqual(E.right(done))
    expect(decide(done, approve(olga))).toEqual(E.left({ _tag: 'ApprovalDecided', state: 'EXECUTED' }))
    expect(decide(done, reject(luis))).toEqual(E.left({ _tag: 'ApprovalDecided', state: 'EXECUTED' }))
    const rejected = request({ state: 'REJECTED', rejectedBy: luis })
    expect(decide(rejected, reject(luis))).toEqual(E.right(rejected))
    const withdrawn = request({ state: 'WITHDRAWN' })
    expect(decide(withdrawn, { _tag: 'Withdraw', by: ana, at: 1 })).toEqual(E.right(withdrawn))
  })
})

describe('the reason of a rejection', () => {
  it('has 3 to 300 characters', () => {
    expect(parseRejectionReason(' No corresponde ')).toEqual(E.right('No corresponde'))
    expect(parseRejectionReason('no')).toEqual(E.left({ _tag: 'ReasonTooShort', minimum: 3 }))
    expect(parseRejectionReason('')).toEqual(E.left({ _tag: 'TextEmpty' }))
    expect(parseRejectionReason('a'.repeat(301))).toEqual(E.left({ _tag: 'TextTooLong', maximum: 300 }))
  })
})

describe('a payment', () => {
  const transfer = { method: 'TRANSFER', isPaid: false }

  it('is authorised before the money leaves', () => {
    expect(paymentGate(1, undefined, transfer)).toBe('ASK')
    expect(paymentGate(1, undefined, { ...transfer, isPaid: true })).toBe('REQUIRED')
    expect(paymentGate(0, undefined, { ...transfer, isPaid: true })).toBe('PROCEED')
  })

  it('is made by the authorised method only', () => {
    expect(paymentGate(1, 'TRANSFER', { ...transfer, isPaid: true })).toBe('PROCEED')
    expect(paymentGate(1, 'TRANSFER', { method: 'DIRECT', isPaid: true })).toBe('REQUIRED')
    expect(paymentGate(0, 'TRANSFER', { method: 'DIRECT', isPaid: true })).toBe('REQUIRED')
  })
})

const anyFacts = fc.record({
  at: fc.nat({ max: EXPIRY + 100 }),
  holders: fc.uniqueArray(fewUsers),
  mayRequester: fc.boolean(),
  currentHash: fc.constantFrom(HASH, 'b2'),
})

const anyEvent: fc.Arbitrary<ApprovalEvent> = fc.oneof(
  fc.record({
    _tag: fc.constant('Approve' as const),
    by: fewUsers,
    seenHash: fc.constantFrom(HASH, 'b2'),
    facts: anyFacts,
  }),
  fc.record({
    _tag: fc.constant('Reject' as const),
    by: fewUsers,
    reason: fc.constant('No'),
    seenHash: fc.constant(HASH),
    facts: anyFacts,
  }),
  fc.record({ _tag: fc.constant('Withdraw' as const), by: fewUsers, at: fc.nat({ max: EXPIRY + 100 }) }),
  fc.record({ _tag: fc.constant('TimePassed' as const), at: fc.nat({ max: EXPIRY + 100 }) }),
  fc.constant<ApprovalEvent>({ _tag: 'Voided', reason: 'CONTENT_CHANGED' }),
  fc.constant<ApprovalEvent>({ _tag: 'ActRefused', code: 'ERROR_ORDER_PRICE' }),
  fc.record({ _tag: fc.constant('RightLost' as const), by: fewUsers }),
)

describe('laws of requests', () => {
  it('only what is pending changes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...APPROVAL_STATES), anyEvent, (state, event) => {
        const before = request({ state, approvedBy: [luis] })
        const now = decide(before, event)
        if (state !== 'PENDING' && E.isRight(now)) expect(now.right).toBe(before)
        if (state !== 'PENDING' && E.isLeft(now)) expect(now.left).toEqual({ _tag: 'ApprovalDecided', state })
      }),
    )
  })

  it('nothing is executed without as many others as are needed, who hold the right and saw this content', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.array(anyEvent, { maxLength: 20 }), (needed, events) => {
        let approval = request({ needed })
        for (const event of events) {
          const next = decide(approval, event)
          if (E.isLeft(next)) continue
          if (next.right.state === 'EXECUTED' && approval.state === 'PENDING') {
            if (event._tag !== 'Approve') expect.fail(event._tag)
            const { facts: found, seenHash } = event
            const givers = new Set(next.right.approvedBy)
            expect(givers.size).toBeGreaterThanOrEqual(needed)
            expect([...givers].every((giver) => giver !== ana && found.holders.includes(giver))).toBe(true)
            expect([found.mayRequester, found.currentHash, seenHash, found.at < EXPIRY]).toEqual([
              true,
              HASH,
              HASH,
              true,
            ])
          }
          approval = next.right
        }
      }),
    )
  })
})
