import * as Email from '#domain/identity/email.ts'
import * as Password from '#domain/identity/password.ts'
import { validateForm } from '#domain/kernel/form.ts'
import { PageClock } from '../shared/clock.port.ts'
import { TabStorage } from '../shared/storage.port.ts'
import { Form } from '../shared/form.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { clearReturnPath, loadReturnPath } from './return-path.ts'
import { SessionViewModel } from './session.view-model.ts'
import type { Session, SignOutReason } from './sessions.port.ts'
import { SignInDraft, type SignInNotice } from './sign-in-draft.ts'
import { type SignInLock, SignInLocks } from './sign-in-locks.ts'
import type { Resolved } from '../shared/token.ts'

export interface SignInFields<E extends string, P extends string> {
  readonly email: E
  readonly password: P
}

type SignInError = Email.EmailError | Password.PasswordError
type Credentials = SignInFields<Email.Email, Password.Password>

export class SignInViewModel {
  static readonly needs = {
    session: SessionViewModel,
    tab: TabStorage,
    draft: SignInDraft,
    clock: PageClock,
    scheduler: Scheduler,
  }
  readonly form: Form<SignInFields<string, string>, Credentials, SignInError, Session>
  readonly #deps: Resolved<typeof SignInViewModel.needs>
  readonly #locks: SignInLocks

  constructor(dependencies: Resolved<typeof SignInViewModel.needs>) {
    const { session, draft, clock, scheduler } = dependencies
    this.#deps = dependencies
    this.#locks = new SignInLocks(clock, scheduler)
    this.form = new Form({
      initial: { email: '', password: '' },
      shared: () => ({ email: draft.email }),
      onChange: ({ email }) => draft.changeEmail(email),
      validate: validateSignIn,
      submit:
        ({ email, password }) =>
        () =>
          session.signIn(email, password),
      onSuccess: () => {
        this.form.reset()
        draft.clear()
      },
      cooldown: this.#locks,
    })
  }

  /** Why the user has to sign in, when a session ended. */
  get ended(): SignOutReason | undefined {
    return this.#deps.session.ended
  }

  /** The action that led the user to the sign-in page. */
  get notice(): SignInNotice | undefined {
    return this.#deps.draft.notice
  }

  /** Until when the account in the form, or every one, cannot sign in. */
  get lock(): SignInLock | undefined {
    return this.#locks.lockOf(this.form.values.email)
  }

  /** The path to go to once signed in; undefined when the user was not signed in. */
  submit = async (): Promise<string | undefined> => {
    if ((await this.form.submit()) === undefined) return undefined
    const path = loadReturnPath(this.#deps.tab)
    clearReturnPath(this.#deps.tab)
    return path
  }
}

const validateSignIn = (values: SignInFields<string, string>) =>
  validateForm<SignInFields<string, string>, SignInError, Credentials>(
    { email: ({ email }) => Email.parse(email), password: ({ password }) => Password.parse(password) },
    values,
  )
