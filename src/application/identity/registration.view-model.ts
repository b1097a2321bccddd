import * as E from 'fp-ts/Either'
import {
  type Registration,
  type RegistrationDraft,
  type RegistrationError,
  validateRegistration,
} from '#domain/identity/registration.ts'
import type { Country } from '#domain/kernel/country.ts'
import { type Campaign, NO_CAMPAIGN } from './campaign.ts'
import { Preferences } from '../preferences/preferences.port.ts'
import { Analytics } from '../shared/analytics.port.ts'
import type { Failure } from '../shared/failure.ts'
import { Form } from '../shared/form.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import { Accounts } from './accounts.port.ts'
import { EmailCheck } from './email-check.ts'
import { SessionViewModel } from './session.view-model.ts'
import { SignInDraft } from './sign-in-draft.ts'
import type { Resolved } from '../shared/token.ts'

/** `registered`: the account exists, but its user has to sign in manually. */
export type RegistrationOutcome = 'signedIn' | 'registered'

/** Creates an account and signs its user in. The terms are those of the country that is shown. */
export class RegistrationViewModel {
  static readonly needs = {
    accounts: Accounts,
    session: SessionViewModel,
    draft: SignInDraft,
    preferences: Preferences,
    scheduler: Scheduler,
    analytics: Analytics,
  }
  readonly form: Form<RegistrationDraft, Registration, RegistrationError, RegistrationOutcome>
  readonly check: EmailCheck
  /** The country whose terms are shown. */
  #country: Country | undefined
  readonly #deps: Resolved<typeof RegistrationViewModel.needs>

  constructor(dependencies: Resolved<typeof RegistrationViewModel.needs>) {
    const { accounts, draft, scheduler } = dependencies
    this.#deps = dependencies
    this.check = new EmailCheck(accounts, scheduler)
    this.form = new Form<RegistrationDraft, Registration, RegistrationError, RegistrationOutcome>({
      initial: { email: '', password: '', confirmPassword: '', acceptsTerms: false },
      shared: () => ({ email: draft.email }),
      onChange: ({ email }, name) => {
        if (name !== 'email') return
        draft.changeEmail(email)
        this.check.follow(email)
      },
      validate: validateRegistration,
      submit: (registration) => () => this.#register(registration),
      cooldown: new SubmitCooldown(scheduler),
      fieldOfCode: new Map([['ERROR_USER_PASSWORD_COMMON', 'password']]),
    })
  }

  /** The stored campaign. */
  get campaign(): Campaign {
    return this.#deps.preferences.read().campaign
  }

  /** The address already has an account. */
  get isTaken(): boolean {
    const { failure } = this.form
    return failure?._tag === 'Rejected' && failure.code === 'ERROR_USER_EMAIL_TAKEN'
  }

  /** Registers with the terms of the country that is shown. */
  async submit(country: Country): Promise<RegistrationOutcome | undefined> {
    this.#country = country
    return this.form.submit()
  }

  /** Also checks an address that was typed in another form. */
  activate(): () => void {
    this.check.follow(this.form.values.email)
    return () => this.check.stop()
  }

  acceptSuggestion = (): void => {
    const { state } = this.check
    if (state._tag !== 'MeantAnother' || this.form.isBusy) return
    this.form.change('email', state.suggestion)
    this.#deps.analytics.track({ name: 'email suggestion taken' })
  }

  async #register({ email, password }: Registration): Promise<E.Either<Failure, RegistrationOutcome>> {
    const { accounts, analytics, session, draft, preferences } = this.#deps
    const answer = await accounts.register({ email, password, campaign: this.campaign, country: this.#country })()
    if (E.isLeft(answer)) return answer
    preferences.change({ showTourPostRegister: true, campaign: NO_CAMPAIGN })
    analytics.track({ name: 'registered' })
    const signedIn = await session.signIn(email, password)
    if (E.isRight(signedIn)) draft.welcome()
    else draft.setNotice('registered')
    return E.right(E.isRight(signedIn) ? 'signedIn' : 'registered')
  }
}
