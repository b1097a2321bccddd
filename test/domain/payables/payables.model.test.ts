import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { INBOX, transitionAll, type PayableEvent, type PayableState } from '#domain/payables/payable-state.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import { everHadMoney, validateDeletion, type PayrollStatus } from '#domain/payables/payroll.ts'
import { transition, type PayrollEvent } from '#domain/payables/payroll-flow.ts'
import { payableIdOf, PAYROLL_EVENTS } from '#domain/testing/payables.ts'
import { runs } from '#test/support/runs.ts'

const TODAY = '2026-11-20' as CivilDate

/** The reference model: the set of invoices in each state, and the events of each list. */
interface Ledger {
  readonly inbox: Set<PayableId>
  readonly paid: Set<PayableId>
  readonly archived: Set<PayableId>
  readonly lists: Map<PayrollId, List>
}

interface List {
  readonly invoices: Set<PayableId>
  readonly hasBankAccount: boolean
  asked: 'no' | 'transfer' | 'later' | 'financing'
  received: 'nothing' | 'part' | 'all'
  paidOut: 'nothing' | 'started' | 'part' | 'failed' | 'all'
  rejected: boolean
  touchedByMoney: boolean
}

interface Invoice {
  readonly id: PayableId
  readonly location: PayableState
}

interface Real {
  invoices: ReadonlyArray<Invoice>
  payrolls: Map<PayrollId, { status: PayrollStatus; hasBankAccount: boolean; hadMoney: boolean }>
  lastId: number
}

/** The status derived from the recorded events. */
const statusIn = ({ asked, received, paidOut, rejected }: List): PayrollStatus => {
  if (rejected) return asked === 'financing' && paidOut === 'nothing' ? 'FINANCING_REJECTED' : 'REJECTED'
  if (paidOut === 'all') return 'PAID'
  if (paidOut === 'failed') return 'PAYMENT_PROBLEM'
  if (paidOut === 'part') return 'PAYMENT_PARTIALLY_PAID'
  if (paidOut === 'started') return 'PAYMENT_IN_PROCESS'
  if (received === 'all') return 'FUNDING_COMPLETE'
  if (received === 'part') return 'FUNDING_INCOMPLETE'
  if (asked === 'financing') return 'FINANCING_REQUESTED'
  return asked === 'later' ? 'FUNDING_AWAITING' : 'SCHEDULED_READY_TO_PAY'
}

/** Records an event. It is called only where the state machine accepted the event. */
const note = (list: List, event: PayrollEvent): void => {
  if (event === 'DeclarePaid') Object.assign(list, { asked: 'transfer', paidOut: 'started' })
  if (event === 'PayLater') list.asked = 'later'
  if (event === 'PaidDirectly') Object.assign(list, { asked: 'transfer', paidOut: 'all' })
  if (event === 'RequestFinancing') list.asked = 'financing'
  if (event === 'FundsComplete' || event === 'FinancingApproved') list.received = 'all'
  if (event === 'FundsShort') Object.assign(list, { received: 'part', paidOut: 'nothing' })
  if (event === 'PaymentStarted') list.paidOut = 'started'
  if (event === 'PaidAll') list.paidOut = 'all'
  if (event === 'PaidSome') list.paidOut = 'part'
  if (event === 'PaymentFailed') list.paidOut = 'failed'
  if (event === 'AccountChanged' && list.asked === 'later' && list.received === 'nothing' && list.paidOut === 'nothing')
    list.asked = 'no'
  else if (event === 'AccountChanged' && (list.asked !== 'financing' || list.received === 'all'))
    list.paidOut = 'failed'
  if (event === 'Rejected' || event === 'FinancingRejected') list.rejected = true
  if (list.received !== 'nothing' || list.paidOut !== 'nothing') list.touchedByMoney = true
}

const placeIn = (ledger: Ledger, id: PayableId): string => {
  if (ledger.inbox.has(id)) return 'Inbox'
  if (ledger.paid.has(id)) return 'Paid'
  if (ledger.archived.has(id)) return 'Archived'
  return `Scheduled ${[...ledger.lists].find(([, { invoices }]) => invoices.has(id))?.[0]}`
}

const agree = (ledger: Ledger, real: Real): void => {
  for (const { id, location } of real.invoices)
    expect(location._tag === 'Scheduled' ? `Scheduled ${location.payrollId}` : location._tag).toBe(placeIn(ledger, id))
  expect([...real.payrolls].map(([id, { status }]) => [id, status])).toEqual(
    [...ledger.lists].map(([id, list]) => [id, statusIn(list)]),
  )
}

const command = (name: string, run: (ledger: Ledger, real: Real) => void): fc.Command<Ledger, Real> => ({
  check: () => true,
  run: (ledger, real) => {
    run(ledger, real)
    agree(ledger, real)
  },
  toString: () => name,
})

/** Moves the invoices, or none of them; returns whether they moved. */
const moved = (real: Real, ids: Iterable<PayableId>, event: PayableEvent): boolean => {
  const wanted = new Set(ids)
  const result = transitionAll(
    real.invoices.filter(({ id }) => wanted.has(id)),
    event,
  )
  if (E.isLeft(result)) return false
  const now = new Map(result.right.map((invoice) => [invoice.id, invoice]))
  real.invoices = real.invoices.map((invoice) => now.get(invoice.id) ?? invoice)
  return true
}

const shift = (ids: Iterable<PayableId>, from: ReadonlyArray<Set<PayableId>>, to: Set<PayableId>): void => {
  for (const id of ids) {
    for (const heap of from) heap.delete(id)
    to.add(id)
  }
}

/** The statuses in which the business may request a payment in each way. */
const REQUESTED_FROM: Readonly<Partial<Record<PayrollEvent, ReadonlyArray<PayrollStatus>>>> = {
  DeclarePaid: ['SCHEDULED_READY_TO_PAY', 'FUNDING_AWAITING', 'FUNDING_INCOMPLETE'],
  PaidDirectly: ['SCHEDULED_READY_TO_PAY', 'FUNDING_AWAITING'],
  PayLater: ['SCHEDULED_READY_TO_PAY'],
  RequestFinancing: ['SCHEDULED_READY_TO_PAY'],
}

const some = fc.uniqueArray(fc.nat({ max: 7 }).map(payableIdOf), { maxLength: 4 })
const nth = <K, V>(map: Map<K, V>, n: number): readonly [K, V] | undefined => [...map][n % Math.max(map.size, 1)]

const steps = [
  some.map((ids) =>
    command(`archive ${ids}`, (ledger, real) => {
      const fits = ids.length > 0 && ids.every((id) => ledger.inbox.has(id))
      expect(moved(real, ids, { _tag: 'Archive', on: TODAY })).toBe(fits)
      if (fits) shift(ids, [ledger.inbox], ledger.archived)
    }),
  ),
  some.map((ids) =>
    command(`mark ${ids} paid`, (ledger, real) => {
      const fits = ids.length > 0 && ids.every((id) => ledger.inbox.has(id))
      expect(moved(real, ids, { _tag: 'MarkPaid', on: TODAY })).toBe(fits)
      if (fits) shift(ids, [ledger.inbox], ledger.paid)
    }),
  ),
  some.map((ids) =>
    command(`restore ${ids}`, (ledger, real) => {
      const fits = ids.length > 0 && ids.every((id) => ledger.paid.has(id) || ledger.archived.has(id))
      expect(moved(real, ids, { _tag: 'Restore' })).toBe(fits)
      if (fits) shift(ids, [ledger.paid, ledger.archived], ledger.inbox)
    }),
  ),
  fc.tuple(some, fc.boolean()).map(([ids, hasBankAccount]) =>
    command(`schedule ${ids}`, (ledger, real) => {
      const id = String(++real.lastId) as PayrollId
      const fits = ids.length > 0 && ids.every((one) => ledger.inbox.has(one))
      expect(moved(real, ids, { _tag: 'Schedule', payrollId: id })).toBe(fits)
      if (!fits) return
      real.payrolls.set(id, { status: 'SCHEDULED_READY_TO_PAY', hasBankAccount, hadMoney: false })
      const list: List = {
        invoices: new Set(),
        hasBankAccount,
        asked: 'no',
        received: 'nothing',
        paidOut: 'nothing',
        rejected: false,
        touchedByMoney: false,
      }
      ledger.lists.set(id, list)
      shift(ids, [ledger.inbox], list.invoices)
    }),
  ),
  fc.nat({ max: 9 }).map((n) =>
    command(`delete list ${n}`, (ledger, real) => {
      const [id, payroll] = nth(real.payrolls, n) ?? []
      const list = id === undefined ? undefined : ledger.lists.get(id)
      if (id === undefined || payroll === undefined || list === undefined) return
      const hidden = statusIn(list) === 'SCHEDULED_READY_TO_PAY' && list.hasBankAccount
      expect(E.isRight(validateDeletion(payroll))).toBe(!list.touchedByMoney && !hidden)
      if (E.isLeft(validateDeletion(payroll))) return
      moved(real, list.invoices, { _tag: 'Withdraw' })
      real.payrolls.delete(id)
      ledger.lists.delete(id)
      shift(list.invoices, [], ledger.inbox)
    }),
  ),
  fc.tuple(fc.nat({ max: 9 }), fc.constantFrom(...PAYROLL_EVENTS)).map(([n, event]) =>
    command(`${event} of list ${n}`, (ledger, real) => {
      const [id, payroll] = nth(real.payrolls, n) ?? []
      const list = id === undefined ? undefined : ledger.lists.get(id)
      if (payroll === undefined || list === undefined) return
      const next = transition(payroll, event)
      const from = REQUESTED_FROM[event]
      if (from !== undefined) expect(E.isRight(next)).toBe(list.hasBankAccount && from.includes(statusIn(list)))
      if (E.isLeft(next)) return
      payroll.status = next.right
      payroll.hadMoney = everHadMoney(payroll)
      note(list, event)
      if (next.right !== 'PAID') return
      expect(list.asked).not.toBe('no')
      expect(moved(real, list.invoices, { _tag: 'Settle', on: TODAY })).toBe(list.invoices.size > 0)
      shift(list.invoices, [], ledger.paid)
      list.invoices.clear()
    }),
  ),
]

describe('invoices and their payrolls', () => {
  it('agree with a reference ledger, each in one state, after any sequence of events', () => {
    fc.assert(
      fc.property(fc.commands(steps, { maxCommands: 50 }), (commands) => {
        const ids = Array.from({ length: 8 }, (_, n) => payableIdOf(n))
        fc.modelRun(
          () => ({
            model: {
              inbox: new Set(ids),
              paid: new Set<PayableId>(),
              archived: new Set<PayableId>(),
              lists: new Map<PayrollId, List>(),
            },
            real: { invoices: ids.map((id) => ({ id, location: INBOX })), payrolls: new Map(), lastId: 0 },
          }),
          commands,
        )
      }),
      { numRuns: runs(300) },
    )
  })
})
