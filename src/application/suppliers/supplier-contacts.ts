import { isLeft } from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import {
  validateContact,
  type Contact,
  type ContactDraft,
  type ContactError,
  type NewContact,
} from '#domain/contacts/contact.ts'
import type { LiveEvents } from '../live/live-events.port.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { EditedRow } from '../shared/edited-row.ts'
import type { Failure } from '../shared/failure.ts'
import { Form } from '../shared/form.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { RemoteList } from '../shared/remote-list.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import type { Contacts } from './suppliers.port.ts'

export type ContactForm = Form<ContactDraft, NewContact, ContactError, Contact>

export interface ContactsDependencies {
  readonly contacts: Contacts
  readonly keys: IdempotencyKeys
  readonly live: LiveEvents
  readonly notifications: NotificationsViewModel
  readonly scheduler: Scheduler
}

const EMPTY: ContactDraft = { name: '', position: '', email: '', phone: '' }

/** The contacts at a supplier, and the dialogs that change them. */
export class SupplierContacts {
  readonly list: RemoteList<Contact>
  /** Undefined while its dialog is closed. */
  form: ContactForm | undefined = undefined
  /** The contact to delete, while that is confirmed. */
  deleted: Contact | undefined = undefined
  isDeleting = false
  deletionFailure: Failure | undefined = undefined
  readonly #row = new EditedRow<Contact>()
  readonly #deps: ContactsDependencies

  constructor(dependencies: ContactsDependencies) {
    const { contacts, live, notifications } = dependencies
    this.#deps = dependencies
    this.list = new RemoteList({
      load: contacts.list,
      live,
      refreshOn: ({ _tag }) => _tag === 'SuppliersChanged',
      onFailure: (failure) => notifications.show({ _tag: 'ContactsUnavailable', failure }),
    })
    const refs = { form: observableRef, deleted: observableRef } as const
    makeAutoObservable(this, { ...refs, list: false, deletionFailure: observableRef }, { autoBind: true })
  }

  activate(): () => void {
    return this.list.activate()
  }

  /** The contact to change; undefined for a new one. */
  get edited(): Contact | undefined {
    return this.#row.original
  }

  /** The stored contact, when another change was saved first. */
  get conflict(): Contact | undefined {
    return this.#row.conflict
  }

  /** Adds a contact, or changes the given one. */
  open(contact?: Contact): void {
    const { contacts, keys, notifications, scheduler } = this.#deps
    this.#row.open(contact)
    /* Other values are another intent. */
    let key = keys.next()
    this.form = new Form({
      initial: contact ?? EMPTY,
      validate: validateContact,
      submit: (valid) =>
        this.#row.save(
          () => contacts.create(valid, key),
          ({ id, version }) => contacts.replace(id, version, valid),
        ),
      onChange: () => (key = keys.next()),
      onSuccess: () => {
        this.form = undefined
        notifications.show({ _tag: contact === undefined ? 'ContactAdded' : 'ContactChanged' })
        this.list.retry()
      },
      cooldown: new SubmitCooldown(scheduler),
    })
  }

  close(): void {
    if (this.form?.isBusy !== true) this.form = undefined
  }

  /** Discards the own values and continues with the stored ones. */
  useStored(): void {
    if (this.conflict !== undefined) this.open(this.conflict)
  }

  /** Saves the own values over the stored ones. */
  overwriteStored(): void {
    this.#row.acceptConflict()
    void this.form?.submit()
  }

  openDeletion(contact: Contact): void {
    if (!this.isDeleting) Object.assign(this, { deleted: contact, deletionFailure: undefined })
  }

  cancelDeletion(): void {
    if (!this.isDeleting) this.deleted = undefined
  }

  async delete(): Promise<void> {
    const { deleted } = this
    if (deleted === undefined || this.isDeleting) return
    Object.assign(this, { isDeleting: true, deletionFailure: undefined })
    const result = await this.#deps.contacts.remove(deleted.id)()
    runInAction(() => {
      this.isDeleting = false
      if (isLeft(result)) this.deletionFailure = result.left
      else this.deleted = undefined
    })
    if (isLeft(result)) return
    this.#deps.notifications.show({ _tag: 'ContactDeleted' })
    this.list.retry()
  }
}
