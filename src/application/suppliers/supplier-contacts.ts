import { makeAutoObservable, observableRef } from 'mobx'
import {
  validateContact,
  type Contact,
  type ContactDraft,
  type ContactError,
  type NewContact,
} from '#domain/contacts/contact.ts'
import { FormDrafts } from '../drafts/form-drafts.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { Action } from '../shared/action.ts'
import { Editor } from '../shared/editor.ts'
import { Form } from '../shared/form.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { RemoteList } from '../shared/remote-list.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import type { Contacts } from './suppliers.port.ts'
import type { Resolved } from '../shared/token.ts'

export type ContactForm = Form<ContactDraft, NewContact, ContactError, Contact>

export interface ContactsOptions extends Resolved<typeof SupplierContacts.needs> {
  readonly contacts: Contacts
  readonly supplierId: SupplierId
}

const EMPTY: ContactDraft = { name: '', position: '', email: '', phone: '' }

/** The contacts at a supplier, and the dialogs that change them. */
export class SupplierContacts {
  static readonly needs = {
    drafts: FormDrafts,
    keys: IdempotencyKeys,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  }
  readonly list: RemoteList<Contact>
  readonly editor: Editor<Contact, NewContact, ContactForm>
  /** The contact to delete, while that is confirmed. */
  deleted: Contact | undefined = undefined
  readonly deletion: Action<[Contact], void>

  constructor({ contacts, drafts, keys, live, notifications, scheduler, supplierId }: ContactsOptions) {
    this.list = new RemoteList({
      load: contacts.list,
      live,
      refreshOn: ({ _tag }) => _tag === 'SuppliersChanged',
      ...notifications.about('ContactsUnavailable'),
    })
    this.editor = new Editor({
      keys,
      createForm: (contact, options) =>
        new Form({
          ...options,
          initial: contact ?? EMPTY,
          validate: validateContact,
          cooldown: new SubmitCooldown(scheduler),
        }),
      draftOf: (contact) => drafts.open(`contact ${supplierId} ${contact?.id ?? ''}`, contact?.version ?? 0),
      create: contacts.create,
      replace: ({ id, version }, valid) => contacts.replace(id, version, valid),
      onSaved: (_, isNew) => {
        notifications.show({ _tag: isNew ? 'ContactAdded' : 'ContactChanged' })
        this.list.retry()
      },
    })
    this.deletion = new Action(({ id }: Contact) => contacts.remove(id), {
      onSuccess: () => {
        this.deleted = undefined
        notifications.show({ _tag: 'ContactDeleted' })
        this.list.retry()
      },
    })
    makeAutoObservable(
      this,
      { list: false, editor: false, deletion: false, deleted: observableRef },
      { autoBind: true },
    )
  }

  activate(): () => void {
    return this.list.activate()
  }

  openDeletion(contact: Contact): void {
    if (this.deletion.isBusy) return
    this.deletion.reset()
    this.deleted = contact
  }

  cancelDeletion(): void {
    if (!this.deletion.isBusy) this.deleted = undefined
  }

  async delete(): Promise<void> {
    if (this.deleted !== undefined) await this.deletion.run(this.deleted)
  }
}
