import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { type DateRejected, validatePaymentDate } from '#domain/financing/payment-date.ts'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import type { TextError } from '#domain/kernel/form.ts'
import { defaultPayrollName, isNameTaken, parsePayrollName } from '#domain/payables/payroll-name.ts'
import { type DueList, type LateInvoice, lateOn } from '#domain/payables/due-day.ts'
import type { PayrollRequest } from '#domain/payables/payroll-request.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Failure } from '../shared/failure.ts'
import type { TypedTexts } from '../shared/form-draft.ts'
import { MoneyRequest } from '../shared/money-request.ts'
import type { RequestOutcome } from '../shared/repeat-request.ts'
import { ChosenInvoices } from './chosen-invoices.ts'
import { type PayrollDetail, Payrolls } from './payrolls.port.ts'
import {
  createLists,
  listsToSend,
  scheduledIn,
  type SchedulingRequest,
  type SchedulingStep,
  STEP_BEFORE,
  SCHEDULING_STEPS,
} from './scheduling-request.ts'
import type { Resolved } from '../shared/token.ts'

interface Lists {
  readonly lists: ReadonlyArray<PayrollRequest>
}

/** A hint about a name needs no more of them. */
const MAX_NAMES = 100

/** Groups selected invoices into a payroll, or into one for each due date: the day, the name, and a review before it is sent. */
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
  /** Each invoice is paid on its own due date. */
  isEach = false
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
  readonly #creation: MoneyRequest<Lists, ReadonlyArray<PayrollDetail>>

  constructor(dependencies: Resolved<typeof SchedulingWizard.needs>, request: SchedulingRequest) {
    this.#deps = dependencies
    this.#request = request
    this.chosen = new ChosenInvoices(dependencies, request.invoices)
    this.#creation = new MoneyRequest(dependencies, {
      send: ({ key, lists }) => createLists(dependencies.payrolls, lists, key),
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
    return this.isEach || this.name !== this.#defaultName || this.paymentDate !== suggestion?.date || leftOut.size > 0
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

  /** The invoices of each day on which something is paid. */
  get lists(): ReadonlyArray<DueList> {
    if (this.isEach) return this.chosen.lists
    return this.paymentDate === undefined ? [] : [{ date: this.paymentDate, invoices: this.chosen.invoices }]
  }

  /** The invoices that would be paid after their own payment dates. */
  get late(): ReadonlyArray<LateInvoice> {
    return this.lists.flatMap(({ date, invoices }) => lateOn(invoices, date))
  }

  /** The day on which the fewest are late, where these are fewer than on the selected one. */
  get earlier(): { readonly date: CivilDate.CivilDate; readonly late: number } | undefined {
    const [first] = this.chosen.days
    if (first === undefined || this.isEach) return undefined
    const late = lateOn(this.chosen.invoices, first.date).length
    return late < this.late.length ? { date: first.date, late } : undefined
  }

  get nameError(): TextError | undefined {
    const parsed = parsePayrollName(this.name)
    return E.isLeft(parsed) && !this.isEach ? parsed.left : undefined
  }

  /** Another payroll has this name, which is allowed. */
  get isNameTaken(): boolean {
    return isNameTaken(this.name, this.names)
  }

  get dateError(): DateRejected | undefined {
    const { calendar, today } = this.#deps.calendar
    if (this.isEach || this.paymentDate === undefined) return undefined
    const valid = validatePaymentDate(this.paymentDate, { today }, calendar)
    return E.isLeft(valid) ? valid.left : undefined
  }

  get canContinue(): boolean {
    if (this.isBusy || this.chosen.invoices.length === 0) return false
    const hasDate = this.lists.length > 0 && this.dateError === undefined
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
    this.isEach = false
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

  payEach(isEach: boolean): void {
    this.isEach = isEach
    this.rejectedDate = undefined
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
    return STEP_BEFORE[this.step]
  }

  back(to: SchedulingStep | undefined = this.before): void {
    if (to !== undefined && !this.isBusy && this.step !== 'done') this.step = to
  }

  /** Without an answer the request is repeated. */
  async submit(): Promise<void> {
    if (this.isBusy || this.step !== 'summary') return
    const lists = listsToSend(this.lists, this.isEach ? undefined : this.name, this.#deps.calendar)
    if (E.isLeft(lists)) {
      this.rejectedDate = lists.left._tag === 'PayrollRequestDateRejected' ? lists.left.rejected : undefined
      return
    }
    await this.#creation.run({ lists: lists.right })
  }

  get #typed(): TypedTexts {
    return {
      invoices: this.#request.invoices.map(({ id }) => id).join(' '),
      leftOut: [...this.chosen.leftOut].join(' '),
      date: this.paymentDate ?? '',
      each: this.isEach ? 'yes' : '',
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
    this.isEach = typed['each'] === 'yes'
    if (this.canContinue) this.step = SCHEDULING_STEPS.find((step) => step === typed['step']) ?? 'date'
  }

  #forget(): void {
    this.#stopKeeping()
    this.#request.draft.clear()
  }

  readonly #onOutcome = (outcome: RequestOutcome<unknown>, { lists }: Lists): void => {
    const { notifications } = this.#deps
    switch (outcome._tag) {
      case 'Done':
        this.#forget()
        this.step = 'done'
        return this.#request.onScheduled(...scheduledIn(lists))
      case 'Rejected':
        return notifications.show({ _tag: 'PayablesNotScheduled', failure: outcome.failure })
      case 'Unknown':
        return notifications.show({ _tag: 'PayablesScheduleUnknown' })
    }
  }
}
