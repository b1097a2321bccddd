import { makeAutoObservable, observableRef } from 'mobx'
import { dismiss, isPassing, type NotificationIntent, push } from '#domain/shell/notification-stack.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { intentOf, type Notice } from './notice.ts'

/** Two notices of one kind are one on screen, the newer; `id` tells one showing from the next. */
export interface ShownNotice {
  readonly id: number
  readonly key: Notice['_tag']
  readonly notice: Notice
  readonly intent: NotificationIntent
  /** When it was told, in milliseconds since 1970. */
  readonly at: number
}

const SHOWN_MS = 6_000

/** The notices on screen, and those that were there since the session began. */
export class NotificationsViewModel {
  shown: ReadonlyArray<ShownNotice> = []
  /** Newest first. */
  told: ReadonlyArray<ShownNotice> = []
  readonly #scheduler: Scheduler
  readonly #clock: Pick<Clock, 'now'>
  #lastId = 0

  constructor(scheduler: Scheduler, clock: Pick<Clock, 'now'>) {
    this.#scheduler = scheduler
    this.#clock = clock
    makeAutoObservable(this, { shown: observableRef, told: observableRef }, { autoBind: true })
  }

  /** A notice that is there already is not shown twice; the end of a session is told elsewhere, once. */
  tell(notice: Notice): void {
    if ('failure' in notice && notice.failure._tag === 'Unauthorized') return
    const added: ShownNotice = {
      id: ++this.#lastId, key: notice._tag, notice, intent: intentOf(notice), at: this.#clock.now(),
    }
    this.#keep(added)
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

  /** What is told again while it is still on screen was told once. */
  #keep(added: ShownNotice): void {
    const isOnScreen = new Set(this.shown.filter(({ key }) => key === added.key).map(({ id }) => id))
    this.told = [added, ...this.told.filter(({ id }) => !isOnScreen.has(id))].slice(0, MOST_KEPT)
  }
}

const MOST_KEPT = 100
