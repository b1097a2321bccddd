import * as E from 'fp-ts/Either'
import { makeAutoObservable, runInAction } from 'mobx'
import { IDLE_LIMIT, isExpired, isIdle, REFRESH_WINDOW } from '#domain/identity/session.ts'
import { PageClock } from '../shared/clock.port.ts'
import { TabStorage, DurableStorage } from '../shared/storage.port.ts'
import { Sessions, type Session } from './sessions.port.ts'
import { CurrentSession } from './current-session.ts'
import { Preferences } from '../preferences/preferences.port.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { Analytics } from '../shared/analytics.port.ts'
import type { Failure } from '../shared/failure.ts'
import { poll } from '../shared/poll.ts'
import { SESSION_KEY } from '../shared/storage-keys.ts'
import { ActivityTracker } from './activity-tracker.ts'
import { saveReturnPath } from './return-path.ts'
import { TokenRefresher } from './token-refresher.ts'
import { clearDrafts, isSameUserAndBusiness, onSessionStart, onSessionEnd } from './session-storage.ts'
import type { Resolved } from '../shared/token.ts'

/** Why the session ended. */
export type SignOutReason = 'expired' | 'idle' | 'signedOut' | 'signedOutElsewhere' | 'replacedElsewhere'

/** The lifecycle of a session, which ends once and with one reason. One per tab, active as long as the tab. */
export class SessionViewModel {
  static readonly needs = {
    current: CurrentSession,
    sessions: Sessions,
    durable: DurableStorage,
    tab: TabStorage,
    preferences: Preferences,
    clock: PageClock,
    scheduler: Scheduler,
    analytics: Analytics,
  }
  /** The reason of the last end, until the next sign-in. */
  ended: SignOutReason | undefined = undefined
  /** Until the session ends automatically; only within the last two minutes. */
  secondsLeft: number | undefined = undefined
  /** The end of the session regardless of activity, in seconds since 1970; only within its last minutes. */
  endsAt: number | undefined = undefined
  readonly #deps: Resolved<typeof SessionViewModel.needs>
  readonly #renewal: TokenRefresher
  readonly #presence: ActivityTracker

  constructor(dependencies: Resolved<typeof SessionViewModel.needs>) {
    this.#deps = dependencies
    this.#renewal = new TokenRefresher(dependencies.sessions, this.#renewed)
    this.#presence = new ActivityTracker(dependencies.preferences, dependencies.clock)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get session(): Session | undefined {
    return this.#deps.current.session
  }

  /** Restores the stored session, and from then on follows the time, rejected tokens and other tabs. */
  activate(): () => void {
    const { current, durable, scheduler } = this.#deps
    this.restore()
    const stops = [
      current.onTokenRejected(this.onTokenRejected),
      durable.watch(SESSION_KEY, this.changedElsewhere),
      this.#presence.watch(),
      poll(scheduler, () => (this.secondsLeft === undefined ? CHECK_MS : 1_000), this.check),
    ]
    return () => stops.forEach((stop) => stop())
  }

  restore(): void {
    const { sessions, durable } = this.#deps
    const stored = durable.read(SESSION_KEY)
    const session = stored === undefined ? undefined : sessions.read(stored)
    this.#presence.restore()
    if (session !== undefined) {
      this.#setSession(session)
      this.check()
    } else if (stored !== undefined) durable.remove(SESSION_KEY)
  }

  async signIn(email: string, password: string): Promise<E.Either<Failure, Session>> {
    const answer = await this.#deps.sessions.signIn(email, password)()
    if (E.isRight(answer)) this.accept(answer.right)
    return answer
  }

  /** Accepts a new session from the host, which replaces an existing one. */
  accept(session: Session): void {
    const { analytics, durable, preferences, sessions, tab } = this.#deps
    const before = this.session
    onSessionStart(preferences, before, session)
    if (before !== undefined && !isSameUserAndBusiness(before, session)) clearDrafts(tab)
    durable.write(SESSION_KEY, session.token)
    this.#setSession(session)
    this.#presence.start()
    this.#presence.recordActivity()
    if (before === undefined) analytics.track({ name: 'signed in' })
    else void sessions.signOut(before.token)()
  }

  async signOut(): Promise<void> {
    const { session } = this
    if (session === undefined) return
    clearDrafts(this.#deps.tab)
    this.#end('signedOut')
    await this.#deps.sessions.signOut(session.token)()
  }

  /** Records activity; ignored while signed out. */
  recordActivity(): void {
    if (this.session !== undefined) this.#presence.recordActivity()
  }

  /** Extends the session on the user's command. */
  async extend(): Promise<void> {
    this.recordActivity()
    this.secondsLeft = undefined
    await this.refresh()
  }

  /**
   * Returns the failure. Concurrent calls share one request; a failed one is repeated later, in time. An impersonation
   * is not refreshed.
   */
  async refresh(): Promise<Failure | undefined> {
    const { session } = this
    return session === undefined || session.isSudo ? undefined : this.#renewal.refresh(session, this.#now())
  }

  /** Saves the path to return to after signing in, for a visitor who did not sign out. */
  saveReturnPath(path: string): void {
    if (this.session === undefined && this.ended !== 'signedOut') saveReturnPath(this.#deps.tab, path)
  }

  /** Checks the time: ends expired sessions, refreshes tokens, warns before the end. */
  check(): void {
    const { session } = this
    if (session === undefined) return
    const now = this.#now()
    if (isExpired(session.expiresAt, now)) return this.#end('expired')
    if (isIdle(this.#presence.last, now)) return this.#endIdle(session)
    if (this.#renewal.isDue(session, this.#presence.last, now)) void this.refresh()
    const isLast = this.#renewal.isFinalSession(session)
    const left =
      Math.min(session.isSudo || isLast ? Infinity : session.expiresAt, this.#presence.last + IDLE_LIMIT) - now
    this.secondsLeft = left <= WARN_SECONDS ? Math.ceil(left) : undefined
    this.endsAt = isLast && session.expiresAt - now <= REFRESH_WINDOW ? session.expiresAt : undefined
  }

  /** Many calls may be rejected at once; their session ends once. */
  onTokenRejected(token: string): void {
    if (this.session?.token === token) this.#end('expired')
  }

  changedElsewhere(stored: string | undefined): void {
    const before = this.session
    const session = stored === undefined ? undefined : this.#deps.sessions.read(stored)
    if (before === undefined) return session && this.#follow(session)
    if (session === undefined) this.#end('signedOutElsewhere')
    else if (isSameUserAndBusiness(before, session)) this.#setSession(session)
    else this.#end('replacedElsewhere')
  }

  #renewed = (before: Session, after: Session): void => {
    if (this.session?.token !== before.token) return
    this.#deps.durable.write(SESSION_KEY, after.token)
    this.#setSession(after)
  }

  /** A sign-in in another tab. */
  #follow(session: Session): void {
    this.#presence.start()
    this.#setSession(session)
  }

  #setSession(session: Session | undefined, ended?: SignOutReason): void {
    runInAction(() => {
      this.ended = ended
      this.secondsLeft = undefined
      this.endsAt = undefined
    })
    this.#deps.current.set(session)
  }

  #endIdle({ token }: Session): void {
    this.#end('idle')
    void this.#deps.sessions.signOut(token)()
  }

  #end(reason: SignOutReason): void {
    const { durable, preferences } = this.#deps
    if (this.session === undefined) return
    if (durable.read(SESSION_KEY) === this.session.token) {
      durable.remove(SESSION_KEY)
      onSessionEnd(preferences)
    }
    this.#setSession(undefined, reason)
  }

  #now(): number {
    return this.#deps.clock.now() / 1_000
  }
}

const CHECK_MS = 5_000
const WARN_SECONDS = 120
