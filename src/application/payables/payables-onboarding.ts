import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, reaction } from 'mobx'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import {
  choiceOf,
  defaultChoice,
  ONBOARDING_DAYS,
  type OnboardingChoice,
  type OnboardingDaysError,
  validateDays,
} from '#domain/payables/onboarding.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { FormDrafts } from '../drafts/form-drafts.ts'
import { Action } from '../shared/action.ts'
import type { FormDraft } from '../shared/form-draft.ts'
import { advance, type OnboardingStep } from './onboarding-steps.ts'
import { Payables, type PayablesSetup, type SetupSupplier } from './payables.port.ts'
import { SupplierTerms } from './supplier-terms.ts'
import type { Resolved } from '../shared/token.ts'

export interface OnboardingOptions extends Resolved<typeof PayablesOnboarding.needs> {
  readonly onSaved: (setup: PayablesSetup) => void
}

/** The wizard before the first use of the payables: how far back, and the terms of the suppliers found. */
export class PayablesOnboarding {
  static readonly needs = {
    payables: Payables,
    calendar: BusinessCalendar,
    drafts: FormDrafts,
    notifications: NotificationsViewModel,
  }
  step: OnboardingStep = 'days'
  isOpen = false
  days: number = ONBOARDING_DAYS.usual
  /** The wizard began with a draft. */
  isRestored = false
  readonly terms = new SupplierTerms()
  readonly #deps: OnboardingOptions
  readonly #search: Action<[CivilDate], ReadonlyArray<SetupSupplier>>
  readonly #saving: Action<[OnboardingChoice, 'Saved' | 'Skipped'], void>
  #draft: FormDraft | undefined
  #stopKeeping = (): void => undefined

  constructor(dependencies: OnboardingOptions) {
    this.#deps = dependencies
    const { notifications, onSaved, payables } = dependencies
    this.#search = new Action(payables.suppliersSince, {
      onSuccess: (found) => {
        this.terms.open(found, this.terms.typed)
        this.step = advance(this.step, 'SuppliersFound')
      },
      onFailure: (failure) => notifications.show({ _tag: 'SetupSuppliersUnavailable', failure }),
    })
    this.#saving = new Action(
      (choice, event) =>
        TE.map((setup: PayablesSetup) => {
          this.#forget()
          this.step = advance(this.step, event)
          onSaved(setup)
        })(payables.saveSetup(choice)),
      { onFailure: (failure) => notifications.show({ _tag: 'PayablesSetupNotSaved', failure }) },
    )
    makeAutoObservable(this, { terms: false }, { autoBind: true })
  }

  get isBusy(): boolean {
    return this.#search.isBusy || this.#saving.isBusy
  }

  get daysError(): OnboardingDaysError | undefined {
    const valid = validateDays(this.days)
    return E.isLeft(valid) ? valid.left : undefined
  }

  get canSave(): boolean {
    return !this.isBusy && this.terms.valid !== undefined
  }

  /** The user changed the days or a term. */
  get isDirty(): boolean {
    return this.step !== 'done' && (this.days !== ONBOARDING_DAYS.usual || this.terms.typed.size > 0)
  }

  /** Opens the wizard with the draft that a reload or an ended session left, if any. */
  open(): void {
    const draft = this.#deps.drafts.open(DRAFT, 0)
    const left = draft.typed
    this.#draft = draft
    Object.assign(this, { isOpen: true, step: 'days', days: Number(left?.['days'] ?? ONBOARDING_DAYS.usual) })
    this.isRestored = left !== undefined
    this.terms.open([], new Map(Object.entries(left ?? {}).filter(([name]) => name !== 'days')))
    this.#stopKeeping = reaction(
      () => (this.isDirty ? { ...Object.fromEntries(this.terms.typed), days: String(this.days) } : undefined),
      (typed) => (typed === undefined ? draft.clear() : draft.write(typed)),
    )
  }

  startOver(): void {
    this.#forget()
    this.open()
  }

  close(): void {
    if (this.isBusy) return
    this.#forget()
    this.isOpen = false
  }

  #forget(): void {
    this.#stopKeeping()
    this.#draft?.clear()
  }

  changeDays(days: number): void {
    this.days = days
  }

  back(): void {
    if (!this.isBusy) this.step = advance(this.step, 'Back')
  }

  /** Looks for suppliers within the days, and leads to their terms. */
  async findSuppliers(): Promise<void> {
    const choice = choiceOf(this.#today, this.days, [])
    if (!this.isBusy && E.isRight(choice)) await this.#search.run(choice.right.startDate)
  }

  /** Saves the days and every term. */
  async save(): Promise<void> {
    const choice = choiceOf(this.#today, this.days, this.terms.valid ?? [])
    if (this.canSave && E.isRight(choice)) await this.#saving.run(choice.right, 'Saved')
  }

  /** Thirty days and no terms. */
  async skip(): Promise<void> {
    if (!this.isBusy) await this.#saving.run(defaultChoice(this.#today), 'Skipped')
  }

  get #today(): CivilDate {
    return this.#deps.calendar.today
  }
}

/** The name of the draft. */
const DRAFT = 'payables onboarding'
