import * as E from 'fp-ts/Either'
import { type CompletedProfile, type ProfileProblem, validateProfile } from '#domain/business/profile-completion.ts'
import * as Phone from '#domain/contacts/phone.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { parseOwnTaxId, taxIdWarningsOf } from '#domain/tax-id/tax-id.ts'
import { SignInDraft } from '../identity/sign-in-draft.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { Form } from '../shared/form.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import { BusinessName } from './business-name.ts'
import { ProfileDraftStorage, type StoredProfileDraft } from './profile-draft-storage.ts'
import { ProfileSubmission } from './profile-submission.ts'
import { formatTaxIdInput, parseTaxIdInput } from './tax-id-input.ts'
import { WelcomeBackViewModel } from './welcome-back.view-model.ts'
import type { Resolved } from '../shared/token.ts'

type ProfileInCountry = CompletedProfile & Pick<StoredProfileDraft, 'country'>

/** The form that turns a user into the user of a business. */
export class CompleteProfileViewModel {
  static readonly needs = {
    name: BusinessName,
    submission: ProfileSubmission,
    drafts: ProfileDraftStorage,
    welcome: WelcomeBackViewModel,
    signInDraft: SignInDraft,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  }
  readonly form: Form<StoredProfileDraft, ProfileInCountry, ProfileProblem['error']>
  readonly name: BusinessName
  readonly welcome: WelcomeBackViewModel
  readonly #submission: ProfileSubmission
  readonly #greet: () => void

  constructor(dependencies: Resolved<typeof CompleteProfileViewModel.needs>) {
    const { name, submission, drafts, welcome, scheduler, signInDraft, notifications } = dependencies
    this.name = name
    this.welcome = welcome
    this.#submission = submission
    this.#greet = () => {
      if (!signInDraft.isNewUser) return
      signInDraft.endWelcome()
      notifications.show({ _tag: 'UserCreated' })
    }
    const empty = { country: welcome.country, fullName: '', phone: '', identifier: '', businessName: '' }
    const initial = drafts.load ?? empty
    name.write(initial.businessName)
    this.form = new Form<StoredProfileDraft, ProfileInCountry, ProfileProblem['error']>({
      initial,
      shared: () => ({ businessName: name.text }),
      onChange: (values, field) => {
        if (field === 'businessName') name.write(values.businessName)
        if (field === 'identifier' || field === 'country') name.follow(values.country, values.identifier)
        drafts.save({ ...values, businessName: name.text })
      },
      whileTyping: {
        phone: Phone.formatPartial,
        identifier: (text, { country, identifier }) =>
          text.startsWith(identifier) ? parseTaxIdInput(country, text) : text,
      },
      onBlur: { phone: withoutPrefix, identifier: (text, { country }) => formatTaxIdInput(country, text) },
      validate: ({ country, ...profile }) =>
        E.map((valid: CompletedProfile) => ({ ...valid, country }))(validateProfile(country, profile)),
      isReady: () => !submission.isLinkSpent && name.lookup._tag !== 'Pending',
      submit: (profile) => () => submission.send(profile.country, profile),
      cooldown: new SubmitCooldown(scheduler),
    })
  }

  /** The business exists: its data cannot be changed here any more. */
  get isBusinessCreated(): boolean {
    return this.#submission.isBusinessCreated
  }

  /** All is saved, and an impersonation session cannot be refreshed: the operator needs another link. */
  get isLinkSpent(): boolean {
    return this.#submission.isLinkSpent
  }

  /** The identifier is valid but probably mistyped. */
  get isIdentifierUnusual(): boolean {
    const { country, identifier } = this.form.values
    const parsed = parseOwnTaxId(country, identifier)
    return E.isRight(parsed) && taxIdWarningsOf(country, parsed.right).length > 0
  }

  /** Resumes what a reload interrupted. The answer stops what is under way. */
  activate(): () => void {
    this.#greet()
    const { country, identifier, businessName } = this.form.values
    this.name.follow(country, identifier)
    if (this.name.isEditable) this.name.write(businessName)
    void this.#submission.resume()
    return () => this.name.stop()
  }

  /** Another country has other identifiers and telephones; the name of the user stays. */
  selectCountry = (country: Country): void => {
    if (country !== this.form.values.country && !this.isBusinessCreated) this.form.change('country', country)
  }
}

const withoutPrefix = (text: string, { country }: StoredProfileDraft): string => {
  const phone = Phone.parse(country, text)
  return E.isRight(phone) ? phone.right.slice(profileOf(country).phonePrefix.length) : text
}
