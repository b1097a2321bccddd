import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Business } from '#domain/business/business.ts'
import { fromResult, idle, reloading, type RemoteData } from '../shared/remote-data.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import type { UserAccount, UserDetails } from './account.port.ts'

/** The user and the company of the session, read-only. Each loads and fails independently. */
export class ProfileViewModel {
  person: RemoteData<UserDetails> = idle
  business: RemoteData<Business> = idle
  readonly #account: UserAccount
  readonly #turns = new LatestRequest()

  constructor(account: UserAccount) {
    this.#account = account
    makeAutoObservable(this, { person: observableRef, business: observableRef }, { autoBind: true })
  }

  activate(): () => void {
    void this.load()
    return () => this.#turns.cancel()
  }

  async load(): Promise<void> {
    const isLast = this.#turns.begin()
    this.person = reloading(this.person)
    this.business = reloading(this.business)
    await Promise.all([this.#loadPerson(isLast), this.#loadBusiness(isLast)])
  }

  async #loadPerson(isLast: () => boolean): Promise<void> {
    const answer = await this.#account.person()()
    if (isLast()) runInAction(() => (this.person = fromResult(this.person, answer)))
  }

  async #loadBusiness(isLast: () => boolean): Promise<void> {
    const answer = await this.#account.business()()
    if (isLast()) runInAction(() => (this.business = fromResult(this.business, answer)))
  }
}
