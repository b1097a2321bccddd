import { makeAutoObservable, observableRef } from 'mobx'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { SessionBusiness, Session } from './sessions.port.ts'

type Listener<A> = (told: A) => void

/** Who is signed in at this moment, for the screens, and for whatever calls the host in their name. One per tab. */
export class CurrentSession {
  session: Session | undefined = undefined
  readonly #changes = new Set<Listener<Session | undefined>>()
  readonly #refusals = new Set<Listener<string>>()

  constructor() {
    const annotations = { session: observableRef, rejectToken: false, onChange: false, onTokenRejected: false } as const
    makeAutoObservable(this, annotations, { autoBind: true })
  }

  get business(): SessionBusiness | undefined {
    return this.session?.business
  }

  get businessId(): BusinessId | undefined {
    return this.session?.business?.id
  }

  /** Of the business; Mexico until there is one. */
  get country(): Country {
    return this.session?.business?.country ?? 'MX'
  }

  set(session: Session | undefined): void {
    this.session = session
    for (const listener of this.#changes) listener(session)
  }

  /** The host does not take `token` any more. */
  refuse = (token: string): void => {
    for (const listener of this.#refusals) listener(token)
  }

  onChange = (listener: Listener<Session | undefined>): (() => void) => subscribed(this.#changes, listener)

  onRefused = (listener: Listener<string>): (() => void) => subscribed(this.#refusals, listener)
}

const subscribed = <A>(listeners: Set<Listener<A>>, listener: Listener<A>): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
