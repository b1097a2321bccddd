import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as Email from '#domain/identity/email.ts'
import type { Failure } from '../shared/failure.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { Accounts } from './accounts.port.ts'
import type { SignInDraft } from './sign-in-draft.ts'
import { TouchedFields } from './touched-fields.ts'
import { SubmitCooldown } from './submit-cooldown.ts'

/** Asks for a link by mail. Whether the address has an account is nobody's business: the answer is the same. */
export class ForgotPasswordViewModel {
  isSubmitting = false
  /** To whom the link went, if there is such an account. */
  sentTo: Email.Email | undefined = undefined
  failure: Failure | undefined = undefined
  readonly #accounts: Pick<Accounts, 'requestReset'>
  readonly #memory: SignInDraft
  readonly #patience: SubmitCooldown
  readonly #judged = new TouchedFields<'email'>()

  constructor(accounts: Pick<Accounts, 'requestReset'>, memory: SignInDraft, scheduler: Scheduler) {
    this.#accounts = accounts
    this.#memory = memory
    this.#patience = new SubmitCooldown(scheduler)
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
    return !this.isSubmitting && !this.#patience.isActive
  }

  changeEmail(text: string): void {
    this.#memory.changeEmail(text)
    if (this.canSubmit) this.failure = undefined
  }

  blurEmail(): void {
    this.#judged.blur('email', this.email)
  }

  /** Back to the form: the address was another one, or the mail did not come. */
  again(): void {
    this.sentTo = undefined
  }

  async submit(): Promise<void> {
    this.#judged.touchAll()
    const email = Email.parse(this.email)
    if (E.isLeft(email) || !this.canSubmit) return
    this.isSubmitting = true
    this.failure = undefined
    const answer = await this.#accounts.requestReset(email.right)()
    runInAction(() => {
      this.isSubmitting = false
      if (E.isRight(answer)) this.sentTo = email.right
      else this.#onFailure(answer.left)
    })
  }

  #onFailure(failure: Failure): void {
    this.failure = failure
    this.#patience.applyRetryAfter(failure)
  }
}
