import { makeAutoObservable } from 'mobx'
import * as TE from 'fp-ts/TaskEither'
import * as Email from '#domain/identity/email.ts'
import { validateForm } from '#domain/kernel/form.ts'
import { Form } from '../shared/form.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import { Accounts } from './accounts.port.ts'
import { SignInDraft } from './sign-in-draft.ts'
import type { Resolved } from '../shared/token.ts'

interface EmailOnly<E> {
  readonly email: E
}

/** Requests a link to reset the password. The response does not reveal whether the address has an account. */
export class ForgotPasswordViewModel {
  static readonly needs = {
    accounts: Accounts,
    draft: SignInDraft,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  }
  /** The address of the link, whether or not it has an account. */
  sentTo: Email.Email | undefined = undefined
  readonly form: Form<EmailOnly<string>, EmailOnly<Email.Email>, Email.EmailError, Email.Email>

  constructor({ accounts, draft, notifications, scheduler }: Resolved<typeof ForgotPasswordViewModel.needs>) {
    this.form = new Form({
      initial: { email: '' },
      shared: () => ({ email: draft.email }),
      onChange: ({ email }) => draft.changeEmail(email),
      validate: (values) =>
        validateForm<EmailOnly<string>, Email.EmailError, EmailOnly<Email.Email>>(
          { email: ({ email }) => Email.parse(email) },
          values,
        ),
      submit: ({ email }) => TE.map(() => email)(accounts.requestReset(email)),
      onSuccess: (email) => {
        this.sentTo = email
        notifications.show({ _tag: 'PasswordResetRequested' })
      },
      cooldown: new SubmitCooldown(scheduler),
    })
    makeAutoObservable(this, { form: false }, { autoBind: true })
  }

  /** Back to the form, for another address or another attempt. */
  restart(): void {
    this.sentTo = undefined
  }
}
