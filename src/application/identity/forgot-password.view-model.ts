import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as Email from '#domain/identity/email.ts'
import type { Failure } from '../shared/failure.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { Accounts } from './accounts.port.ts'
import type { DoorMemory } from './door-memory.ts'
import { JudgedFields } from './judged-fields.ts'
import { Patience } from './patience.ts'

/** Asks for a link by mail. Whether the address has an account is nobody's business: the answer is the same. */
export class ForgotPasswordViewModel {
  isSubmitting = false
  /** To whom the link went, if there is such an account. */
  sentTo: Email.Email | undefined = undefined
  failure: Failure | undefined = undefined
  readonly #accounts: Pick<Accounts, 'requestReset'>
  readonly #memory: DoorMemory
  readonly #patience: Patience
  readonly #judged = new JudgedFields<'email'>()

  constructor(accounts: Pick<Accounts, 'requestReset'>, memory: DoorMemory, scheduler: Scheduler) {
    this.#accounts = accounts
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

  get canSubmit(): boolean {
    return !this.isSubmitting && !this.#patience.isWaiting
  }

  changeEmail(text: string): void {
    this.#memory.changeEmail(text)
    if (this.canSubmit) this.failure = undefined
  }

  leaveEmail(): void {
    this.#judged.leave('email', this.email)
  }

  /** Back to the form: the address was another one, or the mail did not come. */
  again(): void {
    this.sentTo = undefined
  }

  async submit(): Promise<void> {
    this.#judged.judgeAll()
    const email = Email.parse(this.email)
    if (E.isLeft(email) || !this.canSubmit) return
    this.isSubmitting = true
    this.failure = undefined
    const answer = await this.#accounts.requestReset(email.right)()
    runInAction(() => {
      this.isSubmitting = false
      if (E.isRight(answer)) this.sentTo = email.right
      else this.#refuse(answer.left)
    })
  }

  #refuse(failure: Failure): void {
    this.failure = failure
    this.#patience.heed(failure)
  }
}
