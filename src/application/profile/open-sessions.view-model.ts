import { makeAutoObservable } from 'mobx'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { Action } from '../shared/action.ts'
import { Clock } from '../shared/clock.port.ts'
import { RemoteList } from '../shared/remote-list.ts'
import { type OpenSession, OpenSessions } from './open-sessions.port.ts'
import type { Resolved } from '../shared/token.ts'

type CivilTime = ReturnType<Clock['civilOf']>

/** A session with its times in the zone of the business. */
export interface OpenSessionRow extends OpenSession {
  readonly openedOn: CivilTime
  readonly lastSeenOn: CivilTime
}

/** The open sessions of the user, and the dialog that ends all but this one. */
export class OpenSessionsViewModel {
  static readonly needs = {
    sessions: OpenSessions,
    current: CurrentSession,
    notifications: NotificationsViewModel,
    clock: Clock,
  }
  readonly list: RemoteList<OpenSession>
  isConfirming = false
  readonly end: Action<[], void>
  readonly #deps: Resolved<typeof OpenSessionsViewModel.needs>

  constructor(dependencies: Resolved<typeof OpenSessionsViewModel.needs>) {
    this.#deps = dependencies
    this.list = new RemoteList({ load: dependencies.sessions.list })
    this.end = new Action(dependencies.sessions.endOthers, { onSuccess: this.#onEnded })
    makeAutoObservable(this, { list: false, end: false, today: false, activate: false }, { autoBind: true })
  }

  /** An operator who acts as the user may not see them. */
  get isOffered(): boolean {
    return this.#deps.current.session?.isSudo === false
  }

  get rows(): ReadonlyArray<OpenSessionRow> {
    const { clock, current } = this.#deps
    return (this.list.rows ?? []).map((session) => ({
      ...session,
      openedOn: clock.civilOf(current.country, session.createdAt),
      lastSeenOn: clock.civilOf(current.country, session.lastSeenAt),
    }))
  }

  get hasOthers(): boolean {
    return this.rows.some(({ isCurrent }) => !isCurrent)
  }

  get today(): CivilDate {
    return this.#deps.clock.today(this.#deps.current.country)
  }

  activate(): () => void {
    return this.isOffered ? this.list.activate() : () => undefined
  }

  open(): void {
    if (this.end.isBusy || !this.hasOthers) return
    this.end.reset()
    this.isConfirming = true
  }

  close(): void {
    if (!this.end.isBusy) this.isConfirming = false
  }

  /** Does nothing while the first request is pending. */
  async submit(): Promise<void> {
    if (this.isConfirming) await this.end.run()
  }

  readonly #onEnded = (): void => {
    this.isConfirming = false
    this.list.update((this.list.rows ?? []).filter(({ isCurrent }) => isCurrent))
    this.#deps.notifications.show({ _tag: 'OtherSessionsEnded' })
    this.list.retry()
  }
}
