import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef } from 'mobx'
import { type ProfileDraft, type ProfileProblem, validateProfile } from '#domain/business/profile-completion.ts'
import * as Phone from '#domain/contacts/phone.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatTaxId, parseOwnTaxId } from '#domain/tax-id/tax-id.ts'
import { JudgedFields } from '../identity/judged-fields.ts'
import type { Failure } from '../shared/failure.ts'
import type { BusinessName } from './business-name.ts'
import type { ProfileMemory } from './profile-memory.ts'
import type { ProfileSubmission } from './profile-submission.ts'
import { typedTaxId } from './typed-tax-id.ts'
import type { Welcome } from './welcome.ts'

export type ProfileField = keyof ProfileDraft

/** The form that turns a user into the user of a business. A field is judged once it was left or sent, and from then on with every key. */
export class CompleteProfileViewModel {
  country: Country
  fullName = ''
  phone = ''
  identifier = ''
  isSubmitting = false
  readonly name: BusinessName
  readonly welcome: Welcome
  readonly #submission: ProfileSubmission
  readonly #memory: ProfileMemory
  readonly #judged = new JudgedFields<ProfileField>()

  constructor(name: BusinessName, submission: ProfileSubmission, memory: ProfileMemory, welcome: Welcome) {
    this.name = name
    this.welcome = welcome
    this.#submission = submission
    this.#memory = memory
    const kept = memory.kept
    this.country = kept?.country ?? welcome.country
    this.fullName = kept?.fullName ?? ''
    this.phone = kept?.phone ?? ''
    this.identifier = kept?.identifier ?? ''
    name.write(kept?.businessName ?? '')
    makeAutoObservable(this, { name: false, welcome: false, errorOf: false, country: observableRef }, { autoBind: true })
  }

  get problems(): ReadonlyArray<ProfileProblem> {
    const judged = validateProfile(this.country, this.#draft)
    return E.isLeft(judged) ? judged.left : []
  }

  get failure(): Failure | undefined {
    return this.#submission.failure
  }

  /** The business exists: who it is cannot be changed here any more. */
  get isBusinessCreated(): boolean {
    return this.#submission.isBusinessCreated
  }

  /** All is saved, and an operator's session stays as it is: only another link leads inside. */
  get isLinkSpent(): boolean {
    return this.#submission.isLinkSpent
  }

  get canSubmit(): boolean {
    return !this.isSubmitting && !this.isLinkSpent && this.name.lookup._tag !== 'Pending'
  }

  errorOf(field: ProfileField): ProfileProblem['error'] | undefined {
    return this.#judged.has(field) ? this.problems.find((problem) => problem.field === field)?.error : undefined
  }

  /** Goes on where this tab was interrupted. The answer stops what is under way. */
  activate(): () => void {
    const kept = this.name.text
    this.name.follow(this.country, this.identifier)
    if (this.name.isEditable) this.name.write(kept)
    void this.#submission.resume()
    return () => this.name.stop()
  }

  /** Another country has other identifiers and telephones; who the person is stays. */
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
    this.identifier = isAppending ? typedTaxId(this.country, text) : text
    this.name.follow(this.country, this.identifier)
    this.#changed()
  }

  changeBusinessName(text: string): void {
    this.name.write(text)
    this.#changed()
  }

  leave(field: ProfileField): void {
    this.#judged.leave(field, this.#draft[field])
    const { country } = this
    const phone = Phone.parse(country, this.phone)
    if (field === 'phone' && E.isRight(phone)) this.phone = phone.right.slice(profileOf(country).phonePrefix.length)
    const identifier = parseOwnTaxId(country, this.identifier)
    if (field === 'identifier' && E.isRight(identifier)) this.identifier = formatTaxId(country, identifier.right)
  }

  /** The first field with something wrong; nothing when it was sent. */
  async submit(): Promise<ProfileField | undefined> {
    this.#judged.judgeAll()
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
    this.#memory.keep({ country: this.country, ...this.#draft })
  }

  get #draft(): ProfileDraft {
    const { fullName, phone, identifier, name } = this
    return { fullName, phone, identifier, businessName: name.text }
  }
}
