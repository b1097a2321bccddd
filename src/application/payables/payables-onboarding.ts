import * as E from 'fp-ts/Either'
import { makeAutoObservable, runInAction } from 'mobx'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import {
  choiceOf,
  defaultChoice,
  ONBOARDING_DAYS,
  type OnboardingChoice,
  type OnboardingDaysError,
  validateDays,
} from '#domain/payables/onboarding.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { advance, type OnboardingStep } from './onboarding-steps.ts'
import type { Payables, PayablesSetup } from './payables.port.ts'
import { SupplierTerms } from './supplier-terms.ts'

export interface OnboardingDependencies {
  readonly payables: Payables
  readonly calendar: Pick<BusinessCalendar, 'today'>
  readonly notifications: NotificationsViewModel
  readonly onSaved: (setup: PayablesSetup) => void
}

/** The wizard before the first use of the payables: how far back, and the terms of the suppliers found. */
export class PayablesOnboarding {
  step: OnboardingStep = 'days'
  isOpen = false
  isBusy = false
  days: number = ONBOARDING_DAYS.usual
  readonly terms = new SupplierTerms()
  readonly #deps: OnboardingDependencies

  constructor(dependencies: OnboardingDependencies) {
    this.#deps = dependencies
    makeAutoObservable(this, { terms: false }, { autoBind: true })
  }

  get daysError(): OnboardingDaysError | undefined {
    const valid = validateDays(this.days)
    return E.isLeft(valid) ? valid.left : undefined
  }

  get canSave(): boolean {
    return !this.isBusy && this.terms.valid !== undefined
  }

  open(): void {
    Object.assign(this, { isOpen: true, step: 'days', days: ONBOARDING_DAYS.usual })
  }

  close(): void {
    if (!this.isBusy) this.isOpen = false
  }

  changeDays(days: number): void {
    this.days = days
  }

  back(): void {
    if (!this.isBusy) this.step = advance(this.step, 'Back')
  }

  /** Looks for suppliers within the days, and leads to their terms. */
  async findSuppliers(): Promise<void> {
    const { notifications, payables } = this.#deps
    const choice = choiceOf(this.#today, this.days, [])
    if (this.isBusy || E.isLeft(choice)) return
    this.isBusy = true
    const found = await payables.suppliersSince(choice.right.startDate)()
    runInAction(() => {
      this.isBusy = false
      if (E.isLeft(found)) return notifications.show({ _tag: 'SetupSuppliersUnavailable', failure: found.left })
      this.terms.open(found.right)
      this.step = advance(this.step, 'SuppliersFound')
    })
  }

  /** Saves the days and every term. */
  async save(): Promise<void> {
    const choice = choiceOf(this.#today, this.days, this.terms.valid ?? [])
    if (this.canSave && E.isRight(choice)) await this.#save(choice.right, 'Saved')
  }

  /** Thirty days and no terms. */
  skip(): Promise<void> {
    return this.#save(defaultChoice(this.#today), 'Skipped')
  }

  async #save(choice: OnboardingChoice, event: 'Saved' | 'Skipped'): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    const saved = await this.#deps.payables.saveSetup(choice)()
    runInAction(() => {
      this.isBusy = false
      if (E.isLeft(saved)) return this.#deps.notifications.show({ _tag: 'PayablesSetupNotSaved', failure: saved.left })
      this.step = advance(this.step, event)
      this.#deps.onSaved(saved.right)
    })
  }

  get #today(): CivilDate {
    return this.#deps.calendar.today
  }
}
