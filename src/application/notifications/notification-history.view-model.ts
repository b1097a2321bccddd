import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { Failure } from '../shared/failure.ts'
import { fromResult, idle, latestValue, ready, reloading, type RemoteData } from '../shared/remote-data.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import type { Toast } from './toast.ts'
import type {
  Channel,
  ChannelChoice,
  NotificationHistory,
  NotificationKind,
  NotificationEvent,
  Notification,
} from './notification-history.port.ts'
import type { NotificationsViewModel } from './notifications.view-model.ts'

/** One entry of the history: a notification of the host, or a toast of this session. */
export type NotificationHistoryEntry =
  | {
      readonly _tag: 'Past'
      readonly key: string
      readonly at: number
      readonly event: NotificationEvent
      readonly isNew: boolean
    }
  | { readonly _tag: 'Told'; readonly key: string; readonly at: number; readonly toast: Toast; readonly isNew: false }

export interface NotificationHistoryDay {
  readonly date: CivilDate
  /** Newest first. `time` is `HH:mm` in the zone of the business. */
  readonly entries: ReadonlyArray<NotificationHistoryEntry & { readonly time: string }>
}

/** The notifications of a user and the channels of each kind. */
export class NotificationHistoryViewModel {
  past: RemoteData<ReadonlyArray<Notification>> = idle
  choices: RemoteData<ReadonlyArray<ChannelChoice>> = idle
  /** The kind whose channel is being saved. */
  saving: NotificationKind | undefined = undefined
  saveFailure: Failure | undefined = undefined
  readonly #history: NotificationHistory
  readonly #notifications: NotificationsViewModel
  readonly #current: CurrentSession
  readonly #clock: Clock
  readonly #turns = new LatestRequest()

  constructor(
    history: NotificationHistory,
    notifications: NotificationsViewModel,
    current: CurrentSession,
    clock: Clock,
  ) {
    this.#history = history
    this.#notifications = notifications
    this.#current = current
    this.#clock = clock
    const refs = { past: observableRef, choices: observableRef, saveFailure: observableRef } as const
    makeAutoObservable(this, { ...refs, today: false }, { autoBind: true })
  }

  get country(): Country {
    return this.#current.country
  }

  get today(): CivilDate {
    return this.#clock.today(this.country)
  }

  get days(): ReadonlyArray<NotificationHistoryDay> {
    const past = latestValue(this.past) ?? []
    const told = this.#notifications.history.filter(({ toast, at }) => !isRemembered(toast, at, past))
    const entries: ReadonlyArray<NotificationHistoryEntry> = [
      ...past.map(
        ({ id, at, event, isRead }) => ({ _tag: 'Past', key: `past ${id}`, at, event, isNew: !isRead }) as const,
      ),
      ...told.map(({ id, at, toast }) => ({ _tag: 'Told', key: `told ${id}`, at, toast, isNew: false }) as const),
    ]
    return this.#byDay(entries.toSorted((a, b) => b.at - a.at))
  }

  activate(): () => void {
    void this.load()
    void this.loadChoices()
    return () => this.#turns.cancel()
  }

  async load(): Promise<void> {
    const isLast = this.#turns.begin()
    this.past = reloading(this.past)
    const answer = await this.#history.list()()
    if (isLast()) runInAction(() => (this.past = fromResult(this.past, answer)))
  }

  async loadChoices(): Promise<void> {
    if (this.choices._tag === 'Loading') return
    this.choices = reloading(this.choices)
    const answer = await this.#history.choices()()
    runInAction(() => (this.choices = fromResult(this.choices, answer)))
  }

  /** One at a time. A failed save is reverted, with an error. */
  async choose(kind: NotificationKind, channel: Channel): Promise<void> {
    const before = latestValue(this.choices)
    if (before === undefined || this.saving !== undefined) return
    const after = before.map((choice) => (choice.kind === kind ? { kind, channel } : choice))
    this.saving = kind
    this.saveFailure = undefined
    this.choices = ready(after)
    const answer = await this.#history.choose(after)()
    runInAction(() => {
      this.saving = undefined
      this.choices = ready(E.isRight(answer) ? answer.right : before)
      if (E.isLeft(answer)) this.saveFailure = answer.left
    })
  }

  #byDay(entries: ReadonlyArray<NotificationHistoryEntry>): ReadonlyArray<NotificationHistoryDay> {
    const days = new Map<CivilDate, Array<NotificationHistoryEntry & { readonly time: string }>>()
    for (const entry of entries) {
      const { date, time } = this.#clock.civilOf(this.country, entry.at)
      const day = days.get(date) ?? []
      day.push({ ...entry, time })
      days.set(date, day)
    }
    return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }))
  }
}

/** A toast of this session that the host also recorded. */
const isRemembered = (toast: Toast, at: number, past: ReadonlyArray<Notification>): boolean =>
  toast._tag === 'InvoicesReady' &&
  past.some((one) => one.event._tag === 'InvoicesReady' && Math.abs(one.at - at) < SAME_MS)

const SAME_MS = 300_000
