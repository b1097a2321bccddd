import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure } from '../shared/failure.ts'
import { SessionViewModel } from './session.view-model.ts'
import { type Session, Sessions } from './sessions.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The state of an impersonation link. */
export type Impersonation =
  | { readonly _tag: 'Reading' }
  /** A user is signed in: their session is replaced only after a confirmation. */
  | { readonly _tag: 'Confirming'; readonly present: Session }
  | { readonly _tag: 'Entering' }
  | { readonly _tag: 'Failed'; readonly failure: Failure }
  /** Signed in, or cancelled. */
  | { readonly _tag: 'Over' }

/** An impersonation link: a single-use code, held in memory until the host has accepted it. */
export class ImpersonationViewModel {
  static readonly needs = { sessions: Sessions, session: SessionViewModel }
  state: Impersonation = { _tag: 'Reading' }
  readonly #sessions: Sessions
  readonly #session: SessionViewModel
  #code: string | undefined = undefined

  constructor({ sessions, session }: Resolved<typeof ImpersonationViewModel.needs>) {
    this.#sessions = sessions
    this.#session = session
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** The host was not reached, so that the code is still valid. */
  get canRetry(): boolean {
    return this.state._tag === 'Failed' && this.#code !== undefined
  }

  /** Once per link. */
  start(code: string): void {
    if (this.state._tag !== 'Reading') return
    if (!CODE.test(code)) return this.#fail(INVALID, code)
    this.#code = code
    const present = this.#session.session
    if (present === undefined) void this.enter()
    else this.state = { _tag: 'Confirming', present }
  }

  /** Confirms, or retries. */
  async enter(): Promise<void> {
    const code = this.#code
    if (code === undefined || this.state._tag === 'Entering') return
    this.state = { _tag: 'Entering' }
    this.#code = undefined
    const answer = await this.#sessions.impersonate(code)()
    runInAction(() => {
      if (E.isLeft(answer)) this.#fail(answer.left, code)
      else this.#accept(answer.right)
    })
  }

  /** Cancels without a change. */
  exit(): void {
    this.#code = undefined
    this.state = { _tag: 'Over' }
  }

  #accept(session: Session): void {
    this.#session.accept(session)
    this.state = { _tag: 'Over' }
  }

  #fail(failure: Failure, code: string): void {
    if (failure._tag === 'Unreachable') this.#code = code
    this.state = { _tag: 'Failed', failure }
  }
}

/** An invalid code needs no confirmation and no request. */
const CODE = /^[A-Za-z0-9_-]{43}$/
const INVALID: Failure = {
  _tag: 'Rejected',
  code: 'ERROR_USER_IMPERSONATION_INVALID',
  requestId: undefined,
  retryAfterSeconds: undefined,
}
