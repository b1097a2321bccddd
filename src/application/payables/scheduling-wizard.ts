import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { type DateRejected, validatePaymentDate } from '#domain/financing/payment-date.ts'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import type { TextError } from '#domain/kernel/form.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { defaultPayrollName, isNameTaken, parsePayrollName } from '#domain/payables/payroll-name.ts'
import { type LateInvoice, lateOn } from '#domain/payables/due-day.ts'
import { type PayrollRequest, payrollRequestOf } from '#domain/payables/payroll-request.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Failure } from '../shared/failure.ts'
import type { FormDraft, TypedTexts } from '../shared/form-draft.ts'
import { MoneyRequest } from '../shared/money-request.ts'
import type { RequestOutcome } from '../shared/repeat-request.ts'
import { ChosenInvoices } from './chosen-invoices.ts'
import { type PayrollDetail, Payrolls } from './payrolls.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The invoices to schedule, and the step that follows. */
export interface SchedulingRequest {
  readonly invoices: ReadonlyArray<PayableInvoice>
  /** Keeps the choices over a reload, until the payment is scheduled or discarded. */
  readonly draft: FormDraft
  /** So many of them have left the inbox, for that day. */
  readonly onScheduled: (invoices: number, paymentDate: CivilDate.CivilDate) => void
  readonly onClose: () => void
}

/** A hint about a name needs no more of them. */
const MAX_NAMES = 100

const STEPS = ['date', 'invoices', 'summary'] as const

export type SchedulingStep = (typeof STEPS)[number] | 'done'

const BEFORE: Readonly<Record<SchedulingStep, SchedulingStep | undefined>> = {
  date: undefined,
  invoices: 'date',
  summary: 'invoices',
  done: undefined,
}

/** Groups selected invoices into a payroll: the day, the name, and a review before it is sent. */
export class SchedulingWizard {
  static readonly needs = {
    ...MoneyRequest.needs,
    ...ChosenInvoices.needs,
    payrolls: Payrolls,
    calendar: BusinessCalendar,
    notifications: NotificationsViewModel,
  }
  readonly chosen: ChosenInvoices
  step: SchedulingStep = 'date'
  paymentDate: CivilDate.CivilDate | undefined = undefined
  name = ''
  /** Why the day, which was open when it was selected, is none any more: the dialog was open over midnight. */
  rejectedDate: DateRejected | undefined = undefined
  /** The names of the payrolls that are not finished. */
  names: ReadonlyArray<string> = []
  /** The wizard began with a draft. */
  isRestored = false
  /** The last name that was proposed. */
  #defaultName = ''
  readonly #stopKeeping: () => void
  readonly #deps: Resolved<typeof SchedulingWizard.needs>
  readonly #request: SchedulingRequest
  readonly #creation: MoneyRequest<PayrollRequest, PayrollDetail>

  constructor(dependencies: Resolved<typeof SchedulingWizard.needs>, request: SchedulingRequest) {
    this.#deps = dependencies
    this.#request = request
    this.chosen = new ChosenInvoices(dependencies, request.invoices)
    this.#creation = new MoneyRequest(dependencies, {
      send: ({ key, ...payroll }) => dependencies.payrolls.create(payroll, key),
      onOutcome: this.#onOutcome,
    })
    makeAutoObservable(this, { chosen: false, names: observableRef, rejectedDate: observableRef }, { autoBind: true })
    this.startOver()
    this.#restore(request.draft.typed)
    this.#stopKeeping = reaction(() => this.#typed, request.draft.write, { fireImmediately: true })
    void this.#loadNames()
  }

  /** The user changed the day, the name or the invoices. */
  get isDirty(): boolean {
    if (this.step === 'done') return false
    const { leftOut, suggestion } = this.chosen
    return this.name !== this.#defaultName || this.paymentDate !== suggestion?.date || leftOut.size > 0
  }

  get isBusy(): boolean {
    return this.#creation.isSending
  }

  get failure(): Failure | undefined {
    return this.#creation.failure
  }

  /** The host may have scheduled them: only the same request finds out. */
  get isOutcomeUnknown(): boolean {
    return this.#creation.isUnknown
  }

  /** The invoices that would be paid after their own payment dates. */
  get late(): ReadonlyArray<LateInvoice> {
    return this.paymentDate === undefined ? [] : lateOn(this.chosen.invoices, this.paymentDate)
  }

  /** The day on which the fewest are late, where these are fewer than on the selected one. */
  get earlier(): { readonly date: CivilDate.CivilDate; readonly late: number } | undefined {
    const [first] = this.chosen.days
    if (first === undefined) return undefined
    const late = lateOn(this.chosen.invoices, first.date).length
    return late < this.late.length ? { date: first.date, late } : undefined
  }

  get nameError(): TextError | undefined {
    const parsed = parsePayrollName(this.name)
    return E.isLeft(parsed) ? parsed.left : undefined
  }

  /** Another payroll has this name, which is allowed. */
  get isNameTaken(): boolean {
    return isNameTaken(this.name, this.names)
  }

  get dateError(): DateRejected | undefined {
    const { calendar, today } = this.#deps.calendar
    const valid = this.paymentDate && validatePaymentDate(this.paymentDate, { today }, calendar)
    return valid !== undefined && E.isLeft(valid) ? valid.left : undefined
  }

  get canContinue(): boolean {
    if (this.isBusy || this.chosen.invoices.length === 0) return false
    const hasDate = this.paymentDate !== undefined && this.dateError === undefined
    return hasDate && (this.step === 'date' || this.nameError === undefined)
  }

  async #loadNames(): Promise<void> {
    const page = await this.#deps.payrolls.page(1, MAX_NAMES)()
    if (E.isRight(page)) runInAction(() => (this.names = page.right.rows.map(({ name }) => name)))
  }

  close(): void {
    if (this.isBusy) return
    this.#forget()
    this.#request.onClose()
  }

  /** Discards the draft: all invoices, the suggested day and its name. */
  startOver(): void {
    this.isRestored = false
    this.step = 'date'
    this.name = this.#defaultName
    this.chosen.includeAll()
    this.chooseDate(this.chosen.suggestion?.date)
  }

  /** The default name follows the date until the user writes another. A rejected date comes as undefined, and changes no name. */
  chooseDate(date: CivilDate.CivilDate | undefined): void {
    this.paymentDate = date
    this.rejectedDate = undefined
    if (date === undefined || (this.name !== '' && this.name !== this.#defaultName)) return
    this.#defaultName = defaultPayrollName(date)
    this.name = this.#defaultName
  }

  rename(name: string): void {
    this.name = name
  }

  next(): void {
    if (!this.canContinue) return
    this.#creation.reset()
    this.step = this.step === 'date' ? 'invoices' : 'summary'
  }

  /** The step before, where there is one. */
  get before(): SchedulingStep | undefined {
    return BEFORE[this.step]
  }

  back(to: SchedulingStep | undefined = this.before): void {
    if (to !== undefined && !this.isBusy && this.step !== 'done') this.step = to
  }

  /** Without an answer the request is repeated. */
  async submit(): Promise<void> {
    const { calendar } = this.#deps
    if (this.isBusy || this.step !== 'summary' || this.paymentDate === undefined) return
    const draft = {
      name: this.name,
      paymentDate: this.paymentDate,
      invoiceIds: this.chosen.invoices.map(({ id }) => id),
    }
    const request = payrollRequestOf(draft, calendar.today, calendar.calendar)
    if (E.isLeft(request)) {
      this.rejectedDate = request.left._tag === 'PayrollRequestDateRejected' ? request.left.rejected : undefined
      return
    }
    await this.#creation.run(request.right)
  }

  get #typed(): TypedTexts {
    return {
      invoices: this.#request.invoices.map(({ id }) => id).join(' '),
      leftOut: [...this.chosen.leftOut].join(' '),
      date: this.paymentDate ?? '',
      name: this.name,
      step: this.step,
    }
  }

  /** Restores the draft. Where its day has passed, the wizard begins at the field of the day. */
  #restore(typed: TypedTexts | undefined): void {
    if (typed === undefined) return
    const date = CivilDate.parse(typed['date'] ?? '')
    const leftOut = new Set(typed['leftOut']?.split(' '))
    this.isRestored = true
    this.chosen.leaveOut(this.#request.invoices.map(({ id }) => id).filter((id) => leftOut.has(id)))
    if (E.isRight(date)) this.chooseDate(date.right)
    this.name = typed['name'] ?? this.name
    if (this.canContinue) this.step = STEPS.find((step) => step === typed['step']) ?? 'date'
  }

  #forget(): void {
    this.#stopKeeping()
    this.#request.draft.clear()
  }

  readonly #onOutcome = (outcome: RequestOutcome<unknown>, request: PayrollRequest): void => {
    const { notifications } = this.#deps
    switch (outcome._tag) {
      case 'Done':
        this.#forget()
        this.step = 'done'
        return this.#request.onScheduled(request.invoiceIds.length, request.paymentDate)
      case 'Rejected':
        return notifications.show({ _tag: 'PayablesNotScheduled', failure: outcome.failure })
      case 'Unknown':
        return notifications.show({ _tag: 'PayablesScheduleUnknown' })
    }
  }
}
