import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { DigestFrequency } from '#domain/team/digest.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { Clock } from '../shared/clock.port.ts'
import type { Failure } from '../shared/failure.ts'
import { RemoteList } from '../shared/remote-list.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { Toast } from './toast.ts'
import {
  type Channel,
  type ChannelChoice,
  NotificationHistory,
  type NotificationKind,
  type NotificationEvent,
  type Notification,
} from './notification-history.port.ts'
import { NotificationsViewModel } from './notifications.view-model.ts'
import { UnreadNotifications } from './unread-notifications.ts'
import type { Resolved } from '../shared/token.ts'

/** One line of the history: from the host, or a toast of this session. */
export type NotificationHistoryEntry =
  | {
      readonly _tag: 'Past'
      readonly key: string
      readonly at: number
      readonly event: NotificationEvent
      readonly isNew: boolean
    }
  | { readonly _tag: 'Shown'; readonly key: string; readonly at: number; readonly toast: Toast; readonly isNew: false }

export interface NotificationHistoryDay {
  readonly date: CivilDate
  /** Newest first. `time` is `HH:mm` in the zone of the business. */
  readonly entries: ReadonlyArray<NotificationHistoryEntry & { readonly time: string }>
}

/** The notifications of the user, of earlier sessions and of this one, and the channel of each kind. */
export class NotificationHistoryViewModel {
  static readonly needs = {
    history: NotificationHistory,
    notifications: NotificationsViewModel,
    unread: UnreadNotifications,
    current: CurrentSession,
    clock: Clock,
  }
  /** The kind whose channel is being changed, or the digest. */
  saving: NotificationKind | 'Digest' | undefined = undefined
  saveFailure: Failure | undefined = undefined
  readonly past: RemoteList<Notification>
  readonly choices: RemoteList<ChannelChoice>
  readonly digest: RemoteValue<DigestFrequency>
  readonly #deps: Resolved<typeof NotificationHistoryViewModel.needs>

  constructor(dependencies: Resolved<typeof NotificationHistoryViewModel.needs>) {
    const { history, unread } = dependencies
    this.#deps = dependencies
    this.past = new RemoteList({ load: history.list, onLoaded: unread.number.retry })
    this.choices = new RemoteList({ load: history.choices })
    this.digest = new RemoteValue({ load: history.digest })
    const annotations = {
      past: false,
      choices: false,
      digest: false,
      saveFailure: observableRef,
      today: false,
    } as const
    makeAutoObservable(this, annotations, { autoBind: true })
  }

  get country(): Country {
    return this.#deps.current.country
  }

  get today(): CivilDate {
    return this.#deps.clock.today(this.country)
  }

  get days(): ReadonlyArray<NotificationHistoryDay> {
    const past = this.past.rows ?? []
    const shown = this.#deps.notifications.history.filter(({ toast, at }) => !isSaved(toast, at, past))
    const entries: ReadonlyArray<NotificationHistoryEntry> = [
      ...past.map(
        ({ id, at, event, isRead }) => ({ _tag: 'Past', key: `past ${id}`, at, event, isNew: !isRead }) as const,
      ),
      ...shown.map(({ id, at, toast }) => ({ _tag: 'Shown', key: `shown ${id}`, at, toast, isNew: false }) as const),
    ]
    return this.#byDay(entries.toSorted((a, b) => b.at - a.at))
  }

  /** Lists, and so marks as read, new notifications while the page is open. */
  activate(): () => void {
    const { unread } = this.#deps
    const listNew = (count: number, before: number): void => {
      if (count > before) this.past.retry()
    }
    const stops = [
      this.past.activate(),
      this.choices.activate(),
      this.digest.activate(),
      reaction(() => unread.count, listNew),
    ]
    return () => stops.forEach((stop) => stop())
  }

  /** One at a time. A choice that cannot be saved goes back to what it was. */
  async choose(kind: NotificationKind, channel: Channel): Promise<void> {
    const before = this.choices.rows
    if (before === undefined || this.saving !== undefined) return
    const after = before.map((choice) => (choice.kind === kind ? { kind, channel } : choice))
    this.saving = kind
    this.saveFailure = undefined
    this.choices.update(after)
    const answer = await this.#deps.history.choose(after)()
    runInAction(() => {
      this.saving = undefined
      this.choices.update(E.isRight(answer) ? answer.right : before)
      if (E.isLeft(answer)) this.saveFailure = answer.left
    })
  }

  /** Saves the digest like a channel: one choice at a time. */
  async chooseDigest(frequency: DigestFrequency): Promise<void> {
    const before = this.digest.value
    if (before === undefined || this.saving !== undefined) return
    this.saving = 'Digest'
    this.saveFailure = undefined
    this.digest.update(frequency)
    const answer = await this.#deps.history.chooseDigest(frequency)()
    runInAction(() => {
      this.saving = undefined
      this.digest.update(E.isRight(answer) ? answer.right : before)
      if (E.isLeft(answer)) this.saveFailure = answer.left
    })
  }

  #byDay(entries: ReadonlyArray<NotificationHistoryEntry>): ReadonlyArray<NotificationHistoryDay> {
    const days = new Map<CivilDate, Array<NotificationHistoryEntry & { readonly time: string }>>()
    for (const entry of entries) {
      const { date, time } = this.#deps.clock.civilOf(this.country, entry.at)
      const day = days.get(date) ?? []
      day.push({ ...entry, time })
      days.set(date, day)
    }
    return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }))
  }
}

/** A toast of this session that the host has in its history too. */
const isSaved = (toast: Toast, at: number, past: ReadonlyArray<Notification>): boolean =>
  toast._tag === 'InvoicesReady' &&
  past.some((one) => one.event._tag === 'InvoicesReady' && Math.abs(one.at - at) < SAME_MS)

const SAME_MS = 300_000
