import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Campaign, NO_CAMPAIGN } from '#domain/identity/campaign.ts'
import {
  type Registration,
  type RegistrationError,
  type RegistrationProblem,
  validateRegistration,
} from '#domain/identity/registration.ts'
import type { Analytics } from '../shared/analytics.port.ts'
import type { Failure } from '../shared/failure.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { Preferences } from '../preferences/preferences.port.ts'
import type { Accounts } from './accounts.port.ts'
import type { SignInDraft } from './sign-in-draft.ts'
import { EmailCheck } from './email-check.ts'
import { TouchedFields } from './touched-fields.ts'
import { SubmitCooldown } from './submit-cooldown.ts'
import type { SessionViewModel } from './session.view-model.ts'

export interface RegistrationDependencies {
  readonly accounts: Accounts
  readonly session: SessionViewModel
  readonly memory: SignInDraft
  readonly preferences: Preferences
  readonly scheduler: Scheduler
  readonly analytics: Analytics
}

export type RegistrationField = keyof Registration

/** The form of whoever is new. Whoever registers is signed in at once; the terms are those of the country that is shown. */
export class RegistrationViewModel {
  password = ''
  confirmPassword = ''
  acceptsTerms = false
  isSubmitting = false
  failure: Failure | undefined = undefined
  readonly check: EmailCheck
  readonly #judged = new TouchedFields<RegistrationField>()
  readonly #patience: SubmitCooldown
  readonly #with: RegistrationDependencies

  constructor(dependencies: RegistrationDependencies) {
    this.#with = dependencies
    this.check = new EmailCheck(dependencies.accounts, dependencies.scheduler)
    this.#patience = new SubmitCooldown(dependencies.scheduler)
    makeAutoObservable(
      this,
      { failure: observableRef, check: false, campaign: false, errorOf: false },
      { autoBind: true },
    )
  }

  get email(): string {
    return this.#with.memory.email
  }

  /** What brought whoever registers here. */
  get campaign(): Campaign {
    return this.#with.preferences.read().campaign
  }

  get canSubmit(): boolean {
    return !this.isSubmitting && !this.#patience.isActive
  }

  /** The address belongs to somebody who registered before. */
  get isTaken(): boolean {
    return this.failure?._tag === 'Rejected' && this.failure.code === 'ERROR_USER_EMAIL_TAKEN'
  }

  /** In the order of the form, judged yet or not. */
  get problems(): ReadonlyArray<RegistrationProblem> {
    const judged = validateRegistration(this.#draft)
    return E.isLeft(judged) ? judged.left : []
  }

  errorOf(field: RegistrationField): RegistrationError | undefined {
    return this.#judged.has(field) ? this.problems.find((problem) => problem.field === field)?.error : undefined
  }

  /** An address that was typed at another panel is looked at too. The answer stops looking. */
  activate(): () => void {
    this.check.follow(this.email)
    return () => this.check.stop()
  }

  changeEmail(text: string): void {
    this.#with.memory.changeEmail(text)
    if (this.canSubmit) this.failure = undefined
    this.check.follow(text)
  }

  changePassword(text: string): void {
    this.password = text
    if (this.canSubmit) this.failure = undefined
  }

  changeConfirmation(text: string): void {
    this.confirmPassword = text
  }

  changeTerms(accepted: boolean): void {
    this.acceptsTerms = accepted
  }

  blur(field: Exclude<RegistrationField, 'acceptsTerms'>): void {
    this.#judged.blur(field, this[field])
  }

  acceptSuggestion(): void {
    const { state } = this.check
    if (state._tag !== 'MeantAnother' || this.isSubmitting) return
    this.changeEmail(state.suggestion)
    this.#with.analytics.track({ name: 'email suggestion taken' })
  }

  /** `registered`: there is an account, but its owner has to sign in by hand. */
  async submit(): Promise<'signedIn' | 'registered' | 'notYet'> {
    this.#judged.touchAll()
    const judged = validateRegistration(this.#draft)
    if (E.isLeft(judged) || !this.canSubmit) return 'notYet'
    this.isSubmitting = true
    this.failure = undefined
    const outcome = await this.#register(judged.right)
    runInAction(() => (this.isSubmitting = false))
    return outcome
  }

  async #register({ email, password }: Registration): Promise<'signedIn' | 'registered' | 'notYet'> {
    const { accounts, analytics, session, memory, preferences } = this.#with
    const answer = await accounts.register({ email, password, campaign: this.campaign })()
    if (E.isLeft(answer)) return this.#onFailure(answer.left)
    preferences.change({ showTourPostRegister: true, campaign: NO_CAMPAIGN })
    analytics.track({ name: 'registered' })
    const signedIn = await session.signIn(email, password)
    if (E.isRight(signedIn)) memory.clear()
    else memory.setNotice('registered')
    return E.isRight(signedIn) ? 'signedIn' : 'registered'
  }

  #onFailure(failure: Failure): 'notYet' {
    runInAction(() => (this.failure = failure))
    this.#patience.applyRetryAfter(failure)
    return 'notYet'
  }

  get #draft() {
    const { email, password, confirmPassword, acceptsTerms } = this
    return { email, password, confirmPassword, acceptsTerms }
  }
}
