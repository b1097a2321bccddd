import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, runInAction } from 'mobx'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { PayableAction } from '#domain/payables/left-behind.ts'
import type { PayableId, PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { payableToasts } from './payable-toasts.ts'
import type { Failure } from '../shared/failure.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { Payables } from './payables.port.ts'
import type { Resolved } from '../shared/token.ts'

export interface PayableMovesOptions extends Resolved<typeof PayableMoves.needs> {
  /** The lists have changed. */
  readonly onChanged: () => void
  /** The invoices are where the user wanted them. */
  readonly onMoved: () => void
}

/** The actions of a user that move invoices. */
export type PayableMove = Exclude<PayableAction, 'schedule'>

/** Moves owed invoices to another list, one request at a time; a toast offers to reverse it. */
export class PayableMoves {
  static readonly needs = {
    payables: Payables,
    calendar: BusinessCalendar,
    keys: IdempotencyKeys,
    notifications: NotificationsViewModel,
  }
  isMoving = false
  readonly #options: PayableMovesOptions

  constructor(options: PayableMovesOptions) {
    this.#options = options
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** `load` gives the invoices, which may be on many pages. */
  async move(move: PayableMove, load: () => Promise<E.Either<Failure, ReadonlyArray<PayableInvoice>>>): Promise<void> {
    if (this.isMoving) return
    this.isMoving = true
    const invoices = await load()
    if (E.isRight(invoices)) await this.#move(move, invoices.right)
    else this.#options.notifications.show({ _tag: 'PayablesUnavailable', failure: invoices.left })
    runInAction(() => (this.isMoving = false))
  }

  async #move(move: PayableMove, invoices: ReadonlyArray<PayableInvoice>): Promise<void> {
    const { calendar, keys, notifications, onChanged, onMoved } = this.#options
    const answer = await this.#request(move, idsOf(invoices), calendar.today, keys.next())()
    onChanged()
    if (E.isLeft(answer)) return notifications.show({ _tag: 'PayablesNotMoved', failure: answer.left })
    onMoved()
    notifications.show({ _tag: TOASTS[move], invoices: invoices.length }, () => void this.#reverse(move, invoices))
  }

  /** Back to where each of the invoices was, with its date. */
  async #reverse(move: PayableMove, invoices: ReadonlyArray<PayableInvoice>): Promise<void> {
    const { calendar, keys, notifications, onChanged } = this.#options
    const requests =
      move === 'restore'
        ? placesOf(invoices).map(([back, on, ids]) => this.#request(back, ids, on, keys.next()))
        : [this.#request('restore', idsOf(invoices), calendar.today, keys.next())]
    for (const request of requests) {
      const answer = await request()
      if (E.isLeft(answer)) notifications.show({ _tag: 'PayablesNotMoved', failure: answer.left })
    }
    onChanged()
  }

  #request(move: PayableMove, ids: ReadonlyArray<PayableId>, on: CivilDate, key: string): TaskEither<Failure, void> {
    const { payables } = this.#options
    if (move === 'restore') return payables.restore(ids, key)
    return move === 'archive' ? payables.archive(ids, on, key) : payables.markPaid(ids, on, key)
  }
}

const idsOf = (invoices: ReadonlyArray<PayableInvoice>): ReadonlyArray<PayableId> => invoices.map(({ id }) => id)

/** The moves that bring restored invoices back, one for each list and day. */
const placesOf = (
  invoices: ReadonlyArray<PayableInvoice>,
): ReadonlyArray<readonly [move: PayableMove, on: CivilDate, ids: ReadonlyArray<PayableId>]> => {
  const places = new Map<string, readonly [PayableMove, CivilDate, ReadonlyArray<PayableId>]>()
  for (const { id, location } of invoices) {
    if (location._tag !== 'Archived' && location._tag !== 'Paid') continue
    const [, , ids = []] = places.get(location._tag + location.on) ?? []
    const move = location._tag === 'Archived' ? 'archive' : 'markPaid'
    places.set(location._tag + location.on, [move, location.on, [...ids, id]])
  }
  return [...places.values()]
}

const TOASTS = {
  archive: 'PayablesArchived',
  markPaid: 'PayablesPaid',
  restore: 'PayablesRestored',
} as const satisfies Readonly<Record<PayableMove, keyof typeof payableToasts>>
