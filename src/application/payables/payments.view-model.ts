import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { DueBucket } from '#domain/payables/due-bucket.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import type { CreditLine } from '#domain/payables/credit-line.ts'
import { CredentialStatusViewModel } from '../tax-credential/credential-status.view-model.ts'
import { FormDrafts } from '../drafts/form-drafts.ts'
import type { FormDraft } from '../shared/form-draft.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import { loadAllRows } from '../shared/load-selected.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { paymentsTour, TourViewModel } from '../business/tour.view-model.ts'
import { Preferences } from '../preferences/preferences.port.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { MissingReceipt } from './missing-receipt.ts'
import { PayablesOnboarding } from './payables-onboarding.ts'
import { PayableTable } from './payable-table.ts'
import type { PayableRow } from './payable-row.ts'
import type { PayableListName, PayableQuery, PayablesSetup, PayableTotals } from './payables.port.ts'
import type { SchedulingRequest } from './scheduling-request.ts'
import type { Resolved } from '../shared/token.ts'

/** The area of payments: the prompts before it, the totals, and the lists of owed invoices. */
export class PaymentsViewModel {
  static readonly needs = {
    ...PayableTable.needs,
    calendar: BusinessCalendar,
    credential: CredentialStatusViewModel,
    drafts: FormDrafts,
    preferences: Preferences,
  }
  isShowingEarlier = false
  /** The request that the wizard groups into a payroll, while it is open. */
  scheduling: SchedulingRequest | undefined = undefined
  readonly credential: CredentialStatusViewModel
  readonly setup: RemoteValue<PayablesSetup>
  readonly totals: RemoteValue<PayableTotals>
  readonly creditLine: RemoteValue<CreditLine>
  readonly table: PayableTable
  readonly receipt = new MissingReceipt()
  readonly onboarding: PayablesOnboarding
  readonly tour: TourViewModel
  readonly #resumptions = new LatestRequest()
  readonly #deps: Resolved<typeof PaymentsViewModel.needs>

  constructor(dependencies: Resolved<typeof PaymentsViewModel.needs>) {
    const { credential, live, notifications, payables, preferences } = dependencies
    this.#deps = dependencies
    this.credential = credential
    this.setup = new RemoteValue({
      load: payables.setup,
      live,
      refreshOn: ({ _tag }) => _tag === 'PayablesChanged' || _tag === 'InvoicesChanged',
      ...notifications.about('PayablesSetupUnavailable'),
    })
    this.totals = new RemoteValue({
      load: () => payables.totals(),
      live,
      refreshOn: ({ _tag }) => _tag === 'PayablesChanged' || _tag === 'InvoicesChanged',
      ...notifications.about('PayableTotalsUnavailable'),
    })
    this.creditLine = new RemoteValue({
      load: payables.creditLine,
      live,
      refreshOn: ({ _tag }) => _tag === 'PayablesChanged',
      ...notifications.about('CreditLineUnavailable'),
    })
    this.table = new PayableTable(dependencies)
    this.onboarding = new PayablesOnboarding({ ...dependencies, onSaved: this.#onSaved })
    this.tour = new TourViewModel({ memory: paymentsTour(preferences) })
    makeAutoObservable(
      this,
      {
        credential: false,
        setup: false,
        totals: false,
        creditLine: false,
        table: false,
        receipt: false,
        onboarding: false,
        scheduling: observableRef,
        tour: false,
        hasLists: false,
      },
      { autoBind: true },
    )
  }

  /** The tax authority's documents can be read. Samples of the finance area have no payables. */
  get isLinked(): boolean {
    return this.credential.prompt?._tag === 'Ready'
  }

  /** Loads what the inbox needs before the screen is drawn; the list once the credential, which `checked` awaits, allows it. */
  async prepare(checked: Promise<void>): Promise<void> {
    for (const value of [this.setup, this.totals, this.creditLine]) void value.prepare()
    await checked
    if (this.isLinked && this.table.list.state._tag === 'Idle') void this.table.list.prepare()
  }

  activate(): () => void {
    const values = [this.credential, this.setup, this.totals, this.creditLine]
    const stops = values.map((value) => value.activate())
    stops.push(
      when(
        () => this.isLinked && this.setup.value?.isDone === true,
        () => void this.#resumeScheduling(),
      ),
    )
    return () => {
      stops.forEach((stop) => stop())
      this.#resumptions.cancel()
      this.#stopScheduling()
    }
  }

  open(name: PayableListName, search?: string): () => void {
    return this.table.open(name, search)
  }

  /** The number of payrolls with something to pay. */
  get lists(): number {
    return sumOf(this.totals.value?.due ?? [], ({ lists }) => lists)
  }

  /** Whether payrolls are due then. */
  hasLists(bucket: DueBucket): boolean {
    return this.totals.value?.due.some((due) => due.bucket === bucket && due.lists > 0) === true
  }

  /** Whether something should have been paid before today. */
  get isOverdue(): boolean {
    return this.totals.value?.delayed.some(({ minor }) => minor > 0) === true
  }

  /** The number of invoices in each list as it is opened: the inbox without what cannot be paid. Undefined until it is known. */
  get counts(): PayableTotals['counts'] | undefined {
    const { counts, due } = this.totals.value ?? {}
    return counts && due && { ...counts, inbox: sumOf(due, ({ invoices }) => invoices) }
  }

  /** The number of invoices of the inbox that cannot be paid. */
  get notPayable(): number {
    return (this.totals.value?.counts.inbox ?? 0) - (this.counts?.inbox ?? 0)
  }

  /** The elements of the tour are shown, and no wizard covers them. */
  get isTourReady(): boolean {
    return this.table.list.rows !== undefined && !this.onboarding.isOpen
  }

  /** Groups the selected invoices into a payroll. */
  async schedule(): Promise<void> {
    await this.table.check.ask('schedule', (rows) => this.#startScheduling(rows))
  }

  /** One invoice, from its panel. */
  scheduleRow(row: PayableRow): void {
    this.table.close()
    this.#startScheduling([row])
  }

  /** The start date moves back to the oldest invoice in the inbox. */
  async showEarlier(): Promise<void> {
    const { notifications, payables } = this.#deps
    const { oldest } = this.setup.value ?? {}
    if (oldest === undefined || this.isShowingEarlier) return
    this.isShowingEarlier = true
    const saved = await payables.saveSetup({ startDate: oldest, suppliers: [] })()
    runInAction(() => (this.isShowingEarlier = false))
    if (E.isLeft(saved)) notifications.show({ _tag: 'PayablesSetupNotSaved', failure: saved.left })
    else this.#onSaved(saved.right)
  }

  /** The wizard tells the result, unless the user left its page meanwhile. */
  #onScheduled = (invoices: number, on: CivilDate | undefined): void => {
    if (this.scheduling === undefined) this.#deps.notifications.show({ _tag: 'PayablesScheduled', invoices, on })
    this.table.selection.reset()
    this.table.list.retry()
    this.totals.retry()
  }

  #startScheduling(rows: ReadonlyArray<PayableRow>): void {
    this.#deps.drafts.open(SCHEDULING, 0).clear()
    this.#openWizard(
      rows.map(({ invoice }) => invoice),
      this.#deps.drafts.open(SCHEDULING, 0),
    )
  }

  /** Opens the wizard with the draft that a reload or an ended session left, and those of its invoices that are still in the inbox. */
  async #resumeScheduling(): Promise<void> {
    const { drafts, payables } = this.#deps
    const isLatest = this.#resumptions.begin()
    const draft = drafts.open(SCHEDULING, 0)
    if (draft.typed === undefined) return
    const inbox = await loadAllRows(INBOX, (query, page, pageSize) => payables.page({ ...query, page, pageSize }))
    /* The page may have been left meanwhile. */
    if (!isLatest() || E.isLeft(inbox) || this.scheduling !== undefined) return
    const left = new Set<string>(draft.typed['invoices']?.split(' '))
    const invoices = inbox.right.filter(({ id }) => left.has(id))
    if (invoices.length === 0) draft.clear()
    else this.#openWizard(invoices, draft)
  }

  #openWizard(invoices: ReadonlyArray<PayableInvoice>, draft: FormDraft): void {
    const [onScheduled, onClose] = [this.#onScheduled, this.#stopScheduling]
    runInAction(() => (this.scheduling = { invoices, draft, onScheduled, onClose }))
  }

  #stopScheduling = (): void => {
    runInAction(() => (this.scheduling = undefined))
  }

  #onSaved = (setup: PayablesSetup): void => {
    this.setup.update(setup)
    this.totals.retry()
    this.table.list.retry()
  }
}

/** The name of the draft. */
const SCHEDULING = 'scheduling'

const INBOX = {
  list: 'inbox',
  search: '',
  isPayable: undefined,
  due: undefined,
  notice: undefined,
  sort: undefined,
} as const satisfies Omit<PayableQuery, 'page' | 'pageSize'>

const sumOf = <A>(all: ReadonlyArray<A>, numberOf: (one: A) => number): number =>
  all.reduce((sum, one) => sum + numberOf(one), 0)
