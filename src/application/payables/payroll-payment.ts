import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Money } from '#domain/kernel/money.ts'
import { transferConcept } from '#domain/payables/transfer-concept.ts'
import { isWindowOpen, nextCheck, type WallClock } from '#domain/payables/transfer-window.ts'
import { isPending, type Pending, type PendingApproval } from '#domain/team/pending.ts'
import * as Wizard from './payment-wizard.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { NOT_FOUND, type Failure } from '../shared/failure.ts'
import { type Keyed, MoneyRequest } from '../shared/money-request.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { RequestOutcome } from '../shared/repeat-request.ts'
import { BankFileDownload } from './bank-file-download.ts'
import { PayeeConfirmation } from './payee-confirmation.ts'
import { PayrollFinancing } from './payroll-financing.ts'
import type { PayrollDetail, PayrollTransfers } from './payrolls.port.ts'
import type { Resolved } from '../shared/token.ts'

interface PaymentIntent {
  readonly payroll: PayrollDetail['id']
  readonly request: Wizard.PaymentRequest
  /** When a financing is repaid. */
  readonly repaidOn: CivilDate | undefined
}

/** Pays a payroll: its summary, the method with its bank data or its cost, and a receipt. */
export class PayrollPayment {
  static readonly needs = {
    ...MoneyRequest.needs,
    ...PayrollFinancing.needs,
    ...BankFileDownload.needs,
    calendar: BusinessCalendar,
  }
  payroll: PayrollDetail | undefined = undefined
  wizard: Wizard.PaymentWizard = Wizard.start
  /** The method that the user selected. */
  chosen: Wizard.PaymentMethod | undefined = undefined
  /** Loaded for the payroll that is open. */
  transfers: RemoteValue<PayrollTransfers> | undefined = undefined
  financing: PayrollFinancing | undefined = undefined
  payees: PayeeConfirmation | undefined = undefined
  /** A sent request that others authorise first. */
  pending: PendingApproval | undefined = undefined
  /** With the transfers, once every payee is confirmed: until then their account numbers are masked. */
  bankFile: BankFileDownload | undefined = undefined
  /** An unanswered intent keeps its key when its payroll is opened again. */
  readonly #payment: MoneyRequest<PaymentIntent, PayrollDetail | Pending>
  readonly #deps: Resolved<typeof PayrollPayment.needs>
  /** The payroll has another status, undefined where it waits for others. */
  readonly #onChanged: (payroll: PayrollDetail | undefined) => void

  constructor(
    dependencies: Resolved<typeof PayrollPayment.needs>,
    onChanged: (payroll: PayrollDetail | undefined) => void,
  ) {
    this.#deps = dependencies
    this.#onChanged = onChanged
    this.#payment = new MoneyRequest(dependencies, { send: this.#send, onOutcome: this.#onOutcome })
    makeAutoObservable(
      this,
      {
        payroll: observableRef,
        wizard: observableRef,
        transfers: observableRef,
        financing: observableRef,
        bankFile: observableRef,
        pending: observableRef,
      },
      { autoBind: true },
    )
  }

  get isSending(): boolean {
    return this.wizard._tag === 'Sending'
  }

  /** An announced transfer has no step before its bank data. */
  get canGoBack(): boolean {
    return this.wizard._tag === 'Method' && !this.isAnnounced
  }

  get failure(): Failure | undefined {
    return this.#payment.failure
  }

  /** The host may have done what was requested last: only the same request finds out. */
  get isOutcomeUnknown(): boolean {
    return this.#payment.isUnknown
  }

  get moving(): ReadonlyArray<Money> | undefined {
    return Wizard.moving(this.method, this.payroll, this.financing?.price.value)
  }

  /** A transfer that was announced can be declared only. */
  get isAnnounced(): boolean {
    return this.payroll !== undefined && this.payroll.status !== 'SCHEDULED_READY_TO_PAY'
  }

  /** No transfer where the financier has no account for the business, and no financing without a credit line. */
  get methods(): ReadonlyArray<Wizard.PaymentMethod> {
    const hasAccount = this.transfers?.value?.account !== undefined
    if (this.payroll?.authorisedMethod !== undefined) return [AUTHORISED[this.payroll.authorisedMethod]]
    if (this.isAnnounced) return [hasAccount ? 'transfer' : 'direct']
    return [
      ...(hasAccount ? (['transfer'] as const) : []),
      'direct',
      ...(this.financing?.isOffered === true ? (['financing'] as const) : []),
    ]
  }

  /** The selected method, or the first one. */
  get method(): Wizard.PaymentMethod {
    return this.methods.find((method) => method === this.chosen) ?? this.methods[0] ?? 'direct'
  }

  /** Others authorise what the user would do with the selected method. */
  get isGuarded(): boolean {
    return isGuarding(this.transfers?.value, this.method === 'financing' ? 'FINANCE' : 'PAY')
  }

  /** Every payee is confirmed, and a financing has a valid price. */
  get canSend(): boolean {
    return (
      !this.isSending &&
      this.transfers?.value !== undefined &&
      this.payees?.pending.length === 0 &&
      (this.method !== 'financing' || this.financing?.canRequest === true)
    )
  }

  /** The words of the transfer to the financier: its code, and the folios that it pays. */
  get concept(): string {
    const payees = this.transfers?.value?.payees ?? []
    return transferConcept(this.#deps.current.country, {
      code: this.payroll?.reference ?? '',
      folios: payees.flatMap(({ folios }) => folios),
      invoices: payees.reduce((sum, { invoices }) => sum + invoices, 0),
    })
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
    const transfers = new RemoteValue({
      load: () => this.#deps.payrolls.transfers(payroll.id),
      onLoaded: (loaded) => this.#onTransfers(payroll, loaded),
    })
    const financing = new PayrollFinancing(this.#deps, payroll)
    this.#payment.reset()
    Object.assign(this, {
      payroll,
      financing,
      chosen: undefined,
      bankFile: undefined,
      pending: undefined,
      payees: new PayeeConfirmation(
        { ...this.#deps, onConfirmed: (confirmed) => this.#onTransfers(payroll, confirmed) },
        payroll.id,
        transfers,
      ),
      wizard: payroll.status === 'SCHEDULED_READY_TO_PAY' ? Wizard.start : { _tag: 'Method' },
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
  }

  back(): void {
    this.wizard = Wizard.advance(this.wizard, { _tag: 'Back' })
  }

  choose(method: Wizard.PaymentMethod): void {
    if (!this.isSending) this.chosen = method
  }

  #onTransfers(payroll: PayrollDetail, transfers: PayrollTransfers): void {
    const isConfirmed = transfers.payees.every(({ caution }) => caution?.isUnconfirmed !== true)
    this.bankFile =
      isConfirmed && !isGuarding(transfers, 'PAY') ? new BankFileDownload(this.#deps, payroll, transfers) : undefined
  }

  /** Without an answer it is repeated. */
  async request(request: Wizard.PaymentRequest): Promise<void> {
    const { payroll, wizard } = this
    if (payroll === undefined || !Wizard.requestsOf(this.method, this.isGuarded).includes(request)) return
    const sending = Wizard.advance(wizard, { _tag: 'Ask', request })
    if (sending === wizard) return
    this.wizard = sending
    const repaidOn = request === 'RequestFinancing' ? this.financing?.repaymentDate : undefined
    const outcome = await this.#payment.run({ payroll: payroll.id, request, repaidOn })
    if (outcome._tag === 'Done') this.#onChanged(statusOf(outcome.value))
  }

  readonly #onOutcome = (outcome: RequestOutcome<PayrollDetail | Pending>, intent: PaymentIntent): void => {
    if (this.payroll?.id !== intent.payroll) return
    this.wizard = Wizard.advance(this.wizard, { _tag: outcome._tag === 'Done' ? 'Answered' : 'Failed' })
    if (outcome._tag === 'Done') {
      this.payroll = statusOf(outcome.value) ?? this.payroll
      this.pending = isPending(outcome.value) ? outcome.value.approval : undefined
    }
    /* An account or the policy changed since it was shown: the payees to confirm are shown, or that others authorise. */
    if (outcome._tag === 'Rejected' && isOutdated(outcome.failure)) this.transfers?.retry()
  }

  readonly #send = ({
    payroll,
    request,
    repaidOn,
    key,
  }: Keyed<PaymentIntent>): TaskEither<Failure, PayrollDetail | Pending> => {
    const { payrolls } = this.#deps
    if (request !== 'RequestFinancing') return payrolls.requestPayment(payroll, request, key)
    return repaidOn === undefined ? TE.left(NOT_FOUND) : payrolls.requestFinancing(payroll, repaidOn, key)
  }
}

const isOutdated = (failure: Failure): boolean =>
  failure._tag === 'Rejected' &&
  (failure.code === 'ERROR_PAYEE_UNCONFIRMED' || failure.code === 'ERROR_APPROVAL_REQUIRED')

/** Undefined where it waits for others. */
const statusOf = (answer: PayrollDetail | Pending): PayrollDetail | undefined => ('_tag' in answer ? undefined : answer)

const isGuarding = (transfers: PayrollTransfers | undefined, act: 'PAY' | 'FINANCE'): boolean =>
  transfers?.guardedActs?.includes(act) === true

const AUTHORISED = { TRANSFER: 'transfer', DIRECT: 'direct' } as const
