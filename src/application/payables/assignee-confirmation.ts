import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import {
  validatePayeeConfirmation,
  type PayeeConfirmation,
  type PayeeConfirmationDraft,
  type PayeeConfirmationError,
} from '#domain/payables/payee-confirmation.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { NOT_FOUND } from '../shared/failure.ts'
import { Form } from '../shared/form.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import type { Payables, SeenCession } from './payables.port.ts'

export interface AssigneeConfirmationOptions {
  readonly payables: Pick<Payables, 'confirmAssignee'>
  readonly notifications: NotificationsViewModel
  readonly scheduler: Scheduler
  /** The invoice with its confirmed payee. */
  readonly onConfirmed: (invoice: PayableInvoice) => void
  /** The cession may have changed since it was shown. */
  readonly onRejected: () => void
}

export type AssigneeForm = Form<PayeeConfirmationDraft, PayeeConfirmation, PayeeConfirmationError, PayableInvoice>

const EMPTY: PayeeConfirmationDraft = { channel: '', person: '' }

/** An assigned invoice whose cession no document proves, until the user asked the supplier whom to pay. */
export class AssigneeConfirmation {
  invoice: PayableInvoice | undefined = undefined
  form: AssigneeForm
  readonly #options: AssigneeConfirmationOptions

  constructor(options: AssigneeConfirmationOptions) {
    this.#options = options
    this.form = this.#createForm()
    makeAutoObservable(this, { invoice: observableRef, form: observableRef }, { autoBind: true })
  }

  /** Nothing for an invoice without a cession to confirm. */
  open(invoice: PayableInvoice): void {
    if (cessionOf(invoice) === undefined) return
    this.form = this.#createForm()
    this.invoice = invoice
  }

  close(): void {
    if (this.form.isBusy) return
    this.invoice = undefined
  }

  #createForm(): AssigneeForm {
    const { onRejected, payables, scheduler } = this.#options
    return new Form({
      initial: EMPTY,
      validate: validatePayeeConfirmation,
      submit: (confirmation) => {
        const cession = this.invoice && cessionOf(this.invoice)
        return this.invoice === undefined || cession === undefined
          ? TE.left(NOT_FOUND)
          : payables.confirmAssignee(this.invoice.id, cession, confirmation)
      },
      onSuccess: (invoice) => this.#onConfirmed(invoice),
      onFailure: onRejected,
      cooldown: new SubmitCooldown(scheduler),
    })
  }

  #onConfirmed(invoice: PayableInvoice): void {
    const { notifications, onConfirmed } = this.#options
    this.invoice = undefined
    onConfirmed(invoice)
    notifications.show({ _tag: 'AssigneeConfirmed', folio: invoice.folio, name: invoice.assignee?.name ?? '' })
  }
}

const cessionOf = ({ assignee, unconfirmedCession }: PayableInvoice): SeenCession | undefined =>
  assignee &&
  unconfirmedCession && {
    assignor: unconfirmedCession.assignor.identifier,
    assignee: assignee.identifier,
    on: unconfirmedCession.on,
  }
