import { makeAutoObservable, observableRef } from 'mobx'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { intentOf, type Notice, type NoticeIntent } from './notice.ts'

export interface ShownNotice {
  readonly id: number
  readonly notice: Notice
  readonly intent: NoticeIntent
}

const MOST_NOTICES = 4
const SHOWN_MS = 6_000

/** The notices on screen, oldest first and at most four. Errors stay until they are dismissed. */
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
    const id = ++this.#lastId
    const intent = intentOf(notice)
    const others = this.shown.filter((one) => one.notice._tag !== notice._tag)
    this.shown = [...trimmed(others), { id, notice, intent }]
    if (intent !== 'error') this.#scheduler.after(SHOWN_MS, () => this.dismiss(id))
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((one) => one.id !== id)
  }

  clear(): void {
    this.shown = []
  }
}

/** Makes room for one more: the oldest that is not an error goes, else the oldest. */
const trimmed = (notices: ReadonlyArray<ShownNotice>): ReadonlyArray<ShownNotice> => {
  if (notices.length < MOST_NOTICES) return notices
  const victim = notices.find(({ intent }) => intent !== 'error') ?? notices[0]
  return notices.filter((one) => one !== victim)
}
