import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOrderStatus, ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { simplifiedStatus } from '#domain/orders/simplified-status.ts'
import { ORDER_STATES, stateOf, statusesOf, trackerOf } from '#domain/orders/tracker.ts'
import { anyStatusText, orderStatus } from '#domain/testing/order-statuses.ts'

const drawn = (status: string): string =>
  trackerOf(status)
    .steps.map(({ label, variant }) => `${variant} ${label}`)
    .join(' | ')

describe('the tracker of an order', () => {
  it.each([
    ['IN_REVIEW', 'primary En revisión | disabled Aprobado | disabled Transferido | disabled Pagado', 1],
    ['APPROVED', 'completed En revisión | primary Aprobado | disabled Transferido | disabled Pagado', 2],
    ['PENDING_DOCUMENTS', 'completed En revisión | warning Documentos | disabled Transferido | disabled Pagado', 2],
    ['REJECTED', 'completed En revisión | error Rechazado | disabled Transferido | disabled Pagado', 2],
    ['ACTIVE', 'completed En revisión | completed Aprobado | primary Transferido | disabled Pagado', 3],
    ['ARREAR', 'completed En revisión | completed Aprobado | warning Mora | disabled Pagado', 3],
    ['CRITICAL', 'completed En revisión | completed Aprobado | warning Estado Crítico | disabled Pagado', 3],
    ['PAID', 'completed En revisión | completed Aprobado | completed Transferido | completed Pagado', 4],
    ['RENEGOTIATION', 'completed En revisión | completed Aprobado | completed Transferido | warning Renegociado', 4],
    ['DEFAULT', 'completed En revisión | completed Aprobado | completed Transferido | error No pagado', 4],
    ['SOMETHING_NEW', 'neutral En proceso | disabled Aprobado | disabled Transferido | disabled Pagado', 1],
  ])('of %s shows %s', (status, steps, position) => {
    expect(drawn(status)).toBe(steps)
    expect(trackerOf(status).position).toBe(position)
  })

  it.each([
    ['IN_REVIEW', 'IN_REVIEW REVIEWED APPEALED', 'En revisión'],
    ['APPROVED', 'APPROVED APPROVED_FUND VERIFIED POST_VERIFIED PV_APPROVED TO_DEPOSIT CEDE', 'Aprobado'],
    ['PENDING_DOCUMENTS', 'PENDING_DOCUMENTS', 'En revisión'],
    ['REJECTED', 'REJECTED', 'Rechazado'],
    ['ACTIVE', 'ACTIVE TRANSFERRED', 'Transferido'],
    ['ARREAR', 'SOFT_DELINQUENCY DELINQUENT ARREAR', 'Transferido'],
    ['CRITICAL', 'HARD_DELINQUENCY HARD_COLLECTION CRITICAL', 'Transferido'],
    ['PAID', 'PAID COMPLETE', 'Pagado'],
    ['RENEGOTIATION', 'RENEGOTIATION REPLACED', 'Renegociado'],
    ['DEFAULT', 'DEFAULT', 'Transferido'],
    ['UNKNOWN', 'UNKNOWN paid PAGADO', 'En proceso'],
  ])('maps %s to %s', (state, statuses, simplified) => {
    for (const status of statuses.split(' ')) {
      expect(stateOf(status)).toBe(state)
      expect(trackerOf(status).state).toBe(state)
      expect(simplifiedStatus(status)).toBe(simplified)
    }
  })
})

describe('the laws of the tracker', () => {
  it('is total, and advances beyond in progress only for known statuses', () => {
    fc.assert(
      fc.property(anyStatusText, (text) => {
        const { state, steps, position } = trackerOf(text)
        expect(state === 'UNKNOWN').toBe(!isOrderStatus(text))
        expect(simplifiedStatus(text)).not.toBe('')
        if (state === 'UNKNOWN') expect(steps[0]).toEqual({ label: 'En proceso', variant: 'neutral' })
        steps.forEach(({ variant }, at) => {
          if (at + 1 < position) expect(variant).toBe('completed')
          else if (at + 1 > position) expect(variant).toBe('disabled')
          else expect(variant).not.toBe('disabled')
        })
      }),
      { numRuns: 500 },
    )
  })

  it('knows every listed status, and contains no duplicates', () => {
    expect(ORDER_STATUSES.filter((status) => stateOf(status) === 'UNKNOWN')).toEqual([])
    expect(new Set(ORDER_STATUSES).size).toBe(25)
  })

  it('marks only earlier steps as done, unless the order is paid', () => {
    fc.assert(
      fc.property(orderStatus, (status) => {
        const { state, steps, position } = trackerOf(status)
        const done = steps.filter(({ variant }) => variant === 'completed').length
        expect(done).toBe(state === 'PAID' ? 4 : position - 1)
      }),
    )
  })
})

describe('a state', () => {
  it('has statuses of its own, and every status has one', () => {
    const all = ORDER_STATES.flatMap((state) => statusesOf(state))
    expect(all.toSorted()).toEqual([...ORDER_STATUSES].toSorted())
    for (const state of ORDER_STATES) expect(statusesOf(state).map(stateOf)).toEqual(statusesOf(state).map(() => state))
  })

  it('is named by one of its statuses', () => {
    expect(ORDER_STATES.map((state) => stateOf(state))).toEqual(ORDER_STATES)
  })
})
