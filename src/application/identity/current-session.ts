import { makeAutoObservable, observableRef } from 'mobx'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { isSameUserAndBusiness } from './session-storage.ts'
import type { SessionBusiness, Session } from './sessions.port.ts'

type Listener<A> = (value: A) => void

/** The current session, for screens and host calls. One per tab. */
export class CurrentSession {
  session: Session | undefined = undefined
  readonly #changes = new Set<Listener<Session | undefined>>()
  readonly #rejections = new Set<Listener<string>>()

  constructor() {
    const annotations = {
      session: observableRef,
      rejectToken: false,
      onChange: false,
      onEnd: false,
      onTokenRejected: false,
    } as const
    makeAutoObservable(this, annotations, { autoBind: true })
  }

  get business(): SessionBusiness | undefined {
    return this.session?.business
  }

  get businessId(): BusinessId | undefined {
    return this.session?.business?.id
  }

  /** The country of the business; Mexico without one. */
  get country(): Country {
    return this.session?.business?.country ?? 'MX'
  }

  set(session: Session | undefined): void {
    this.session = session
    for (const listener of this.#changes) listener(session)
  }

  /** The host no longer accepts `token`. */
  rejectToken = (token: string): void => {
    for (const listener of this.#rejections) listener(token)
  }

  onChange = (listener: Listener<Session | undefined>): (() => void) => subscribed(this.#changes, listener)

  /** Calls the listener when the current session ends, or another user or business takes its place; not for a new token. */
  onEnd = (listener: () => void): (() => void) => {
    const { session } = this
    return this.onChange((next) => {
      const isOver = session !== undefined && (next === undefined || !isSameUserAndBusiness(session, next))
      if (isOver) listener()
    })
  }

  onTokenRejected = (listener: Listener<string>): (() => void) => subscribed(this.#rejections, listener)
}

const subscribed = <A>(listeners: Set<Listener<A>>, listener: Listener<A>): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
