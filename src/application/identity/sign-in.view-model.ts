import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as Email from '#domain/identity/email.ts'
import * as Password from '#domain/identity/password.ts'
import type { Failure } from '../shared/failure.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { Storage } from '../shared/storage.port.ts'
import type { DoorMemory, DoorNotice } from './door-memory.ts'
import { JudgedFields } from './judged-fields.ts'
import { Patience } from './patience.ts'
import { forgetPath, rememberedPath } from './return-path.ts'
import type { SessionEnd, SessionViewModel } from './session.view-model.ts'

/** The sign-in form. A field is judged once it was left or sent, and from then on with every key. */
export class SignInViewModel {
  password = ''
  isSubmitting = false
  failure: Failure | undefined = undefined
  readonly #session: SessionViewModel
  readonly #tab: Storage
  readonly #memory: DoorMemory
  readonly #patience: Patience
  readonly #judged = new JudgedFields<'email' | 'password'>()

  constructor(session: SessionViewModel, tab: Storage, memory: DoorMemory, scheduler: Scheduler) {
    this.#session = session
    this.#tab = tab
    this.#memory = memory
    this.#patience = new Patience(scheduler)
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true })
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
    return !this.isSubmitting && !this.#patience.isWaiting
  }

  changeEmail(text: string): void {
    this.#memory.changeEmail(text)
    if (this.canSubmit) this.failure = undefined
  }

  changePassword(text: string): void {
    this.password = text
    if (this.canSubmit) this.failure = undefined
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
    this.failure = undefined
    const answer = await this.#session.signIn(email.right, this.password)
    runInAction(() => {
      this.isSubmitting = false
      if (E.isLeft(answer)) this.#refuse(answer.left)
      else this.#leave()
    })
    return E.isLeft(answer) ? undefined : this.#destination()
  }

  #refuse(failure: Failure): void {
    this.failure = failure
    this.#patience.heed(failure)
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
