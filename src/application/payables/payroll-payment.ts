import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as Wizard from '#domain/payables/payment-wizard.ts'
import { isWindowOpen, nextCheck, type WallClock } from '#domain/payables/transfer-window.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import type { Failure } from '../shared/failure.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { OwnFundsRequest, PayrollDetail, Payrolls, PayrollTransfers } from './payrolls.port.ts'

export interface PayrollPaymentDependencies {
  readonly payrolls: Pick<Payrolls, 'requestPayment' | 'transfers'>
  readonly calendar: Pick<BusinessCalendar, 'calendar' | 'wallClock'>
  readonly keys: IdempotencyKeys
}

/** The ways to pay with own money. */
export type OwnFundsMethod = Exclude<Wizard.PaymentMethod, 'financing'>

/** Pays a payroll: its summary, the method with its bank data, and a receipt. */
export class PayrollPayment {
  payroll: PayrollDetail | undefined = undefined
  wizard: Wizard.PaymentWizard = Wizard.start
  failure: Failure | undefined = undefined
  /** Loaded for the payroll that is open. */
  transfers: RemoteValue<PayrollTransfers> | undefined = undefined
  #key = ''
  readonly #with: PayrollPaymentDependencies
  /** The payroll has another status. */
  readonly #onChanged: (payroll: PayrollDetail) => void

  constructor(dependencies: PayrollPaymentDependencies, onChanged: (payroll: PayrollDetail) => void) {
    this.#with = dependencies
    this.#onChanged = onChanged
    makeAutoObservable(
      this,
      { payroll: observableRef, wizard: observableRef, transfers: observableRef },
      { autoBind: true },
    )
  }

  get isSending(): boolean {
    return this.wizard._tag === 'Sending'
  }

  /** A direct payment alone, where the financier has no account for the business. */
  get methods(): ReadonlyArray<OwnFundsMethod> {
    return this.transfers?.value?.account === undefined ? ['direct'] : ['transfer', 'direct']
  }

  /** When a transfer that is declared now is looked for; undefined within the hours of the bank. */
  get checkAt(): WallClock | undefined {
    const { calendar, wallClock } = this.#with.calendar
    if (isWindowOpen(wallClock, calendar)) return undefined
    const check = nextCheck(wallClock, calendar)
    return E.isRight(check) ? check.right : undefined
  }

  /** An announced transfer is declared at its bank data. */
  open(payroll: PayrollDetail): void {
    const isAnnounced = payroll.status !== 'SCHEDULED_READY_TO_PAY'
    const transfers = new RemoteValue({
      load: () => this.#with.payrolls.transfers(payroll.id),
      onLoaded: ({ account }) => account === undefined && this.#payDirectly(),
    })
    this.#key = this.#with.keys.next()
    Object.assign(this, {
      payroll,
      failure: undefined,
      wizard: isAnnounced ? { _tag: 'Confirm', method: 'transfer', failed: false } : Wizard.start,
      transfers,
    })
    void transfers.load()
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

  choose(method: OwnFundsMethod): void {
    this.wizard = Wizard.advance(this.wizard, { _tag: 'Choose', method })
  }

  /** The financier's account to which a transfer was announced is gone. */
  #payDirectly(): void {
    if (this.wizard._tag === 'Confirm') this.wizard = { ...this.wizard, method: 'direct' }
  }

  /** Sent again after a failure it has the same key, unless another request was chosen. */
  async request(request: OwnFundsRequest): Promise<void> {
    const { payroll, wizard } = this
    if (payroll === undefined) return
    const sending = Wizard.advance(wizard, { _tag: 'Ask', request })
    if (sending === wizard) return
    this.wizard = sending
    this.failure = undefined
    const answer = await this.#with.payrolls.requestPayment(payroll.id, request, `${this.#key}-${request}`)()
    runInAction(() => {
      this.wizard = Wizard.advance(sending, { _tag: E.isRight(answer) ? 'Answered' : 'Failed' })
      if (E.isLeft(answer)) this.failure = answer.left
      else this.payroll = answer.right
    })
    if (E.isRight(answer)) this.#onChanged(answer.right)
  }
}
