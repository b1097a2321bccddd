import { makeAutoObservable, observableRef } from 'mobx'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { requiredText, type TextError, validateForm } from '#domain/kernel/form.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { parseOwnTaxId, type TaxId, type TaxIdError, taxIdWarningsOf } from '#domain/tax-id/tax-id.ts'
import { FormDrafts } from '../drafts/form-drafts.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { Form } from '../shared/form.ts'
import type { FormDraft } from '../shared/form-draft.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import type { Resolved } from '../shared/token.ts'
import { BusinessName } from './business-name.ts'
import { Businesses } from './businesses.port.ts'
import { ProfileDraftStorage } from './profile-draft-storage.ts'
import { formatTaxIdInput, parseTaxIdInput } from './tax-id-input.ts'

interface ClaimDraft {
  readonly country: Country
  readonly identifier: string
  readonly businessName: string
}

interface ValidClaim {
  readonly identifier: TaxId
  readonly businessName: string
}

export type ClaimForm = Form<ClaimDraft, ValidClaim & Pick<ClaimDraft, 'country'>, TextError | TaxIdError, BusinessId>

/** The dialog in which a user who has a company adds another one. */
export class CompanyClaim {
  static readonly needs = {
    businesses: Businesses,
    current: CurrentSession,
    drafts: FormDrafts,
    name: BusinessName,
    profile: ProfileDraftStorage,
    scheduler: Scheduler,
  }
  /** Undefined while the dialog is closed. */
  form: ClaimForm | undefined = undefined
  readonly name: BusinessName
  readonly #deps: Resolved<typeof CompanyClaim.needs>

  constructor(dependencies: Resolved<typeof CompanyClaim.needs>) {
    this.#deps = dependencies
    this.name = dependencies.name
    makeAutoObservable(this, { form: observableRef, name: false }, { autoBind: true })
  }

  /** The identifier is valid but probably mistyped. */
  get isIdentifierUnusual(): boolean {
    const { country = this.#deps.current.country, identifier = '' } = this.form?.values ?? {}
    const parsed = parseOwnTaxId(country, identifier)
    return E.isRight(parsed) && taxIdWarningsOf(country, parsed.right).length > 0
  }

  open(): void {
    if (this.form === undefined) this.#openWith(this.#draft)
  }

  /** Discards what was typed before and restored. */
  startOver(): void {
    this.#draft.clear()
    this.#openWith(this.#draft)
  }

  close(): void {
    if (this.form?.isBusy === true) return
    this.#draft.clear()
    this.name.stop()
    this.form = undefined
  }

  /** Other countries have other tax ids. */
  selectCountry(country: Country): void {
    if (country !== this.form?.values.country) this.form?.change('country', country)
  }

  /** The id of the new company, in which the user is not yet. The same company again gives the same id. */
  async submit(): Promise<BusinessId | undefined> {
    const id = await this.form?.submit()
    if (id !== undefined) this.close()
    return id
  }

  #openWith(draft: FormDraft): void {
    const { businesses, current, name, profile, scheduler } = this.#deps
    const country = COUNTRIES.find((each) => each === draft.typed?.['country']) ?? current.country
    const { businessName = '', identifier = '' } = draft.typed ?? {}
    name.follow(country, identifier)
    name.write(businessName)
    this.form = new Form({
      initial: { country: current.country, identifier: '', businessName: '' },
      draft,
      shared: () => ({ businessName: name.text }),
      onChange: (values, field) => {
        if (field === 'businessName') name.write(values.businessName)
        else name.follow(values.country, values.identifier)
      },
      whileTyping: {
        identifier: (text, before) =>
          text.startsWith(before.identifier) ? parseTaxIdInput(before.country, text) : text,
      },
      onBlur: { identifier: (text, values) => formatTaxIdInput(values.country, text) },
      validate: (values) =>
        E.map((valid: ValidClaim) => ({ ...valid, country: values.country }))(
          validateForm<ClaimDraft, TextError | TaxIdError, ValidClaim>(RULES, values),
        ),
      isReady: () => name.lookup._tag !== 'Pending',
      submit: (claim) =>
        pipe(
          businesses.create({ country: claim.country, identifier: claim.identifier, name: claim.businessName }),
          /* Its documents are requested at the first visit. */
          TE.chainFirstIOK(() => () => profile.mark(true)),
        ),
      cooldown: new SubmitCooldown(scheduler),
    })
  }

  get #draft(): FormDraft {
    return this.#deps.drafts.open('company', 0)
  }
}

const RULES = {
  identifier: ({ country, identifier }: ClaimDraft) => parseOwnTaxId(country, identifier),
  businessName: ({ businessName }: ClaimDraft) => requiredText(businessName),
}
