import { isRight, map } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import * as Phone from '#domain/contacts/phone.ts'
import { communesOf } from '#domain/geography/chile.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { parseDateInput } from '#domain/kernel/parse-input.ts'
import type { StakeholderDraft, StakeholderError, StakeholderField } from '#domain/legal/stakeholder.ts'
import { type StakeholderWarning, validateStakeholder } from '#domain/legal/validate-stakeholder.ts'
import * as Curp from '#domain/tax-id/curp.ts'
import { formatPartialTaxId } from '#domain/tax-id/tax-id.ts'
import type { MexicanGeography } from '../geography/mexican-geography.port.ts'
import type { Failure } from '../shared/failure.ts'
import { Form } from '../shared/form.ts'
import type { FormDraft } from '../shared/form-draft.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import { AddressChoices } from './address-choices.ts'
import { fieldsOf, SECTIONS, type StakeholderSection } from './stakeholder-fields.ts'
import { fieldOfWarning, warningsIn } from './stakeholder-warnings.ts'
import { screensOf } from '../shared/country-screens.ts'

export interface StakeholderFormOptions {
  readonly country: Country
  readonly today: () => CivilDate
  readonly scheduler: Scheduler
  readonly initial: StakeholderDraft
  readonly submit: (draft: StakeholderDraft) => TaskEither<Failure, unknown>
  readonly onSuccess: () => void
  readonly geography: MexicanGeography
  /** Whether the ids of the person can be typed. */
  readonly hasEditableIds: boolean
  readonly onChange: () => void
  readonly draft?: FormDraft | undefined
}

/** The form of a legal representative in sections, of which the first is open, with a confirmation before it is saved. */
export class StakeholderForm {
  readonly country: Country
  readonly hasEditableIds: boolean
  /** The choices of a Mexican address. */
  readonly choices: AddressChoices | undefined
  readonly today: () => CivilDate
  readonly form: Form<StakeholderDraft, StakeholderDraft, StakeholderError, unknown>
  openSections: ReadonlyArray<StakeholderSection> = ['personal']
  isConfirmed = false

  constructor(options: StakeholderFormOptions) {
    const { country, today, scheduler, initial, submit, onSuccess, onChange, geography, draft } = options
    this.country = country
    this.today = today
    this.hasEditableIds = options.hasEditableIds
    this.form = new Form({
      initial,
      validate: (values) =>
        pipe(
          validateStakeholder(country, withWireDate(values, today()), today()),
          map(() => withWireDate(values, today())),
        ),
      submit,
      whileTyping: {
        identifier: (text) => formatPartialTaxId(country, text),
        curp: Curp.formatPartial,
        phone: (text) => Phone.formatPartialLocal(country, text),
      },
      onBlur: { birthday: (text) => shortDate(text, today()) },
      onChange: (values, name) => {
        onChange()
        this.#onPlaceChanged(values, name)
      },
      isReady: () => this.isConfirmed,
      fieldOfCode: new Map([['ERROR_STAKEHOLDER_DUPLICATE', 'identifier']]),
      onSuccess,
      draft,
      cooldown: new SubmitCooldown(scheduler),
    })
    if (screensOf(country).stakeholderForm === 'external') {
      this.choices = new AddressChoices(geography, () => this.form.values)
      this.choices.load(this.form.values)
    }
    makeAutoObservable(
      this,
      { country: false, hasEditableIds: false, choices: false, today: false, form: false, openSections: observableRef },
      { autoBind: true },
    )
  }

  get isBusy(): boolean {
    return this.form.isBusy
  }

  submit(): Promise<unknown> {
    return this.form.submit()
  }

  get warnings(): ReadonlyMap<StakeholderField, StakeholderWarning> {
    return new Map(
      warningsIn(this.country, withWireDate(this.form.values, this.today())).map((warning) => [
        fieldOfWarning(warning),
        warning,
      ]),
    )
  }

  /** A place inside another one does not stay when that changes. */
  #onPlaceChanged(values: StakeholderDraft, name: StakeholderField): void {
    if (name === 'region' && !communesOf(values.region).includes(values.commune)) this.form.change('commune', '')
    if (name === 'state') {
      this.form.change('municipality', '')
      this.choices?.onStateChanged(values.state)
    }
    if (name === 'municipality') {
      this.form.change('colony', '')
      this.choices?.onMunicipalityChanged(values.municipality)
    }
  }

  open(sections: ReadonlyArray<StakeholderSection>): void {
    this.openSections = sections
  }

  /** The user sees every error, wherever its field is. */
  openInvalidSections(): void {
    const invalid = new Set<string>(this.form.problems.map(({ field }) => field))
    this.openSections = SECTIONS.filter(
      (section) =>
        this.openSections.includes(section) || fieldsOf(this.country, section).some((field) => invalid.has(field)),
    )
  }

  toggleConfirmation(): void {
    if (!this.form.isBusy) this.isConfirmed = !this.isConfirmed
  }
}

/** The birthday is typed day first; what is no date stays as it is, so that the rules reject it. */
const withWireDate = (values: StakeholderDraft, today: CivilDate): StakeholderDraft => {
  const read = parseDateInput(values.birthday, today)
  return isRight(read) ? { ...values, birthday: read.right } : values
}

const shortDate = (text: string, today: CivilDate): string => {
  const read = parseDateInput(text, today)
  return isRight(read) ? formatShortDate(read.right) : text
}
