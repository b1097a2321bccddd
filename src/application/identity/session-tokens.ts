import { isExpired } from '#domain/identity/session.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { COMPANY_KEY, SESSION_KEY, SESSION_KEYS, sessionKeyOf } from '../shared/storage-keys.ts'
import type { Storage } from '../shared/storage.port.ts'
import { isSameUserAndBusiness } from './session-storage.ts'
import type { Session, Sessions, SignOutReason } from './sessions.port.ts'

/** Signs out every tab: the token used last goes first, so that no tab takes a new one with it. */
export const removeTokens = (durable: Storage): void => {
  durable.remove(SESSION_KEY)
  for (const key of durable.keys().filter((key) => key.startsWith(SESSION_KEYS))) durable.remove(key)
}

/**
 * The tokens that this browser stores: one for each open company, and a copy of the one used last. A tab keeps its company and follows the token of
 * that company alone, so that two tabs work in two companies.
 */
export class SessionTokens {
  readonly #durable: Storage
  readonly #tab: Storage
  readonly #sessions: Sessions
  #followed: string | undefined = undefined
  /** A storage that stores nothing knows of no sign-out. */
  #isStored = false
  #changed: (stored: string | undefined) => void = () => undefined
  #stop: () => void = () => undefined

  constructor({
    durable,
    sessions,
    tab,
  }: {
    readonly durable: Storage
    readonly tab: Storage
    readonly sessions: Sessions
  }) {
    this.#durable = durable
    this.#tab = tab
    this.#sessions = sessions
  }

  /**
   * The session of this tab's company; for a new tab the one used last. An invalid token is deleted. A client of an earlier version stored the one
   * used last only, so it is stored for its company, too.
   */
  find(): Session | undefined {
    const company = this.#tab.read(COMPANY_KEY)
    const own = company === undefined ? undefined : this.#readIn(sessionKeyOf(company))
    if (own !== undefined) return own
    const { last } = this
    if (last === undefined) return undefined
    const key = keyFor(last.business?.id)
    if (this.#durable.read(key) === undefined) this.#durable.write(key, last.token)
    return last
  }

  /** The session of the same company that another tab refreshed. */
  fresher(session: Session): Session | undefined {
    const stored = this.#readIn(keyFor(session.business?.id))
    return stored !== undefined && stored.token !== session.token && isSameUserAndBusiness(session, stored)
      ? stored
      : undefined
  }

  /** The session used last. */
  get last(): Session | undefined {
    return this.#readIn(SESSION_KEY)
  }

  /** Another session of the same user in the same role whose token is not expired, such as that of another tab. */
  living(session: Session, nowSeconds: number): Session | undefined {
    return [SESSION_KEY, ...this.#companyKeys()]
      .flatMap((key) => this.#readIn(key) ?? [])
      .find(
        (other) =>
          isSamePerson(session, other) && other.token !== session.token && !isExpired(other.expiresAt, nowSeconds),
      )
  }

  /** A sign-in replaces every token of the browser. */
  begin(session: Session): void {
    const own = keyFor(session.business?.id)
    this.#durable.write(SESSION_KEY, session.token)
    this.#durable.write(own, session.token)
    for (const key of this.#companyKeys()) if (key !== own) this.#durable.remove(key)
  }

  /** Another company of the same sign-in. */
  add(session: Session): void {
    this.#durable.write(keyFor(session.business?.id), session.token)
    this.#durable.write(SESSION_KEY, session.token)
  }

  /** Writes a refreshed token over the one it replaces and nowhere else: that one may have been removed by a sign-out in another tab. */
  replace(before: Session, after: Session): void {
    const isFirstCompany = before.business === undefined && this.#durable.read(SESSION_KEY) === before.token
    for (const key of [SESSION_KEY, keyFor(after.business?.id)])
      if (this.#durable.read(key) === before.token || (isFirstCompany && key !== SESSION_KEY))
        this.#durable.write(key, after.token)
  }

  /** A new token for a company whose token died, unless the user signed out meanwhile. */
  revive(before: Session, after: Session): void {
    const stored = this.#durable.read(keyFor(after.business?.id))
    const { last } = this
    if (last !== undefined && isSamePerson(last, after) && (stored === undefined || stored === before.token))
      this.#durable.write(keyFor(after.business?.id), after.token)
    if (last?.token === before.token) this.#durable.write(SESSION_KEY, after.token)
  }

  /** A new tab opens the company used last. A session that another tab ended is not stored again. */
  use({ business, token }: Session): void {
    if (this.#durable.read(keyFor(business?.id)) === token && this.#durable.read(SESSION_KEY) !== token)
      this.#durable.write(SESSION_KEY, token)
  }

  /** Whether the browser still has the token: another sign-in may have replaced it. */
  has({ business, token }: Session): boolean {
    return this.#durable.read(keyFor(business?.id)) === token
  }

  /** Whether another tab signed out, of which the notice has not arrived here. */
  isGone(session: Session): boolean {
    return this.#isStored && !this.has(session)
  }

  /** Deletes the token that is no longer valid. */
  forget({ business, token }: Session): void {
    for (const key of [SESSION_KEY, keyFor(business?.id)])
      if (this.#durable.read(key) === token) this.#durable.remove(key)
  }

  endAll(): void {
    removeTokens(this.#durable)
  }

  /** The tab keeps the company of the session, and learns of its token from other tabs; without a session it learns of a sign-in. */
  follow(session: Session | undefined): void {
    this.#isStored = session !== undefined && this.has(session)
    const company = session?.business?.id
    if (company === undefined) this.#tab.remove(COMPANY_KEY)
    else this.#tab.write(COMPANY_KEY, company)
    if (this.#followed !== keyFor(company)) this.#watch(keyFor(company))
  }

  /** Notifies of changes in other tabs. Returns the unsubscription. */
  watch(changed: (stored: string | undefined) => void): () => void {
    this.#changed = changed
    this.#watch(this.#followed ?? SESSION_KEY)
    return () => {
      this.#changed = () => undefined
      this.#stop()
    }
  }

  #watch(key: string): void {
    this.#stop()
    this.#followed = key
    this.#stop = this.#durable.watch(key, (stored) => this.#changed(stored))
  }

  #companyKeys(): ReadonlyArray<string> {
    return this.#durable.keys().filter((key) => key.startsWith(SESSION_KEYS))
  }

  #readIn(key: string): Session | undefined {
    const stored = this.#durable.read(key)
    const session = stored === undefined ? undefined : this.#sessions.read(stored)
    if (stored !== undefined && session === undefined) this.#durable.remove(key)
    return session
  }
}

const keyFor = (company: BusinessId | undefined): string =>
  company === undefined ? SESSION_KEY : sessionKeyOf(company)

/** Whether two tokens are of one user in one role, in whichever company. */
const isSamePerson = (one: Session, other: Session): boolean =>
  one.user.id === other.user.id && one.isSudo === other.isSudo

/**
 * Whether the session of a tab ends, goes on with another token, or has lost its own (undefined), when another tab has stored `next` for its
 * company and `last` as the one used last.
 */
export const outcomeOf = (
  before: Session | undefined,
  next: Session | undefined,
  last: Session | undefined,
): Session | SignOutReason | undefined => {
  if (before === undefined) return next
  if (next !== undefined) return isSameUserAndBusiness(before, next) ? next : 'replacedElsewhere'
  if (last === undefined) return 'signedOutElsewhere'
  return isSamePerson(before, last) ? undefined : 'replacedElsewhere'
}
