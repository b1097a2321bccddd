import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isExpired, isIdle } from '#domain/identity/session.ts'
import { PageClock } from '../shared/clock.port.ts'
import { TabStorage, DurableStorage } from '../shared/storage.port.ts'
import { Sessions, type Session, type SessionBusiness, type SignOutReason } from './sessions.port.ts'
import { CurrentSession } from './current-session.ts'
import { Preferences } from '../preferences/preferences.port.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { Analytics } from '../shared/analytics.port.ts'
import type { Failure } from '../shared/failure.ts'
import { poll } from '../shared/poll.ts'
import { ActivityTracker } from './activity-tracker.ts'
import { saveReturnPath } from './return-path.ts'
import { countdownOf, NO_COUNTDOWN } from './session-countdown.ts'
import { reviveSession } from './session-revival.ts'
import { outcomeOf, SessionTokens } from './session-tokens.ts'
import { TokenRefresher } from './token-refresher.ts'
import { clearDrafts, isSameUserAndBusiness, onSessionStart, onSessionEnd } from './session-storage.ts'
import type { Resolved } from '../shared/token.ts'

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
  /** The company of this tab from which the user was removed, until another one is opened or the message is closed. */
  lost: SessionBusiness | undefined = undefined
  /** The end of the session regardless of activity, in seconds since 1970; only within its last minutes. */
  endsAt: number | undefined = undefined
  readonly #deps: Resolved<typeof SessionViewModel.needs>
  readonly #renewal: TokenRefresher
  readonly #presence: ActivityTracker
  readonly #tokens: SessionTokens
  #revival: Promise<void> | undefined = undefined

  constructor(dependencies: Resolved<typeof SessionViewModel.needs>) {
    this.#deps = dependencies
    this.#renewal = new TokenRefresher(dependencies.sessions, this.#renewed)
    this.#presence = new ActivityTracker(dependencies.preferences, dependencies.clock)
    this.#tokens = new SessionTokens(dependencies)
    makeAutoObservable(this, { lost: observableRef }, { autoBind: true })
  }

  get session(): Session | undefined {
    return this.#deps.current.session
  }

  /** Restores the stored session, and from then on follows the time, rejected tokens and other tabs. */
  activate(): () => void {
    this.restore()
    const stops = [
      this.#deps.current.onTokenRejected(this.onTokenRejected),
      this.#tokens.watch(this.changedElsewhere),
      this.#presence.watch(),
      poll(this.#deps.scheduler, () => (this.secondsLeft === undefined ? CHECK_MS : 1_000), this.check),
    ]
    return () => stops.forEach((stop) => stop())
  }

  restore(): void {
    const session = this.#tokens.find()
    this.#presence.restore()
    if (session === undefined) return this.#tokens.follow(undefined)
    this.#setSession(session)
    this.check()
  }

  /** Resolves when no token is being replaced: calls of before would be rejected. */
  async settled(): Promise<void> {
    await this.#revival
  }

  async signIn(email: string, password: string): Promise<E.Either<Failure, Session>> {
    const answer = await this.#deps.sessions.signIn(email, password)()
    if (E.isRight(answer)) this.accept(answer.right)
    return answer
  }

  /** Accepts the session of a new sign-in, which replaces an existing one in every tab. */
  accept(session: Session): void {
    const { analytics, preferences, sessions, tab } = this.#deps
    const before = this.session
    onSessionStart(preferences, before, session)
    if (before !== undefined && !isSameUserAndBusiness(before, session)) clearDrafts(tab)
    this.#tokens.begin(session)
    this.#setSession(session)
    this.#presence.start()
    this.#presence.recordActivity()
    if (before === undefined) analytics.track({ name: 'signed in' })
    else void sessions.signOut(before.token)()
  }

  /** Goes on in another company of the same sign-in, in this tab; not when the sign-in ended meanwhile, in whichever tab. */
  enter(before: Session, after: Session): void {
    const present = this.session
    if (present !== undefined && isSameUserAndBusiness(before, present) && !this.#tokens.isGone(present))
      this.#enter(after)
  }

  forgetLost(): void {
    this.lost = undefined
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
    if (this.session === undefined) return
    this.#presence.recordActivity()
    this.#tokens.use(this.session)
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
    if (isExpired(session.expiresAt, now)) return this.#replaceDead(session)
    this.#presence.catchUp()
    if (isIdle(this.#presence.last, now)) return this.#end('idle')
    if (this.#renewal.isDue(session, this.#presence.last, now)) void this.refresh()
    Object.assign(this, countdownOf(session, this.#renewal.isFinalSession(session), this.#presence.last, now))
  }

  /** Many calls may be rejected at once; their session ends once. */
  onTokenRejected(token: string): void {
    if (this.session?.token === token) this.#replaceDead(this.session)
  }

  /** The token of this tab's company changed in another tab, or the one used last did while there is no session. */
  changedElsewhere(stored: string | undefined): void {
    const before = this.session
    const outcome = outcomeOf(
      before,
      stored === undefined ? undefined : this.#deps.sessions.read(stored),
      this.#tokens.last,
    )
    if (typeof outcome === 'string') return this.#end(outcome)
    if (before === undefined && outcome !== undefined) this.#presence.start()
    if (outcome !== undefined) this.#setSession(outcome)
    else if (before !== undefined) this.#replaceDead(before)
  }

  #renewed = (before: Session, after: Session): void => {
    this.#tokens.replace(before, after)
    if (this.session?.token === before.token) this.#setSession(after)
  }

  /**
   * Ends a session whose token is no longer valid, unless another tab has a valid one: for this company, which is taken, or for another company of
   * the same user, with which a new one is asked for.
   */
  #replaceDead(session: Session): void {
    const now = this.#now()
    const fresher = this.#tokens.fresher(session)
    if (fresher !== undefined) return this.#setSession(fresher)
    this.#presence.catchUp()
    const isAlive = !isIdle(this.#presence.last, now) && this.#tokens.living(session, now) !== undefined
    if (!isAlive || session.business === undefined) return this.#end('expired')
    this.#revival ??= this.#revive(session, session.business, now).finally(() => (this.#revival = undefined))
  }

  async #revive(session: Session, business: SessionBusiness, now: number): Promise<void> {
    const revival = await reviveSession(this.#deps.sessions, this.#tokens, session, business, now)
    if (this.session?.token !== session.token) return
    if (revival._tag === 'Dead') return this.#end('expired')
    if (revival._tag === 'Left') {
      this.#tokens.forget(session)
      this.#enter(revival.living)
      return runInAction(() => void (this.lost = business))
    }
    this.#tokens.revive(session, revival.session)
    this.#setSession(revival.session)
  }

  /** Another company of the same sign-in, in this tab. */
  #enter(session: Session): void {
    onSessionStart(this.#deps.preferences, this.session, session)
    this.#tokens.add(session)
    this.#setSession(session)
    this.#presence.recordActivity()
  }

  #setSession(session: Session | undefined, ended?: SignOutReason): void {
    this.#tokens.follow(session)
    runInAction(() => {
      this.ended = ended
      this.lost = undefined
      Object.assign(this, NO_COUNTDOWN)
    })
    this.#deps.current.set(session)
  }

  #end(reason: SignOutReason): void {
    const { session } = this
    if (session === undefined) return
    if (this.#tokens.has(session)) {
      if (reason === 'expired') this.#tokens.forget(session)
      else this.#tokens.endAll()
      onSessionEnd(this.#deps.preferences)
    }
    this.#setSession(undefined, reason)
    if (reason === 'idle') void this.#deps.sessions.signOut(session.token)()
  }

  #now(): number {
    return this.#deps.clock.now() / 1_000
  }
}

const CHECK_MS = 5_000
