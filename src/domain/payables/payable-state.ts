import * as E from 'fp-ts/Either'
import type { CivilDate } from '../kernel/civil-date.ts'
import { own } from '../kernel/guard.ts'
import type { Id } from '../kernel/id.ts'

/** The state of an owed invoice: always exactly one. */
export type PayableState =
  | { readonly _tag: 'Inbox' }
  | { readonly _tag: 'Scheduled'; readonly payrollId: Id<'Payroll'> }
  /** Paid in a payroll or, without one, marked as paid by the user. */
  | { readonly _tag: 'Paid'; readonly on: CivilDate; readonly payrollId: Id<'Payroll'> | undefined }
  | { readonly _tag: 'Archived'; readonly on: CivilDate }

/** `Withdraw`: out of its payroll, perhaps deleted. `Settle`: its payroll was paid. `Restore`: back to the inbox. */
export type PayableEvent =
  | { readonly _tag: 'Schedule'; readonly payrollId: Id<'Payroll'> }
  | { readonly _tag: 'MarkPaid'; readonly on: CivilDate }
  | { readonly _tag: 'Archive'; readonly on: CivilDate }
  | { readonly _tag: 'Withdraw' }
  | { readonly _tag: 'Settle'; readonly on: CivilDate }
  | { readonly _tag: 'Restore' }

/** The event does not apply to an invoice in that state. */
export type TransitionRejected = {
  readonly _tag: 'PayableNotMovable'
  readonly from: PayableState['_tag']
  readonly event: PayableEvent['_tag']
}

/** Nothing was chosen, or some of the chosen invoices cannot move. */
export type TransitionAllRejected =
  | { readonly _tag: 'PayablesEmpty' }
  | { readonly _tag: 'PayablesNotMovable'; readonly ids: ReadonlyArray<Id<'Payable'>> }

/** The state of an invoice that waits to be paid. */
export const INBOX: PayableState = { _tag: 'Inbox' }

/**
 * The state of an invoice after an event, or `PayableNotMovable` with the rejected pair. Total over every state and
 * event.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { INBOX, transition } from '@anticipo/domain/payables/payable-state'
 *
 * transition(INBOX, { _tag: 'Archive', on: civilDate('2026-03-02') }) // { _tag: 'Right', right: { _tag: 'Archived', on: '2026-03-02' } }
 * transition(INBOX, { _tag: 'Withdraw' }) // { _tag: 'Left', left: { _tag: 'PayableNotMovable', from: 'Inbox', event: 'Withdraw' } }
 * ```
 */
export const transition = (state: PayableState, event: PayableEvent): E.Either<TransitionRejected, PayableState> => {
  const moved = own(MOVES, state._tag)?.(event, state)
  return moved === undefined
    ? E.left({ _tag: 'PayableNotMovable', from: state._tag, event: event._tag })
    : E.right(moved)
}

/**
 * The invoices after an event, all or none: with one that cannot move the answer names all that cannot.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { transitionAll } from '@anticipo/domain/payables/payable-state'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * const archived = transitionAll([samplePayable('1'), samplePayable('2')], { _tag: 'Archive', on: civilDate('2026-03-02') })
 * archived._tag === 'Right' ? archived.right.map(({ location }) => location._tag) : [] // ['Archived', 'Archived']
 * transitionAll([samplePayable('1')], { _tag: 'Restore' }) // { _tag: 'Left', left: { _tag: 'PayablesNotMovable', ids: ['1'] } }
 * ```
 */
export const transitionAll = <I extends { readonly id: Id<'Payable'>; readonly location: PayableState }>(
  invoices: ReadonlyArray<I>,
  event: PayableEvent,
): E.Either<TransitionAllRejected, ReadonlyArray<I>> => {
  if (invoices.length === 0) return E.left({ _tag: 'PayablesEmpty' })
  const results = invoices.map((invoice) => ({ invoice, moved: transition(invoice.location, event) }))
  const ids = results.flatMap(({ invoice, moved }) => (E.isLeft(moved) ? [invoice.id] : []))
  if (ids.length > 0) return E.left({ _tag: 'PayablesNotMovable', ids })
  return E.right(
    results.flatMap(({ invoice, moved }) => (E.isRight(moved) ? [{ ...invoice, location: moved.right }] : [])),
  )
}

type Move = (event: PayableEvent, location: PayableState) => PayableState | undefined

const fromInbox: Move = (event) => {
  if (event._tag === 'Schedule') return { _tag: 'Scheduled', payrollId: event.payrollId }
  if (event._tag === 'MarkPaid') return { _tag: 'Paid', on: event.on, payrollId: undefined }
  return event._tag === 'Archive' ? { _tag: 'Archived', on: event.on } : undefined
}

const fromScheduled: Move = (event, location) => {
  if (event._tag === 'Withdraw') return INBOX
  const payrollId = location._tag === 'Scheduled' ? location.payrollId : undefined
  return event._tag === 'Settle' ? { _tag: 'Paid', on: event.on, payrollId } : undefined
}

const restored: Move = (event) => (event._tag === 'Restore' ? INBOX : undefined)

const MOVES: Readonly<Record<PayableState['_tag'], Move>> = {
  Inbox: fromInbox,
  Scheduled: fromScheduled,
  Paid: restored,
  Archived: restored,
}
