import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as Email from '#domain/identity/email.ts'
import { type Debounce, makeDebounce } from '../shared/debounce.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import type { Accounts, EmailCheckResult } from './accounts.port.ts'

export type EmailCheckStatus =
  | { readonly _tag: 'Unchecked' }
  | { readonly _tag: 'Checking' }
  | { readonly _tag: 'Good' }
  | { readonly _tag: 'MeantAnother'; readonly suggestion: Email.Email }
  /** The domain receives no mail, or the check failed. */
  | { readonly _tag: 'Unverified' }
  /** The host could not find out about the domain. */
  | { readonly _tag: 'Unknown' }

/** The pause after the last key before the request. */
const PAUSE_MS = 1_000

/** Checks an address at the host, at most once per pause. The result is advisory and never blocks a registration. */
export class EmailCheck {
  state: EmailCheckStatus = { _tag: 'Unchecked' }
  readonly #accounts: Pick<Accounts, 'verifyEmail'>
  readonly #pause: Debounce
  readonly #requests = new LatestRequest()

  constructor(accounts: Pick<Accounts, 'verifyEmail'>, scheduler: Scheduler) {
    this.#accounts = accounts
    this.#pause = makeDebounce(scheduler, PAUSE_MS)
    makeAutoObservable(this, { state: observableRef })
  }

  /** The address is now `text`: results and requests of others are ignored. */
  follow(text: string): void {
    this.stop()
    const email = Email.parse(text)
    if (E.isRight(email)) this.#pause.later(() => void this.#request(email.right))
  }

  stop(): void {
    this.#pause.cancel()
    this.#requests.cancel()
    this.state = UNCHECKED
  }

  async #request(email: Email.Email): Promise<void> {
    const isLast = this.#requests.begin()
    runInAction(() => (this.state = { _tag: 'Checking' }))
    const answer = await this.#accounts.verifyEmail(email)()
    if (isLast())
      runInAction(() => (this.state = E.isRight(answer) ? checked(email, answer.right) : { _tag: 'Unverified' }))
  }
}

const UNCHECKED: EmailCheckStatus = { _tag: 'Unchecked' }

/** A suggestion that is no address, or the same one, is ignored. */
const checked = (email: Email.Email, { receivesMail, suggestion }: EmailCheckResult): EmailCheckStatus => {
  const meant = Email.parse(suggestion ?? '')
  if (E.isRight(meant) && Email.keyOf(meant.right) !== Email.keyOf(email))
    return { _tag: 'MeantAnother', suggestion: meant.right }
  return VERDICTS[receivesMail]
}

const VERDICTS: Readonly<Record<EmailCheckResult['receivesMail'], EmailCheckStatus>> = {
  yes: { _tag: 'Good' },
  no: { _tag: 'Unverified' },
  unknown: { _tag: 'Unknown' },
}
