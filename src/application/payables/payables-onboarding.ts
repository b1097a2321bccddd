import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import {
  advance,
  choiceOf,
  defaultChoice,
  ONBOARDING_DAYS,
  type OnboardingChoice,
  type OnboardingDaysError,
  type OnboardingStep,
  validateDays,
} from '#domain/payables/onboarding.ts'
import * as PaymentTerm from '#domain/suppliers/payment-term.ts'
import { searchSuppliers } from '#domain/suppliers/supplier-list.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import { FilteredSelection } from '../shared/filtered-selection.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Payables, PayablesSetup, SetupSupplier } from './payables.port.ts'

export interface OnboardingDependencies {
  readonly payables: Payables
  readonly calendar: Pick<BusinessCalendar, 'today'>
  readonly notifications: NotificationsViewModel
  readonly onSaved: (setup: PayablesSetup) => void
}

/** A supplier with the term that is typed for it, as a row of the table. `minor`: nothing is summed up. */
export interface TermRow extends SetupSupplier {
  readonly id: string
  readonly minor: 0
  readonly typed: string
  readonly error: PaymentTerm.PaymentTermError | undefined
}

/** The wizard before the first use of the payables: how far back, and the terms of the suppliers found. */
export class PayablesOnboarding {
  step: OnboardingStep = 'days'
  isOpen = false
  isBusy = false
  days: number = ONBOARDING_DAYS.usual
  suppliers: ReadonlyArray<SetupSupplier> = []
  search = ''
  isOnlySelected = false
  /** The filter is the search. */
  readonly selection: FilteredSelection<string, TermRow>
  /** Typed for all selected suppliers. */
  termForSelected = ''
  /** Typed by the user, by tax id. */
  typed: ReadonlyMap<string, string> = new Map()
  readonly #with: OnboardingDependencies

  constructor(dependencies: OnboardingDependencies) {
    this.#with = dependencies
    this.selection = new FilteredSelection({
      matches: (row, search) => searchSuppliers([row], search).length > 0,
      isSame: (one, other) => one === other,
      isAll: (search) => search === '',
      view: () => ({ rows: this.rows, filter: this.search, totals: { count: this.rows.length, minor: 0 } }),
      showOnlySelected: () => this.showOnlySelected(),
    })
    const refs = { suppliers: observableRef, typed: observableRef } as const
    makeAutoObservable(this, { ...refs, selection: false }, { autoBind: true })
  }

  get daysError(): OnboardingDaysError | undefined {
    const valid = validateDays(this.days)
    return E.isLeft(valid) ? valid.left : undefined
  }

  /** Those that the search finds. */
  get rows(): ReadonlyArray<TermRow> {
    const found = searchSuppliers(this.suppliers, this.search).map((supplier) => this.#rowOf(supplier))
    return this.isOnlySelected ? found.filter((row) => this.selection.has(row)) : found
  }

  get canSave(): boolean {
    return !this.isBusy && this.suppliers.every((supplier) => this.#rowOf(supplier).error === undefined)
  }

  get termForSelectedError(): PaymentTerm.PaymentTermError | undefined {
    const parsed = PaymentTerm.parse(this.termForSelected)
    return this.termForSelected !== '' && E.isLeft(parsed) ? parsed.left : undefined
  }

  get canApply(): boolean {
    return this.selection.count > 0 && E.isRight(PaymentTerm.parse(this.termForSelected))
  }

  open(): void {
    const fresh = { step: 'days', days: ONBOARDING_DAYS.usual, typed: new Map(), termForSelected: '' } as const
    Object.assign(this, { ...fresh, isOpen: true })
    this.changeSearch('')
    this.selection.clear()
  }

  close(): void {
    if (!this.isBusy) this.isOpen = false
  }

  changeDays(days: number): void {
    this.days = days
  }

  changeSearch(text: string): void {
    this.search = text
    this.isOnlySelected = false
  }

  changeTerm(identifier: string, text: string): void {
    this.typed = new Map([...this.typed, [identifier, digitsOf(text)]])
  }

  changeTermForSelected(text: string): void {
    this.termForSelected = digitsOf(text)
  }

  /** Whatever the search finds. */
  showOnlySelected(): void {
    this.changeSearch('')
    this.isOnlySelected = true
  }

  applyToSelected(): void {
    if (!this.canApply) return
    const terms = this.selection.rows.map(({ identifier }) => [identifier, this.termForSelected] as const)
    this.typed = new Map([...this.typed, ...terms])
    this.isOnlySelected = false
    this.selection.clear()
  }

  back(): void {
    if (!this.isBusy) this.step = advance(this.step, 'Back')
  }

  /** Looks for suppliers within the days; without any there is nothing to agree, and the days are saved. */
  async findSuppliers(): Promise<void> {
    const { notifications, payables } = this.#with
    const choice = choiceOf(this.#today, this.days, [])
    if (this.isBusy || E.isLeft(choice)) return
    this.isBusy = true
    const found = await payables.suppliersSince(choice.right.startDate)()
    runInAction(() => {
      this.isBusy = false
      if (E.isLeft(found)) return notifications.show({ _tag: 'SetupSuppliersUnavailable', failure: found.left })
      this.suppliers = found.right
      this.step = advance(this.step, 'SuppliersFound')
    })
  }

  /** Saves the days and every term. */
  async save(): Promise<void> {
    const terms = this.suppliers.flatMap((supplier) => {
      const term = PaymentTerm.parse(this.#rowOf(supplier).typed)
      return E.isRight(term) ? [{ identifier: supplier.identifier, term: term.right }] : []
    })
    const choice = choiceOf(this.#today, this.days, terms)
    if (this.canSave && E.isRight(choice)) await this.#save(choice.right, 'Saved')
  }

  /** Thirty days and no terms. */
  skip(): Promise<void> {
    return this.#save(defaultChoice(this.#today), 'Skipped')
  }

  async #save(choice: OnboardingChoice, event: 'Saved' | 'Skipped'): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    const saved = await this.#with.payables.saveSetup(choice)()
    runInAction(() => {
      this.isBusy = false
      if (E.isLeft(saved)) return this.#with.notifications.show({ _tag: 'PayablesSetupNotSaved', failure: saved.left })
      this.step = advance(this.step, event)
      this.#with.onSaved(saved.right)
    })
  }

  get #today(): CivilDate {
    return this.#with.calendar.today
  }

  #rowOf(supplier: SetupSupplier): TermRow {
    const { identifier } = supplier
    const typed = this.typed.get(identifier) ?? String(PaymentTerm.orDefaultTerm(supplier.term))
    const term = PaymentTerm.parse(typed)
    return { ...supplier, id: identifier, minor: 0, typed, error: E.isLeft(term) ? term.left : undefined }
  }
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 3)
