import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as Password from '#domain/identity/password.ts'
import type { Failure } from '../shared/failure.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { Accounts } from './accounts.port.ts'
import type { SignInDraft } from './sign-in-draft.ts'
import { TouchedFields } from './touched-fields.ts'
import { SubmitCooldown } from './submit-cooldown.ts'

export type ResetField = 'password' | 'confirmPassword'

/** Gives a new password to whoever came by a mailed link. Nobody is signed in by it. */
export class ResetPasswordViewModel {
  password = ''
  confirmPassword = ''
  isSubmitting = false
  failure: Failure | undefined = undefined
  readonly #accounts: Pick<Accounts, 'resetPassword'>
  readonly #memory: SignInDraft
  readonly #patience: SubmitCooldown
  readonly #judged = new TouchedFields<ResetField>()

  constructor(accounts: Pick<Accounts, 'resetPassword'>, memory: SignInDraft, scheduler: Scheduler) {
    this.#accounts = accounts
    this.#memory = memory
    this.#patience = new SubmitCooldown(scheduler)
    makeAutoObservable(this, { failure: observableRef, errorOf: false }, { autoBind: true })
  }

  get canSubmit(): boolean {
    return !this.isSubmitting && !this.#patience.isActive
  }

  /** The link was used, is too old, or never was one: only a new one helps. */
  get isLinkBad(): boolean {
    return this.failure?._tag === 'Rejected' && this.failure.code === 'ERROR_USER_RESET_LINK_INVALID'
  }

  /** In the order of the form. */
  get wrongFields(): ReadonlyArray<ResetField> {
    return FIELDS.filter((field) => E.isLeft(this.#validate(field)))
  }

  errorOf(field: ResetField): Password.PasswordError | Password.ConfirmationError | undefined {
    const judged = this.#validate(field)
    return this.#judged.has(field) && E.isLeft(judged) ? judged.left : undefined
  }

  change(field: ResetField, text: string): void {
    this[field] = text
    if (this.canSubmit) this.failure = undefined
  }

  blur(field: ResetField): void {
    this.#judged.blur(field, this[field])
  }

  /** `hash` is what the link ended with: it is kept by the page alone. Says whether the password was changed. */
  async submit(hash: string): Promise<boolean> {
    this.#judged.touchAll()
    const password = Password.parseNew(this.password)
    if (E.isLeft(password) || this.wrongFields.length > 0 || !this.canSubmit) return false
    this.isSubmitting = true
    this.failure = undefined
    const answer = await this.#accounts.resetPassword(hash, password.right)()
    runInAction(() => {
      this.isSubmitting = false
      if (E.isLeft(answer)) this.#onFailure(answer.left)
      else this.#finish()
    })
    return E.isRight(answer)
  }

  /** What was typed is judged for likeness even where the password itself will not do. */
  #validate(field: ResetField): E.Either<Password.PasswordError | Password.ConfirmationError, unknown> {
    return field === 'password'
      ? Password.parseNew(this.password)
      : Password.confirm(this.password as Password.Password, this.confirmPassword)
  }

  #finish(): void {
    this.password = ''
    this.confirmPassword = ''
    this.#memory.setNotice('passwordChanged')
  }

  #onFailure(failure: Failure): void {
    this.failure = failure
    this.#patience.applyRetryAfter(failure)
  }
}

const FIELDS: ReadonlyArray<ResetField> = ['password', 'confirmPassword']
