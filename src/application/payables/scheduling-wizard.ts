import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { DateRefused } from '#domain/financing/payment-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { TextError } from '#domain/kernel/form.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import { defaultPayrollName, isNameTaken, parsePayrollName } from '#domain/payables/payroll-name.ts'
import { dueBefore, payrollRequestOf, transfersOf, type SupplierTransfer } from '#domain/payables/payroll-request.ts'
import { validatePaymentDate } from '#domain/financing/payment-date.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Failure } from '../shared/failure.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { repeatInSession } from '../shared/repeat-in-session.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { SCHEDULING_REJECTIONS } from './payment-rejections.ts'
import type { Payrolls } from './payrolls.port.ts'

export interface SchedulingDependencies {
  readonly payrolls: Pick<Payrolls, 'create' | 'page'>
  readonly calendar: Pick<BusinessCalendar, 'calendar' | 'today'>
  readonly current: CurrentSession
  readonly keys: IdempotencyKeys
  readonly notifications: NotificationsViewModel
  readonly scheduler: Scheduler
}

/** What is scheduled, and what follows. */
export interface SchedulingRequest {
  readonly invoices: ReadonlyArray<PayableInvoice>
  /** The invoices have left the inbox, for that day. */
  readonly onScheduled: (paymentDate: CivilDate) => void
  readonly onClose: () => void
}

/** A hint about a name needs no more of them. */
const MOST_NAMES = 100

export type SchedulingStep = 'date' | 'invoices' | 'summary' | 'done'

/** Groups selected invoices into a payroll: the day, the name, and a review before it is sent. */
export class SchedulingWizard {
  isBusy = false
  step: SchedulingStep = 'date'
  paymentDate: CivilDate | undefined = undefined
  name = ''
  failure: Failure | undefined = undefined
  /** Why the day, which was open when it was selected, is none any more: the dialog was open over midnight. */
  refusedDate: DateRefused | undefined = undefined
  /** The host may have scheduled them: only the same request finds out. */
  isOutcomeUnknown = false
  /** Of the payrolls that are not finished. */
  names: ReadonlyArray<string> = []
  /** One for each content that is sent, so that a repeated request has one effect. */
  #key = ''
  /** The last name that was proposed. */
  #defaultName = ''
  readonly #deps: SchedulingDependencies
  readonly #request: SchedulingRequest

  constructor(dependencies: SchedulingDependencies, request: SchedulingRequest) {
    this.#deps = dependencies
    this.#request = request
    makeAutoObservable(this, { names: observableRef, refusedDate: observableRef, payeeOf: false }, { autoBind: true })
    void this.#loadNames()
  }

  get invoices(): ReadonlyArray<PayableInvoice> {
    return this.#request.invoices
  }

  /** What moves, one sum for each currency. */
  get totals(): ReadonlyArray<Money> {
    return owedTotals(this.invoices, profileOf(this.#deps.current.country).currency)
  }

  /** One transfer for each payee. */
  get transfers(): ReadonlyArray<SupplierTransfer> {
    return transfersOf(this.invoices)
  }

  /** Who is paid by the transfer of these invoices. */
  payeeOf(ids: SupplierTransfer['invoiceIds']): SupplierId | undefined {
    return this.invoices.find(({ id }) => ids.includes(id))?.payeeId
  }

  /** Those whose own payment date is earlier. */
  get late(): ReadonlyArray<PayableInvoice> {
    return this.paymentDate === undefined ? [] : dueBefore(this.invoices, this.paymentDate)
  }

  get nameError(): TextError | undefined {
    const parsed = parsePayrollName(this.name)
    return E.isLeft(parsed) ? parsed.left : undefined
  }

  /** Another payroll has this name, which is allowed. */
  get isNameTaken(): boolean {
    return isNameTaken(this.name, this.names)
  }

  get dateError(): DateRefused | undefined {
    const { calendar, today } = this.#deps.calendar
    const valid = this.paymentDate && validatePaymentDate(this.paymentDate, { today }, calendar)
    return valid !== undefined && E.isLeft(valid) ? valid.left : undefined
  }

  get canContinue(): boolean {
    if (this.isBusy || this.invoices.length === 0) return false
    const hasDate = this.paymentDate !== undefined && this.dateError === undefined
    return hasDate && (this.step === 'date' || this.nameError === undefined)
  }

  async #loadNames(): Promise<void> {
    const page = await this.#deps.payrolls.page(1, MOST_NAMES)()
    if (E.isRight(page)) runInAction(() => (this.names = page.right.rows.map(({ name }) => name)))
  }

  close(): void {
    if (!this.isBusy) this.#request.onClose()
  }

  /** The default name follows the date until the user writes another. A refused date comes as undefined, and changes no name. */
  chooseDate(date: CivilDate | undefined): void {
    this.paymentDate = date
    this.refusedDate = undefined
    if (date === undefined || (this.name !== '' && this.name !== this.#defaultName)) return
    this.#defaultName = defaultPayrollName(date)
    this.name = this.#defaultName
  }

  rename(name: string): void {
    this.name = name
  }

  next(): void {
    if (!this.canContinue) return
    if (this.step === 'invoices') this.#key = this.#deps.keys.next()
    this.failure = undefined
    this.isOutcomeUnknown = false
    this.step = this.step === 'date' ? 'invoices' : 'summary'
  }

  back(to: SchedulingStep): void {
    if (!this.isBusy && this.step !== 'done') this.step = to
  }

  /** Without an answer the request is repeated. */
  async submit(): Promise<void> {
    const { calendar, notifications, payrolls } = this.#deps
    if (this.isBusy || this.step !== 'summary' || this.paymentDate === undefined) return
    const draft = { name: this.name, paymentDate: this.paymentDate, invoiceIds: this.invoices.map(({ id }) => id) }
    const request = payrollRequestOf(draft, calendar.today, calendar.calendar)
    if (E.isLeft(request)) {
      this.refusedDate = request.left._tag === 'PayrollRequestDateRefused' ? request.left.refused : undefined
      return
    }
    this.isBusy = true
    this.failure = undefined
    this.isOutcomeUnknown = false
    const outcome = await repeatInSession(this.#deps, payrolls.create(request.right, this.#key), SCHEDULING_REJECTIONS)
    runInAction(() => {
      this.isBusy = false
      switch (outcome._tag) {
        case 'Done':
          this.step = 'done'
          this.#request.onScheduled(request.right.paymentDate)
          return
        case 'Rejected':
          this.failure = outcome.failure
          notifications.show({ _tag: 'PayablesNotScheduled', failure: outcome.failure })
          return
        case 'Unknown':
          this.isOutcomeUnknown = true
          notifications.show({ _tag: 'PayablesScheduleUnknown' })
      }
    })
  }
}
