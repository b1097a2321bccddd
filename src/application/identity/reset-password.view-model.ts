import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as Password from '#domain/identity/password.ts'
import type { Failure } from '../shared/failure.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { Accounts } from './accounts.port.ts'
import type { DoorMemory } from './door-memory.ts'
import { JudgedFields } from './judged-fields.ts'
import { Patience } from './patience.ts'

export type ResetField = 'password' | 'confirmPassword'

/** Gives a new password to whoever came by a mailed link. Nobody is signed in by it. */
export class ResetPasswordViewModel {
  password = ''
  confirmPassword = ''
  isSubmitting = false
  failure: Failure | undefined = undefined
  readonly #accounts: Pick<Accounts, 'resetPassword'>
  readonly #memory: DoorMemory
  readonly #patience: Patience
  readonly #judged = new JudgedFields<ResetField>()

  constructor(accounts: Pick<Accounts, 'resetPassword'>, memory: DoorMemory, scheduler: Scheduler) {
    this.#accounts = accounts
    this.#memory = memory
    this.#patience = new Patience(scheduler)
    makeAutoObservable(this, { failure: observableRef, errorOf: false }, { autoBind: true })
  }

  get canSubmit(): boolean {
    return !this.isSubmitting && !this.#patience.isWaiting
  }

  /** The link was used, is too old, or never was one: only a new one helps. */
  get isLinkBad(): boolean {
    return this.failure?._tag === 'Rejected' && this.failure.code === 'ERROR_USER_RESET_LINK_INVALID'
  }

  /** In the order of the form. */
  get wrongFields(): ReadonlyArray<ResetField> {
    return FIELDS.filter((field) => E.isLeft(this.#judge(field)))
  }

  errorOf(field: ResetField): Password.PasswordError | Password.ConfirmationError | undefined {
    const judged = this.#judge(field)
    return this.#judged.has(field) && E.isLeft(judged) ? judged.left : undefined
  }

  change(field: ResetField, text: string): void {
    this[field] = text
    if (this.canSubmit) this.failure = undefined
  }

  leave(field: ResetField): void {
    this.#judged.leave(field, this[field])
  }

  /** `hash` is what the link ended with: it is kept by the page alone. Says whether the password was changed. */
  async submit(hash: string): Promise<boolean> {
    this.#judged.judgeAll()
    const password = Password.parseNew(this.password)
    if (E.isLeft(password) || this.wrongFields.length > 0 || !this.canSubmit) return false
    this.isSubmitting = true
    this.failure = undefined
    const answer = await this.#accounts.resetPassword(hash, password.right)()
    runInAction(() => {
      this.isSubmitting = false
      if (E.isLeft(answer)) this.#refuse(answer.left)
      else this.#finish()
    })
    return E.isRight(answer)
  }

  /** What was typed is judged for likeness even where the password itself will not do. */
  #judge(field: ResetField): E.Either<Password.PasswordError | Password.ConfirmationError, unknown> {
    return field === 'password'
      ? Password.parseNew(this.password)
      : Password.confirm(this.password as Password.Password, this.confirmPassword)
  }

  #finish(): void {
    this.password = ''
    this.confirmPassword = ''
    this.#memory.announce('passwordChanged')
  }

  #refuse(failure: Failure): void {
    this.failure = failure
    this.#patience.heed(failure)
  }
}

const FIELDS: ReadonlyArray<ResetField> = ['password', 'confirmPassword']
