import * as E from 'fp-ts/Either'
import { makeAutoObservable } from 'mobx'
import type { PasswordError } from '#domain/identity/password.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { Analytics } from '../shared/analytics.port.ts'
import { Form } from '../shared/form.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import { CredentialLinkedEvents } from './credential-linked-events.ts'
import { TaxCredentials } from './tax-credentials.port.ts'
import type { Resolved } from '../shared/token.ts'

interface CredentialFields {
  readonly taxCredential: string
}

/** The dialog that takes the key to the tax authority. It keeps the key only until it is sent. */
export class CredentialDialogViewModel {
  static readonly needs = {
    credentials: TaxCredentials,
    current: CurrentSession,
    linked: CredentialLinkedEvents,
    notifications: NotificationsViewModel,
    analytics: Analytics,
    scheduler: Scheduler,
  }
  isOpen = false
  readonly form: Form<CredentialFields, CredentialFields, PasswordError>
  readonly #current: CurrentSession

  constructor({
    credentials,
    current,
    linked,
    notifications,
    analytics,
    scheduler,
  }: Resolved<typeof CredentialDialogViewModel.needs>) {
    this.#current = current
    this.form = new Form<CredentialFields, CredentialFields, PasswordError>({
      initial: { taxCredential: '' },
      validate: (values) =>
        values.taxCredential === ''
          ? E.left([{ field: 'taxCredential', error: { _tag: 'PasswordEmpty' } }])
          : E.right(values),
      submit: ({ taxCredential }) => credentials.link(this.identifier, taxCredential),
      clearsOnSubmit: true,
      onSuccess: () => {
        this.close()
        notifications.show({ _tag: 'CredentialSaved' })
        analytics.track({ name: 'credentials linked' })
        linked.emit()
      },
      onFailure: (failure) => notifications.show({ _tag: 'CredentialNotSaved', failure }),
      cooldown: new SubmitCooldown(scheduler),
    })
    makeAutoObservable(this, { form: false }, { autoBind: true })
  }

  /** RUT or RFC of the business, read-only. */
  get identifier(): string {
    return this.#current.business?.identifier ?? ''
  }

  open(): void {
    if (this.#current.session?.isSudo === true) return
    this.form.reset()
    this.isOpen = true
  }

  close(): void {
    this.form.reset()
    this.isOpen = false
  }
}
