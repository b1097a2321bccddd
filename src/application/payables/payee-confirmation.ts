import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import {
  validatePayeeConfirmation,
  type PayeeConfirmation as Confirmation,
  type PayeeConfirmationDraft,
  type PayeeConfirmationError,
} from '#domain/payables/payee-confirmation.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import { NOT_FOUND } from '../shared/failure.ts'
import { Form } from '../shared/form.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import type { RemoteValue } from '../shared/remote-value.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import { type PayeeTransfer, Payrolls, type PayrollTransfers } from './payrolls.port.ts'
import type { Resolved } from '../shared/token.ts'

export type PayeeForm = Form<PayeeConfirmationDraft, Confirmation, PayeeConfirmationError, PayeeTransfer>

export interface PayeeConfirmationOptions extends Resolved<typeof PayeeConfirmation.needs> {
  /** The transfers with an account that the user confirmed. */
  readonly onConfirmed?: (transfers: PayrollTransfers) => void
}

const EMPTY: PayeeConfirmationDraft = { channel: '', person: '' }

/** The accounts of a payroll that the user confirms with their holders before they are paid. */
export class PayeeConfirmation {
  static readonly needs = { payrolls: Payrolls, keys: IdempotencyKeys, scheduler: Scheduler }
  /** How many accounts the user confirmed since the payroll was opened. */
  confirmed = 0
  /** The form of the current payee. */
  form: PayeeForm
  /** The payee that the user wants to confirm next. */
  asked: PayeeTransfer | undefined = undefined
  readonly #deps: PayeeConfirmationOptions
  readonly #payrollId: PayrollId
  readonly #transfers: RemoteValue<PayrollTransfers>

  constructor(dependencies: PayeeConfirmationOptions, payrollId: PayrollId, transfers: RemoteValue<PayrollTransfers>) {
    this.#deps = dependencies
    this.#payrollId = payrollId
    this.#transfers = transfers
    this.form = this.#createForm()
    makeAutoObservable(this, { form: observableRef, asked: observableRef }, { autoBind: true })
  }

  /** The payees that had to be confirmed, those that are not confirmed yet first. */
  get checks(): ReadonlyArray<PayeeTransfer> {
    return (this.#transfers.value?.payees ?? [])
      .filter(({ caution }) => (caution?.reasons.length ?? 0) > 0)
      .toSorted((one, other) => Number(isPending(other)) - Number(isPending(one)))
  }

  get pending(): ReadonlyArray<PayeeTransfer> {
    return (this.#transfers.value?.payees ?? []).filter(isPending)
  }

  /** Those that the user confirms; the others wait for another member or for the time. */
  get askable(): ReadonlyArray<PayeeTransfer> {
    return this.pending.filter(isAskable)
  }

  /** The payee that the user chose, else the first one that is not confirmed. */
  get current(): PayeeTransfer | undefined {
    const { askable, asked } = this
    return askable.find((payee) => asked !== undefined && isSame(payee, asked)) ?? askable[0]
  }

  /** Chooses the payee to confirm, with an empty form: the typed answer was about another one. */
  ask(payee: PayeeTransfer): void {
    this.asked = payee
    this.form = this.#createForm()
  }

  #createForm(): PayeeForm {
    const { keys, payrolls, scheduler } = this.#deps
    /* Other values are another intent. */
    let key = keys.next()
    return new Form({
      initial: EMPTY,
      validate: validatePayeeConfirmation,
      isReady: () => this.current !== undefined,
      submit: (confirmation) =>
        this.current === undefined
          ? TE.left(NOT_FOUND)
          : payrolls.confirmPayee(this.#payrollId, seen(this.current), confirmation, key),
      onChange: () => (key = keys.next()),
      onSuccess: (payee) => this.#onConfirmed(payee),
      /* An account may have changed since it was shown. */
      onFailure: this.#transfers.retry,
      cooldown: new SubmitCooldown(scheduler),
    })
  }

  #onConfirmed(payee: PayeeTransfer): void {
    const { value } = this.#transfers
    this.confirmed += 1
    this.form = this.#createForm()
    if (value === undefined) return
    const transfers = { ...value, payees: value.payees.map((one) => (isSame(one, payee) ? payee : one)) }
    this.#transfers.update(transfers)
    this.#deps.onConfirmed?.(transfers)
  }
}

const seen = ({ caution, id, total }: PayeeTransfer) => ({
  id,
  currency: total.currency,
  version: caution?.version ?? 0,
})

/** Whether the user may confirm the account now. */
export const isAskable = (payee: PayeeTransfer): boolean => isPending(payee) && payee.caution?.waits?.isAsked !== false

/** Not every account is paid yet. */
export const isPending = ({ caution }: PayeeTransfer): boolean => caution?.isUnconfirmed === true

/** A payee has an account for each currency. */
export const isSame = (one: PayeeTransfer, other: PayeeTransfer): boolean =>
  one.id === other.id && one.total.currency === other.total.currency
