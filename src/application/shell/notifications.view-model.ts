import { makeAutoObservable, observableRef } from 'mobx'
import { dismiss, isPassing, type NotificationIntent, push } from '#domain/shell/notification-stack.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { intentOf, type Notice } from './notice.ts'

/** Two notices of one kind are one on screen, the newer; `id` tells one showing from the next. */
export interface ShownNotice {
  readonly id: number
  readonly key: Notice['_tag']
  readonly notice: Notice
  readonly intent: NotificationIntent
}

const SHOWN_MS = 6_000

/** The notices on screen. */
export class NotificationsViewModel {
  shown: ReadonlyArray<ShownNotice> = []
  readonly #scheduler: Scheduler
  #lastId = 0

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true })
  }

  /** A notice that is there already is not shown twice; the end of a session is told elsewhere, once. */
  tell(notice: Notice): void {
    if ('failure' in notice && notice.failure._tag === 'Unauthorized') return
    const added: ShownNotice = { id: ++this.#lastId, key: notice._tag, notice, intent: intentOf(notice) }
    this.shown = push(this.shown, added)
    if (isPassing(added)) this.#scheduler.after(SHOWN_MS, () => this.dismiss(added.id))
  }

  dismiss(id: number): void {
    const gone = this.shown.find((one) => one.id === id)
    if (gone !== undefined) this.shown = dismiss(this.shown, gone.key)
  }

  clear(): void {
    this.shown = []
  }
}
