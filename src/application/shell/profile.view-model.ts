import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Business } from '#domain/business/business.ts'
import { answered, idle, reloading, type RemoteData } from '../shared/remote-data.ts'
import { Turns } from '../shared/turns.ts'
import type { Account, Person } from './account.port.ts'

/** The person and the company of the session, to be read. Each comes and fails by itself. */
export class ProfileViewModel {
  person: RemoteData<Person> = idle
  business: RemoteData<Business> = idle
  readonly #account: Account
  readonly #turns = new Turns()

  constructor(account: Account) {
    this.#account = account
    makeAutoObservable(this, { person: observableRef, business: observableRef }, { autoBind: true })
  }

  activate(): () => void {
    void this.load()
    return () => this.#turns.forget()
  }

  async load(): Promise<void> {
    const isLast = this.#turns.next()
    this.person = reloading(this.person)
    this.business = reloading(this.business)
    await Promise.all([this.#loadPerson(isLast), this.#loadBusiness(isLast)])
  }

  async #loadPerson(isLast: () => boolean): Promise<void> {
    const answer = await this.#account.person()()
    if (isLast()) runInAction(() => (this.person = answered(this.person, answer)))
  }

  async #loadBusiness(isLast: () => boolean): Promise<void> {
    const answer = await this.#account.business()()
    if (isLast()) runInAction(() => (this.business = answered(this.business, answer)))
  }
}
