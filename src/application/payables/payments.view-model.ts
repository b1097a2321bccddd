import * as E from 'fp-ts/Either'
import { makeAutoObservable, runInAction } from 'mobx'
import type { CredentialStatusViewModel } from '../tax-credential/credential-status.view-model.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import { PayablesOnboarding } from './payables-onboarding.ts'
import { PayableTable, type PayableTableDependencies } from './payable-table.ts'
import type { PayableListName, PayablesSetup, PayableTotals } from './payables.port.ts'

export interface PaymentsDependencies extends PayableTableDependencies {
  readonly calendar: BusinessCalendar
  readonly credential: CredentialStatusViewModel
}

/** The area of payments: the prompts before it, the totals, and the lists of owed invoices. */
export class PaymentsViewModel {
  isShowingEarlier = false
  readonly credential: CredentialStatusViewModel
  readonly setup: RemoteValue<PayablesSetup>
  readonly totals: RemoteValue<PayableTotals>
  readonly table: PayableTable
  readonly onboarding: PayablesOnboarding
  readonly #with: PaymentsDependencies

  constructor(dependencies: PaymentsDependencies) {
    const { calendar, credential, live, notifications, payables } = dependencies
    this.#with = dependencies
    this.credential = credential
    this.setup = new RemoteValue({
      load: payables.setup,
      live,
      refreshOn: ({ _tag }) => _tag === 'PayablesChanged' || _tag === 'InvoicesChanged',
      onFailure: (failure) => notifications.show({ _tag: 'PayablesSetupUnavailable', failure }),
    })
    this.totals = new RemoteValue({
      load: () => payables.totals(),
      live,
      refreshOn: ({ _tag }) => _tag === 'PayablesChanged' || _tag === 'InvoicesChanged',
      onFailure: (failure) => notifications.show({ _tag: 'PayableTotalsUnavailable', failure }),
    })
    this.table = new PayableTable(dependencies)
    this.onboarding = new PayablesOnboarding({ payables, calendar, notifications, onSaved: this.#onSaved })
    const parts = { credential: false, setup: false, totals: false, table: false, onboarding: false } as const
    makeAutoObservable(this, parts, { autoBind: true })
  }

  /** The tax authority's documents can be read. Samples of the finance area have no payables. */
  get isLinked(): boolean {
    return this.credential.prompt?._tag === 'READY'
  }

  activate(): () => void {
    void this.#with.calendar.load()
    const stops = [this.credential.activate(), this.setup.activate(), this.totals.activate()]
    return () => stops.forEach((stop) => stop())
  }

  open(name: PayableListName): () => void {
    return this.table.open(name)
  }

  /** The start date moves back to the oldest invoice in the inbox. */
  async showEarlier(): Promise<void> {
    const { notifications, payables } = this.#with
    const { oldest } = this.setup.value ?? {}
    if (oldest === undefined || this.isShowingEarlier) return
    this.isShowingEarlier = true
    const saved = await payables.saveSetup({ startDate: oldest, suppliers: [] })()
    runInAction(() => (this.isShowingEarlier = false))
    if (E.isLeft(saved)) notifications.show({ _tag: 'PayablesSetupNotSaved', failure: saved.left })
    else this.#onSaved(saved.right)
  }

  #onSaved = (setup: PayablesSetup): void => {
    this.setup.update(setup)
    this.totals.retry()
    this.table.list.retry()
  }
}
