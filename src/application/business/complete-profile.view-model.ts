import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef } from 'mobx'
import { type ProfileDraft, type ProfileProblem, validateProfile } from '#domain/business/profile-completion.ts'
import * as Phone from '#domain/contacts/phone.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatTaxId, parseOwnTaxId } from '#domain/tax-id/tax-id.ts'
import { TouchedFields } from '../identity/touched-fields.ts'
import type { Failure } from '../shared/failure.ts'
import type { BusinessName } from './business-name.ts'
import type { ProfileDraftStorage } from './profile-draft-storage.ts'
import type { ProfileSubmission } from './profile-submission.ts'
import { parseTaxIdInput } from './tax-id-input.ts'
import type { WelcomeBackViewModel } from './welcome-back.view-model.ts'

export type ProfileField = keyof ProfileDraft

/**
 * The form that creates the business of a user. A field is validated once it was blurred or submitted, and from then on
 * with every key.
 */
export class CompleteProfileViewModel {
  country: Country
  fullName = ''
  phone = ''
  identifier = ''
  isSubmitting = false
  readonly name: BusinessName
  readonly welcome: WelcomeBackViewModel
  readonly #submission: ProfileSubmission
  readonly #memory: ProfileDraftStorage
  readonly #judged = new TouchedFields<ProfileField>()

  constructor(
    name: BusinessName,
    submission: ProfileSubmission,
    memory: ProfileDraftStorage,
    welcome: WelcomeBackViewModel,
  ) {
    this.name = name
    this.welcome = welcome
    this.#submission = submission
    this.#memory = memory
    const kept = memory.load
    this.country = kept?.country ?? welcome.country
    this.fullName = kept?.fullName ?? ''
    this.phone = kept?.phone ?? ''
    this.identifier = kept?.identifier ?? ''
    name.write(kept?.businessName ?? '')
    makeAutoObservable(
      this,
      { name: false, welcome: false, errorOf: false, country: observableRef },
      { autoBind: true },
    )
  }

  get problems(): ReadonlyArray<ProfileProblem> {
    const judged = validateProfile(this.country, this.#draft)
    return E.isLeft(judged) ? judged.left : []
  }

  get failure(): Failure | undefined {
    return this.#submission.failure
  }

  /** The business exists and cannot be changed here any more. */
  get isBusinessCreated(): boolean {
    return this.#submission.isBusinessCreated
  }

  /** All is saved, and an impersonation session cannot be refreshed: the operator needs another link. */
  get isLinkSpent(): boolean {
    return this.#submission.isLinkSpent
  }

  get canSubmit(): boolean {
    return !this.isSubmitting && !this.isLinkSpent && this.name.lookup._tag !== 'Pending'
  }

  errorOf(field: ProfileField): ProfileProblem['error'] | undefined {
    return this.#judged.has(field) ? this.problems.find((problem) => problem.field === field)?.error : undefined
  }

  /** Resumes after an interruption of this tab. Returns a function that stops pending requests. */
  activate(): () => void {
    const kept = this.name.text
    this.name.follow(this.country, this.identifier)
    if (this.name.isEditable) this.name.write(kept)
    void this.#submission.resume()
    return () => this.name.stop()
  }

  /** Another country has other identifiers and phones; the user's name is retained. */
  choose(country: Country): void {
    if (country === this.country || this.isSubmitting || this.isBusinessCreated) return
    this.country = country
    this.#changed()
    this.name.follow(country, this.identifier)
  }

  changeFullName(text: string): void {
    this.fullName = text
    this.#changed()
  }

  changePhone(text: string): void {
    this.phone = Phone.whileTyping(text)
    this.#changed()
  }

  changeIdentifier(text: string): void {
    const isAppending = text.startsWith(this.identifier)
    this.identifier = isAppending ? parseTaxIdInput(this.country, text) : text
    this.name.follow(this.country, this.identifier)
    this.#changed()
  }

  changeBusinessName(text: string): void {
    this.name.write(text)
    this.#changed()
  }

  blur(field: ProfileField): void {
    this.#judged.blur(field, this.#draft[field])
    const { country } = this
    const phone = Phone.parse(country, this.phone)
    if (field === 'phone' && E.isRight(phone)) this.phone = phone.right.slice(profileOf(country).phonePrefix.length)
    const identifier = parseOwnTaxId(country, this.identifier)
    if (field === 'identifier' && E.isRight(identifier)) this.identifier = formatTaxId(country, identifier.right)
  }

  /** The first invalid field; undefined when the form was submitted. */
  async submit(): Promise<ProfileField | undefined> {
    this.#judged.touchAll()
    const judged = validateProfile(this.country, this.#draft)
    if (!this.canSubmit) return undefined
    if (E.isLeft(judged)) return judged.left[0]?.field
    this.isSubmitting = true
    await this.#submission.send(this.country, judged.right)
    this.#sent()
    return undefined
  }

  #sent(): void {
    this.isSubmitting = false
  }

  #changed(): void {
    this.#submission.forget()
    this.#memory.save({ country: this.country, ...this.#draft })
  }

  get #draft(): ProfileDraft {
    const { fullName, phone, identifier, name } = this
    return { fullName, phone, identifier, businessName: name.text }
  }
}
