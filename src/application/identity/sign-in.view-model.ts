import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as Email from '#domain/identity/email.ts'
import * as Password from '#domain/identity/password.ts'
import type { Failure } from '../shared/failure.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { Storage } from '../shared/storage.port.ts'
import { forgetPath, rememberedPath } from './return-path.ts'
import type { SessionEnd, SessionViewModel } from './session.view-model.ts'

/** The sign-in form. A field is judged once it was left or sent, and from then on with every key. */
export class SignInViewModel {
  email = ''
  password = ''
  isEmailJudged = false
  isPasswordJudged = false
  isSubmitting = false
  /** The host asked for patience: nothing is sent while it lasts. */
  isWaiting = false
  failure: Failure | undefined = undefined
  readonly #session: SessionViewModel
  readonly #tab: Storage
  readonly #scheduler: Scheduler

  constructor(session: SessionViewModel, tab: Storage, scheduler: Scheduler) {
    this.#session = session
    this.#tab = tab
    this.#scheduler = scheduler
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true })
  }

  get emailError(): Email.EmailError | undefined {
    const parsed = Email.parse(this.email)
    return this.isEmailJudged && E.isLeft(parsed) ? parsed.left : undefined
  }

  get passwordError(): Password.PasswordError | undefined {
    const parsed = Password.parse(this.password)
    return this.isPasswordJudged && E.isLeft(parsed) ? parsed.left : undefined
  }

  /** Why the person has to sign in, when a session ended. */
  get ended(): SessionEnd | undefined {
    return this.#session.ended
  }

  get canSubmit(): boolean {
    return !this.isSubmitting && !this.isWaiting
  }

  changeEmail(text: string): void {
    this.email = text
    this.failure = undefined
  }

  changePassword(text: string): void {
    this.password = text
    this.failure = undefined
  }

  leaveEmail(): void {
    this.isEmailJudged = this.email !== ''
  }

  leavePassword(): void {
    this.isPasswordJudged = this.password !== ''
  }

  /** The path to go to, once signed in; nothing when it did not come to that. */
  async submit(): Promise<string | undefined> {
    this.isEmailJudged = true
    this.isPasswordJudged = true
    const email = Email.parse(this.email)
    if (!this.canSubmit || E.isLeft(email) || E.isLeft(Password.parse(this.password))) return undefined
    this.isSubmitting = true
    this.failure = undefined
    const answer = await this.#session.signIn(email.right, this.password)
    runInAction(() => {
      this.isSubmitting = false
      if (E.isLeft(answer)) this.#refuse(answer.left)
      else this.password = ''
    })
    return E.isLeft(answer) ? undefined : this.#destination()
  }

  #refuse(failure: Failure): void {
    this.failure = failure
    const seconds = failure._tag === 'Rejected' ? failure.retryAfterSeconds : undefined
    if (seconds === undefined) return
    this.isWaiting = true
    this.#scheduler.after(seconds * 1_000, () => runInAction(() => (this.isWaiting = false)))
  }

  #destination(): string {
    const path = rememberedPath(this.#tab)
    forgetPath(this.#tab)
    return path
  }
}
