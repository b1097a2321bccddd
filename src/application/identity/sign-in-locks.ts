import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as Email from '#domain/identity/email.ts'
import type { Clock } from '../shared/clock.port.ts'
import { type Failure, retryAfterOf } from '../shared/failure.ts'
import type { Cooldown } from '../shared/form.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'

/** The time until which the host rejects every password. */
export interface SignInLock {
  readonly failure: Failure
  /** Milliseconds since 1970. */
  readonly until: number
}

type Account = { readonly email: string }

/** Too many wrong passwords lock one account; users of other accounts can still sign in. Every other limit of the host concerns the whole browser. */
export class SignInLocks implements Cooldown<Account> {
  locks: ReadonlyMap<string, SignInLock> = new Map()
  readonly #clock: Pick<Clock, 'now'>
  readonly #scheduler: Scheduler

  constructor(clock: Pick<Clock, 'now'>, scheduler: Scheduler) {
    this.#clock = clock
    this.#scheduler = scheduler
    makeAutoObservable(this, { locks: observableRef, lockOf: false, failureFor: false })
  }

  lockOf(email: string): SignInLock | undefined {
    return this.locks.get(EVERY_ACCOUNT) ?? this.locks.get(accountOf(email))
  }

  failureFor({ email }: Account): Failure | undefined {
    return this.lockOf(email)?.failure
  }

  start({ email }: Account, failure: Failure): void {
    const seconds = retryAfterOf(failure)
    if (seconds === undefined) return
    const isOfAccount = failure._tag === 'Rejected' && failure.code === 'ERROR_AUTH_TOO_MANY_ATTEMPTS'
    const subject = isOfAccount ? accountOf(email) : EVERY_ACCOUNT
    this.#set(subject, { failure, until: this.#clock.now() + seconds * 1_000 })
    this.#scheduler.after(seconds * 1_000, () => this.#set(subject, undefined))
  }

  #set(subject: string, lock: SignInLock | undefined): void {
    const others = [...this.locks].filter(([each]) => each !== subject)
    runInAction(() => (this.locks = new Map(lock === undefined ? others : [...others, [subject, lock]])))
  }
}

/** A key that no address has. */
const EVERY_ACCOUNT = ''

const accountOf = (text: string): string => {
  const email = Email.parse(text)
  return E.isRight(email) ? Email.keyOf(email.right) : text
}
