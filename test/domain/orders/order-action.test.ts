import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionsOf, transition, ORDER_ACTIONS, type OrderAction } from '#domain/orders/order-action.ts'
import { isOrderStatus, ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { stateOf, trackerOf } from '#domain/orders/tracker.ts'
import { anyStatusText, orderAction, orderStatus } from '#domain/testing/order-statuses.ts'

/** The stages of S2 section 4: money moves at the transfer only. */
describe('an action on an order', () => {
  it.each([
    ['IN_REVIEW', 'approve', 'APPROVED'],
    ['REVIEWED', 'requestDocuments', 'PENDING_DOCUMENTS'],
    ['PENDING_DOCUMENTS', 'approve', 'APPROVED'],
    ['PV_APPROVED', 'requestDocuments', 'PENDING_DOCUMENTS'],
    ['TO_DEPOSIT', 'transfer', 'TRANSFERRED'],
    ['APPEALED', 'reject', 'REJECTED'],
    ['PENDING_DOCUMENTS', 'reject', 'REJECTED'],
    ['VERIFIED', 'reject', 'REJECTED'],
    ['TRANSFERRED', 'renegotiate', 'RENEGOTIATION'],
    ['SOFT_DELINQUENCY', 'renegotiate', 'RENEGOTIATION'],
    ['HARD_DELINQUENCY', 'renegotiate', 'RENEGOTIATION'],
    ['DEFAULT', 'renegotiate', 'RENEGOTIATION'],
    ['REPLACED', 'renegotiate', 'RENEGOTIATION'],
    ['DELINQUENT', 'declareDefault', 'DEFAULT'],
    ['HARD_COLLECTION', 'declareDefault', 'DEFAULT'],
  ] as const)('takes %s by %s to %s', (status, action, expected) => {
    expect(transition(status, action)).toEqual(E.right(expected))
  })

  it.each([
    ['IN_REVIEW', 'transfer'],
    ['TRANSFERRED', 'reject'],
    ['REJECTED', 'approve'],
    ['PAID', 'declareDefault'],
    ['in_review', 'approve'],
  ] as const)('is not allowed for %s: %s', (status, action) => {
    expect(transition(status, action)).toEqual(E.left({ _tag: 'OrderActionRejected', action, status }))
  })
})

describe('the laws of actions', () => {
  it('lead to a known status, in another state but for another renegotiation, and never back behind the transfer', () => {
    fc.assert(
      fc.property(anyStatusText, orderAction, (status, action) => {
        const done = transition(status, action)
        if (E.isLeft(done)) return
        expect(isOrderStatus(done.right)).toBe(true)
        if (stateOf(status) !== 'RENEGOTIATION') expect(stateOf(done.right)).not.toBe(stateOf(status))
        if (trackerOf(status).position >= 3) expect(trackerOf(done.right).position).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  it('list exactly what is allowed', () => {
    fc.assert(
      fc.property(anyStatusText, (status) => {
        const allowed = ORDER_ACTIONS.filter((action) => E.isRight(transition(status, action)))
        expect(actionsOf(status)).toEqual(allowed)
        if (!isOrderStatus(status)) expect(allowed).toEqual([])
      }),
    )
  })

  it('end: a rejected or paid order stays so, and a renegotiated one is renegotiated or paid', () => {
    for (const status of ORDER_STATUSES) {
      if (['REJECTED', 'PAID'].includes(stateOf(status))) expect(actionsOf(status)).toEqual([])
      if (stateOf(status) === 'RENEGOTIATION') expect(actionsOf(status)).toEqual(['renegotiate'])
    }
  })

  it('transfer an order once in any sequence, and only after its approval', () => {
    fc.assert(
      fc.property(orderStatus, fc.array(orderAction, { maxLength: 200 }), (start, actions) => {
        const taken: Array<OrderAction> = []
        let status: string = start
        for (const action of actions) {
          const done = transition(status, action)
          if (E.isLeft(done)) continue
          if (action === 'transfer') expect(stateOf(status)).toBe('APPROVED')
          taken.push(action)
          status = done.right
        }
        expect(taken.filter((action) => action === 'transfer').length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
