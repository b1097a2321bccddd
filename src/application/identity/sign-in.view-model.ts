import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as Email from '#domain/identity/email.ts'
import * as Password from '#domain/identity/password.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { Failure } from '../shared/failure.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { Storage } from '../shared/storage.port.ts'
import type { SignInDraft, SignInNotice } from './sign-in-draft.ts'
import { TouchedFields } from './touched-fields.ts'
import { clearReturnPath, loadReturnPath } from './return-path.ts'
import type { SignOutReason, SessionViewModel } from './session.view-model.ts'
import { type SignInLock, SignInLocks } from './sign-in-locks.ts'

/** The sign-in form. A field is judged once it was left or sent, and from then on with every key. */
export class SignInViewModel {
  password = ''
  isSubmitting = false
  refusal: Failure | undefined = undefined
  readonly #session: SessionViewModel
  readonly #tab: Storage
  readonly #memory: SignInDraft
  readonly #locks: SignInLocks
  readonly #judged = new TouchedFields<'email' | 'password'>()

  constructor(
    session: SessionViewModel,
    tab: Storage,
    memory: SignInDraft,
    clock: Pick<Clock, 'now'>,
    scheduler: Scheduler,
  ) {
    this.#session = session
    this.#tab = tab
    this.#memory = memory
    this.#locks = new SignInLocks(clock, scheduler)
    makeAutoObservable(this, { refusal: observableRef }, { autoBind: true })
  }

  get email(): string {
    return this.#memory.email
  }

  get emailError(): Email.EmailError | undefined {
    const parsed = Email.parse(this.email)
    return this.#judged.has('email') && E.isLeft(parsed) ? parsed.left : undefined
  }

  get passwordError(): Password.PasswordError | undefined {
    const parsed = Password.parse(this.password)
    return this.#judged.has('password') && E.isLeft(parsed) ? parsed.left : undefined
  }

  /** Why the person has to sign in, when a session ended. */
  get ended(): SignOutReason | undefined {
    return this.#session.ended
  }

  /** Something good after which they have to. */
  get notice(): SignInNotice | undefined {
    return this.#memory.notice
  }

  get canSubmit(): boolean {
    return !this.isSubmitting && this.lock === undefined
  }

  /** Why the account in the form, or every one, cannot sign in now. */
  get lock(): SignInLock | undefined {
    return this.#locks.lockOf(this.email)
  }

  get failure(): Failure | undefined {
    return this.lock?.failure ?? this.refusal
  }

  changeEmail(text: string): void {
    this.#memory.changeEmail(text)
    this.refusal = undefined
  }

  changePassword(text: string): void {
    this.password = text
    this.refusal = undefined
  }

  blurEmail(): void {
    this.#judged.blur('email', this.email)
  }

  blurPassword(): void {
    this.#judged.blur('password', this.password)
  }

  /** The path to go to, once signed in; nothing when it did not come to that. */
  async submit(): Promise<string | undefined> {
    this.#judged.touchAll()
    const email = Email.parse(this.email)
    if (!this.canSubmit || E.isLeft(email) || E.isLeft(Password.parse(this.password))) return undefined
    this.isSubmitting = true
    this.refusal = undefined
    const answer = await this.#session.signIn(email.right, this.password)
    runInAction(() => {
      this.isSubmitting = false
      if (E.isLeft(answer)) this.#onFailure(email.right, answer.left)
      else this.#leave()
    })
    return E.isLeft(answer) ? undefined : this.#destination()
  }

  #onFailure(email: string, failure: Failure): void {
    this.#locks.note(email, failure)
    if (this.lock?.failure !== failure) this.refusal = failure
  }

  #leave(): void {
    this.password = ''
    this.#memory.clear()
  }

  #destination(): string {
    const path = loadReturnPath(this.#tab)
    clearReturnPath(this.#tab)
    return path
  }
}
