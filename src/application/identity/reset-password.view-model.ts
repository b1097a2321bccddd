import * as TE from 'fp-ts/TaskEither'
import * as Password from '#domain/identity/password.ts'
import { validateForm } from '#domain/kernel/form.ts'
import { Form } from '../shared/form.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import { Accounts } from './accounts.port.ts'
import { SignInDraft } from './sign-in-draft.ts'
import type { Resolved } from '../shared/token.ts'

export interface ResetFields<P> {
  readonly password: P
  readonly confirmPassword: P
}

type ResetError = Password.PasswordError | Password.ConfirmationError

/** Sets a new password from an e-mailed link. It does not sign the user in. */
export class ResetPasswordViewModel {
  static readonly needs = { accounts: Accounts, draft: SignInDraft, scheduler: Scheduler }
  readonly form: Form<ResetFields<string>, ResetFields<Password.Password>, ResetError, true>
  #hash = ''

  constructor({ accounts, draft, scheduler }: Resolved<typeof ResetPasswordViewModel.needs>) {
    this.form = new Form({
      initial: { password: '', confirmPassword: '' },
      validate: validateReset,
      submit: ({ password }) => TE.map(() => true as const)(accounts.resetPassword(this.#hash, password)),
      onSuccess: () => {
        this.form.reset()
        draft.setNotice('passwordChanged')
      },
      cooldown: new SubmitCooldown(scheduler),
      fieldOfCode: new Map([['ERROR_USER_PASSWORD_COMMON', 'password']]),
    })
  }

  /** The link is used, expired or invalid: only a new one helps. */
  get isLinkInvalid(): boolean {
    const { failure } = this.form
    return failure?._tag === 'Rejected' && failure.code === 'ERROR_USER_RESET_LINK_INVALID'
  }

  /** `hash` is the code of the link, held by the page only. Returns whether the password was changed. */
  async submit(hash: string): Promise<boolean> {
    this.#hash = hash
    return (await this.form.submit()) === true
  }
}

/** The repetition is compared with the typed text, also where the password itself is invalid. */
const validateReset = (values: ResetFields<string>) =>
  validateForm<ResetFields<string>, ResetError, ResetFields<Password.Password>>(
    {
      password: ({ password }) => Password.parseNew(password),
      confirmPassword: ({ password, confirmPassword }) =>
        Password.validateConfirmation(password as Password.Password, confirmPassword),
    },
    values,
  )
