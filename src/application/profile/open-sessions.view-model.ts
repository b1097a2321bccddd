import { isLeft } from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { Failure } from '../shared/failure.ts'
import { RemoteList } from '../shared/remote-list.ts'
import type { OpenSession, OpenSessions } from './open-sessions.port.ts'

export interface OpenSessionsDependencies {
  readonly sessions: OpenSessions
  readonly current: CurrentSession
  readonly notifications: NotificationsViewModel
  readonly clock: Clock
}

type CivilTime = ReturnType<Clock['civilOf']>

/** A session with its times in the zone of the business. */
export interface OpenSessionRow extends OpenSession {
  readonly openedOn: CivilTime
  readonly lastSeenOn: CivilTime
}

/** The open sessions of the user, and the dialog that ends all but this one. */
export class OpenSessionsViewModel {
  readonly list: RemoteList<OpenSession>
  isConfirming = false
  isBusy = false
  failure: Failure | undefined = undefined
  readonly #deps: OpenSessionsDependencies

  constructor(dependencies: OpenSessionsDependencies) {
    this.#deps = dependencies
    this.list = new RemoteList({ load: dependencies.sessions.list })
    const annotations = { list: false, failure: observableRef, today: false, activate: false } as const
    makeAutoObservable(this, annotations, { autoBind: true })
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
    if (!this.isBusy && this.hasOthers) Object.assign(this, { isConfirming: true, failure: undefined })
  }

  close(): void {
    if (!this.isBusy) this.isConfirming = false
  }

  /** Does nothing while the first request is pending. */
  async submit(): Promise<void> {
    if (!this.isConfirming || this.isBusy) return
    this.isBusy = true
    this.failure = undefined
    const result = await this.#deps.sessions.endOthers()()
    runInAction(() => {
      this.isBusy = false
      if (isLeft(result)) {
        this.failure = result.left
        return
      }
      this.isConfirming = false
      this.list.update((this.list.rows ?? []).filter(({ isCurrent }) => isCurrent))
    })
    if (isLeft(result)) return
    this.#deps.notifications.show({ _tag: 'OtherSessionsEnded' })
    this.list.retry()
  }
}
