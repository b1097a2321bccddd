import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef } from 'mobx'
import * as Email from '#domain/identity/email.ts'
import { validateForm } from '#domain/kernel/form.ts'
import { ROLES, type Role } from '#domain/team/role.ts'
import { isPending, type Pending } from '#domain/team/pending.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { Form } from '../shared/form.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import type { Resolved } from '../shared/token.ts'
import { Members, type Invitation } from './members.port.ts'

/** A field per text of the dialog. */
export interface InviteDraft {
  readonly email: string
  readonly role: string
}

interface NewInvitation {
  readonly email: Email.Email
  readonly role: Role
}

export type InviteError = Email.EmailError | { readonly _tag: 'ChoiceMissing' }

const RULES = {
  email: ({ email }: InviteDraft) => Email.parse(email.trim()),
  role: ({ role }: InviteDraft): E.Either<InviteError, Role> =>
    E.fromNullable<InviteError>({ _tag: 'ChoiceMissing' })(ROLES.find((one) => one === role && one !== 'OWNER')),
}

export interface InviteEditorOptions extends Resolved<typeof InviteEditor.needs> {
  readonly onSent: (invitation: Invitation) => void
}

/** The dialog that invites an address. */
export class InviteEditor {
  static readonly needs = {
    members: Members,
    notifications: NotificationsViewModel,
    keys: IdempotencyKeys,
    scheduler: Scheduler,
  }
  /** Undefined while the dialog is closed. */
  form: Form<InviteDraft, NewInvitation, InviteError, Invitation | Pending> | undefined = undefined
  readonly #deps: InviteEditorOptions

  constructor(dependencies: InviteEditorOptions) {
    this.#deps = dependencies
    makeAutoObservable(this, { form: observableRef }, { autoBind: true })
  }

  open(): void {
    const { keys, members, notifications, onSent, scheduler } = this.#deps
    /* The same content again is the same intent, whatever became of the first answer. */
    let intent = { content: '', key: '' }
    this.form = new Form<InviteDraft, NewInvitation, InviteError, Invitation | Pending>({
      initial: { email: '', role: '' },
      validate: (draft) => validateForm<InviteDraft, InviteError, NewInvitation>(RULES, draft),
      submit: ({ email, role }) => {
        const content = `${Email.keyOf(email)} ${role}`
        if (content !== intent.content) intent = { content, key: keys.next() }
        return members.invite(email, role, intent.key)
      },
      onSuccess: (sent) => {
        this.form = undefined
        if (isPending(sent)) return notifications.show({ _tag: 'SentToApproval' })
        notifications.show({ _tag: 'MemberInvited', email: sent.email })
        onSent(sent)
      },
      cooldown: new SubmitCooldown(scheduler),
    })
  }

  close(): void {
    if (this.form?.isBusy !== true) this.form = undefined
  }
}
