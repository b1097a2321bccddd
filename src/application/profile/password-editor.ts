import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import {
  type PasswordChange,
  type PasswordChangeProblem,
  type PasswordDraft,
  validatePasswordChange,
} from '#domain/identity/registration.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Failure } from '../shared/failure.ts'
import { Form } from '../shared/form.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import type { Resolved } from '../shared/token.ts'

export interface PasswordEditorOptions extends Resolved<typeof PasswordEditor.needs> {
  readonly save: (change: PasswordChange) => TaskEither<Failure, void>
}

/** The dialog that changes the own password. */
export class PasswordEditor {
  static readonly needs = { notifications: NotificationsViewModel, scheduler: Scheduler }
  /** Undefined while the dialog is closed, so that no password outlives it. */
  form: Form<PasswordDraft, PasswordChange, PasswordChangeProblem['error']> | undefined = undefined
  readonly #deps: PasswordEditorOptions

  constructor(dependencies: PasswordEditorOptions) {
    this.#deps = dependencies
    makeAutoObservable(this, { form: observableRef }, { autoBind: true })
  }

  open(): void {
    const { notifications, save, scheduler } = this.#deps
    this.form = new Form({
      initial: { current: '', password: '', confirmPassword: '' },
      validate: validatePasswordChange,
      submit: save,
      onSuccess: () => {
        this.form = undefined
        notifications.show({ _tag: 'PasswordChanged' })
      },
      fieldOfCode: new Map([
        ['ERROR_USER_WRONG_PASSWORD', 'current'],
        ['ERROR_USER_PASSWORD_COMMON', 'password'],
      ]),
      cooldown: new SubmitCooldown(scheduler),
    })
  }

  close(): void {
    if (this.form?.isBusy !== true) this.form = undefined
  }
}
