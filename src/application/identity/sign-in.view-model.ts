import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as Email from '#domain/identity/email.ts'
import * as Password from '#domain/identity/password.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { Failure } from '../shared/failure.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { Storage } from '../shared/storage.port.ts'
import type { DoorMemory, DoorNotice } from './door-memory.ts'
import { JudgedFields } from './judged-fields.ts'
import { forgetPath, rememberedPath } from './return-path.ts'
import type { SessionEnd, SessionViewModel } from './session.view-model.ts'
import { type SignInLock, SignInLocks } from './sign-in-locks.ts'

/** The sign-in form. A field is judged once it was left or sent, and from then on with every key. */
export class SignInViewModel {
  password = ''
  isSubmitting = false
  refusal: Failure | undefined = undefined
  readonly #session: SessionViewModel
  readonly #tab: Storage
  readonly #memory: DoorMemory
  readonly #locks: SignInLocks
  readonly #judged = new JudgedFields<'email' | 'password'>()

  constructor(session: SessionViewModel, tab: Storage, memory: DoorMemory, clock: Pick<Clock, 'now'>, scheduler: Scheduler) {
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
  get ended(): SessionEnd | undefined {
    return this.#session.ended
  }

  /** Something good after which they have to. */
  get notice(): DoorNotice | undefined {
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

  leaveEmail(): void {
    this.#judged.leave('email', this.email)
  }

  leavePassword(): void {
    this.#judged.leave('password', this.password)
  }

  /** The path to go to, once signed in; nothing when it did not come to that. */
  async submit(): Promise<string | undefined> {
    this.#judged.judgeAll()
    const email = Email.parse(this.email)
    if (!this.canSubmit || E.isLeft(email) || E.isLeft(Password.parse(this.password))) return undefined
    this.isSubmitting = true
    this.refusal = undefined
    const answer = await this.#session.signIn(email.right, this.password)
    runInAction(() => {
      this.isSubmitting = false
      if (E.isLeft(answer)) this.#refuse(email.right, answer.left)
      else this.#leave()
    })
    return E.isLeft(answer) ? undefined : this.#destination()
  }

  #refuse(email: string, failure: Failure): void {
    this.#locks.note(email, failure)
    if (this.lock?.failure !== failure) this.refusal = failure
  }

  #leave(): void {
    this.password = ''
    this.#memory.clear()
  }

  #destination(): string {
    const path = rememberedPath(this.#tab)
    forgetPath(this.#tab)
    return path
  }
}
