import * as E from 'fp-ts/Either'
import { makeAutoObservable, runInAction } from 'mobx'
import type { CompletedProfile } from '#domain/business/profile-completion.ts'
import type { Country } from '#domain/kernel/country.ts'
import { SessionViewModel } from '../identity/session.view-model.ts'
import { Analytics } from '../shared/analytics.port.ts'
import type { Failure } from '../shared/failure.ts'
import { Businesses } from './businesses.port.ts'
import { ProfileDraftStorage } from './profile-draft-storage.ts'
import { Users } from './users.port.ts'
import type { Resolved } from '../shared/token.ts'

/** Saves the user and the business in parallel, then refreshes the session. A retry repeats only the failed parts. */
export class ProfileSubmission {
  static readonly needs = {
    users: Users,
    businesses: Businesses,
    session: SessionViewModel,
    drafts: ProfileDraftStorage,
    analytics: Analytics,
  }
  isBusinessCreated = false
  /** All is saved, but the impersonation session cannot be refreshed. */
  isLinkSpent = false
  readonly #deps: Resolved<typeof ProfileSubmission.needs>
  #savedPerson: string | undefined = undefined
  /** The creation was requested, with an unknown outcome. */
  #mayBeCreated = false

  constructor(dependencies: Resolved<typeof ProfileSubmission.needs>) {
    this.#deps = dependencies
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** When all is done, the session has a business; a failure is of what is missing. */
  async send(country: Country, profile: CompletedProfile): Promise<E.Either<Failure, void>> {
    const [person, business] = await Promise.all([this.#savePerson(profile), this.#createBusiness(country, profile)])
    const failure = person ?? (await this.#enter(business))
    runInAction(() => (this.isLinkSpent = failure === undefined && this.#deps.session.session?.isSudo === true))
    return failure === undefined ? E.right(undefined) : E.left(failure)
  }

  /**
   * Resumes after an interruption in which only the session refresh was missing. If that fails too, a repeated submit
   * is safe.
   */
  async resume(): Promise<void> {
    if (this.#deps.drafts.isCreated) await this.#enter(undefined)
  }

  async #savePerson({ fullName, phone }: CompletedProfile): Promise<Failure | undefined> {
    const person = `${fullName} ${phone}`
    if (this.#savedPerson === person) return undefined
    const answer = await this.#deps.users.change({ name: fullName, phone })()
    if (E.isLeft(answer)) return answer.left
    this.#savedPerson = person
    return undefined
  }

  async #createBusiness(
    country: Country,
    { businessName, identifier }: CompletedProfile,
  ): Promise<Failure | undefined> {
    if (this.isBusinessCreated) return undefined
    const answer = await this.#deps.businesses.create({ name: businessName, identifier, country })()
    if (E.isLeft(answer)) {
      this.#mayBeCreated ||= answer.left._tag !== 'Rejected'
      return answer.left
    }
    runInAction(() => (this.isBusinessCreated = true))
    this.#deps.analytics.track({ name: 'profile completed', country })
    return undefined
  }

  /** The business in the session resolves an unknown outcome. */
  async #enter(failure: Failure | undefined): Promise<Failure | undefined> {
    if (failure !== undefined && !this.#mayBeCreated && !mayBeOwn(failure)) return failure
    if (this.#deps.session.session?.isSudo === true) return failure
    const { session, drafts } = this.#deps
    const isOutside = (): boolean => session.session !== undefined && session.session.business === undefined
    drafts.mark(true)
    let rejection: Failure | undefined
    for (let attempt = 0; attempt < 2 && isOutside(); attempt += 1) rejection = await session.refresh()
    if (!isOutside()) return undefined
    drafts.mark(this.isBusinessCreated)
    return failure ?? rejection ?? WITHOUT_BUSINESS
  }
}

/** The host created a business and still issues tokens without one. */
const WITHOUT_BUSINESS: Failure = { _tag: 'Undecodable', at: ['token: business'] }

/** The conflicting business may be the one that this user created before. */
const mayBeOwn = (failure: Failure): boolean => failure._tag === 'Rejected' && IN_THE_WAY.has(failure.code)

const IN_THE_WAY: ReadonlySet<string> = new Set(['ERROR_BUSINESS_IDENTIFIER_TAKEN', 'ERROR_CONFLICT'])
