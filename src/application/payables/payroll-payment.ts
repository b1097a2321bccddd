import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as Wizard from './payment-wizard.ts'
import type { Money } from '#domain/kernel/money.ts'
import { isWindowOpen, nextCheck, type WallClock } from '#domain/payables/transfer-window.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import { NOT_FOUND, type Failure } from '../shared/failure.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { repeatInSession } from '../shared/repeat-in-session.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { BankFileDownload, type BankFileDownloadDependencies } from './bank-file-download.ts'
import { PayeeConfirmation } from './payee-confirmation.ts'
import { PAYMENT_REJECTIONS } from './payment-rejections.ts'
import { PayrollFinancing, type PayrollFinancingDependencies } from './payroll-financing.ts'
import type { PayrollDetail, Payrolls, PayrollTransfers } from './payrolls.port.ts'

export interface PayrollPaymentDependencies extends PayrollFinancingDependencies, BankFileDownloadDependencies {
  readonly payrolls: Pick<
    Payrolls,
    'confirmPayee' | 'priceFinancing' | 'requestFinancing' | 'requestPayment' | 'transfers'
  >
  readonly calendar: Pick<BusinessCalendar, 'calendar' | 'today' | 'wallClock'>
  readonly keys: IdempotencyKeys
  readonly current: CurrentSession
  readonly scheduler: Scheduler
}

/** Pays a payroll: its summary, the method with its bank data or its cost, and a receipt. */
export class PayrollPayment {
  payroll: PayrollDetail | undefined = undefined
  wizard: Wizard.PaymentWizard = Wizard.start
  failure: Failure | undefined = undefined
  /** The host may have done what was requested last: only the same request finds out. */
  isOutcomeUnknown = false
  /** Loaded for the payroll that is open. */
  transfers: RemoteValue<PayrollTransfers> | undefined = undefined
  financing: PayrollFinancing | undefined = undefined
  payees: PayeeConfirmation | undefined = undefined
  /** With the transfers, once every payee is confirmed: until then their account numbers are masked. */
  bankFile: BankFileDownload | undefined = undefined
  #key = ''
  /** The payroll whose request has an unknown outcome: opened again, it keeps its key. */
  #unansweredPayroll: PayrollDetail['id'] | undefined
  readonly #deps: PayrollPaymentDependencies
  /** The payroll has another status. */
  readonly #onChanged: (payroll: PayrollDetail) => void

  constructor(dependencies: PayrollPaymentDependencies, onChanged: (payroll: PayrollDetail) => void) {
    this.#deps = dependencies
    this.#onChanged = onChanged
    makeAutoObservable(
      this,
      {
        payroll: observableRef,
        wizard: observableRef,
        transfers: observableRef,
        financing: observableRef,
        bankFile: observableRef,
      },
      { autoBind: true },
    )
  }

  get isSending(): boolean {
    return this.wizard._tag === 'Sending'
  }

  get moving(): ReadonlyArray<Money> | undefined {
    return Wizard.moving(this.wizard, this.payroll, this.financing?.price.value)
  }

  /** No transfer where the financier has no account for the business, and no financing without a credit line. */
  get methods(): ReadonlyArray<Wizard.PaymentMethod> {
    return [
      ...(this.transfers?.value?.account === undefined ? [] : (['transfer'] as const)),
      'direct',
      ...(this.financing?.isOffered === true ? (['financing'] as const) : []),
    ]
  }

  /** When a transfer that is declared now is looked for; undefined within the hours of the bank. */
  get checkAt(): WallClock | undefined {
    const { calendar, wallClock } = this.#deps.calendar
    if (isWindowOpen(wallClock, calendar)) return undefined
    const check = nextCheck(wallClock, calendar)
    return E.isRight(check) ? check.right : undefined
  }

  /** An announced transfer is declared at its bank data. */
  open(payroll: PayrollDetail): void {
    const isAnnounced = payroll.status !== 'SCHEDULED_READY_TO_PAY'
    const transfers = new RemoteValue({
      load: () => this.#deps.payrolls.transfers(payroll.id),
      onLoaded: (loaded) => this.#onTransfers(payroll, loaded),
    })
    const financing = new PayrollFinancing(this.#deps, payroll)
    if (this.#unansweredPayroll !== payroll.id) this.#key = this.#deps.keys.next()
    Object.assign(this, {
      payroll,
      financing,
      bankFile: undefined,
      payees: new PayeeConfirmation(
        { ...this.#deps, onConfirmed: (confirmed) => this.#onTransfers(payroll, confirmed) },
        payroll.id,
        transfers,
      ),
      failure: undefined,
      isOutcomeUnknown: false,
      wizard: isAnnounced ? { _tag: 'Confirm', method: 'transfer', failed: false } : Wizard.start,
      transfers,
    })
    void transfers.load()
    void financing.creditLine.load()
  }

  close(): void {
    if (!this.isSending) this.payroll = undefined
  }

  next(): void {
    this.wizard = Wizard.advance(this.wizard, { _tag: 'Next' })
    if (this.wizard._tag === 'Confirm' && this.wizard.method === 'financing') this.financing?.loadPrice()
  }

  back(): void {
    this.wizard = Wizard.advance(this.wizard, { _tag: 'Back' })
  }

  choose(method: Wizard.PaymentMethod): void {
    this.wizard = Wizard.advance(this.wizard, { _tag: 'Choose', method })
  }

  #onTransfers(payroll: PayrollDetail, transfers: PayrollTransfers): void {
    const isConfirmed = transfers.payees.every(({ caution }) => caution?.isUnconfirmed !== true)
    this.bankFile = isConfirmed ? new BankFileDownload(this.#deps, payroll, transfers) : undefined
    /* The financier's account to which a transfer was announced is gone. */
    if (transfers.account === undefined && this.wizard._tag === 'Confirm')
      this.wizard = { ...this.wizard, method: 'direct' }
  }

  /** Sent again after a failure it has the same key, unless another request was chosen. Without an answer it is repeated. */
  async request(request: Wizard.PaymentRequest): Promise<void> {
    const { payroll, wizard } = this
    if (payroll === undefined) return
    const sending = Wizard.advance(wizard, { _tag: 'Ask', request })
    if (sending === wizard) return
    this.wizard = sending
    this.failure = undefined
    this.isOutcomeUnknown = false
    const outcome = await repeatInSession(this.#deps, this.#send(payroll, request), PAYMENT_REJECTIONS)
    runInAction(() => {
      this.wizard = Wizard.advance(sending, { _tag: outcome._tag === 'Done' ? 'Answered' : 'Failed' })
      this.isOutcomeUnknown = outcome._tag === 'Unknown'
      this.#unansweredPayroll = this.isOutcomeUnknown ? payroll.id : undefined
      if (outcome._tag === 'Rejected') this.#onRejected(outcome.failure)
      if (outcome._tag === 'Done') this.payroll = outcome.value
    })
    if (outcome._tag === 'Done') this.#onChanged(outcome.value)
  }

  #onRejected(failure: Failure): void {
    this.failure = failure
    /* An account changed since it was shown: the payees to confirm are shown. */
    if (failure._tag === 'Rejected' && failure.code === 'ERROR_PAYEE_UNCONFIRMED') this.transfers?.retry()
  }

  #send({ id }: PayrollDetail, request: Wizard.PaymentRequest): TaskEither<Failure, PayrollDetail> {
    const { payrolls } = this.#deps
    const key = `${this.#key}-${request}`
    if (request !== 'RequestFinancing') return payrolls.requestPayment(id, request, key)
    const date = this.financing?.repaymentDate
    return date === undefined ? TE.left(NOT_FOUND) : payrolls.requestFinancing(id, date, `${key}-${date}`)
  }
}
