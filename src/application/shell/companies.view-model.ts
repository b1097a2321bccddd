import { makeAutoObservable } from 'mobx'
import {
  type AddingObstacle,
  obstacleToAdding,
  type OwnCompany,
  searchCompanies,
  sortCompanies,
} from '#domain/business/own-company.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { Clock } from '../shared/clock.port.ts'
import type { Failure } from '../shared/failure.ts'
import { RemoteList } from '../shared/remote-list.ts'
import type { Resolved } from '../shared/token.ts'
import { Companies } from './companies.port.ts'

/** A company of the user as a row of a table. */
export interface ListedCompany extends OwnCompany {
  readonly id: string
}

/** The companies of the user with what waits in each, and the search among them. */
export class CompaniesViewModel {
  static readonly needs = { clock: Clock, companies: Companies, current: CurrentSession, live: LiveEvents }
  readonly list: RemoteList<OwnCompany>
  searchText = ''
  readonly #clock: Clock
  readonly #current: CurrentSession

  constructor({ clock, companies, current, live }: Resolved<typeof CompaniesViewModel.needs>) {
    this.list = new RemoteList({ load: companies.list, live })
    this.#clock = clock
    this.#current = current
    makeAutoObservable(this, { list: false, isCurrent: false, lastUsedOn: false }, { autoBind: true })
  }

  activate(): () => void {
    this.searchText = ''
    return this.list.activate()
  }

  /** The companies that the search finds, those first in which most waits; undefined until they are known. */
  get rows(): ReadonlyArray<ListedCompany> | undefined {
    const { rows } = this.list
    if (rows === undefined) return undefined
    return searchCompanies(sortCompanies(rows), this.searchText).map((one) => ({ ...one, id: one.membershipId }))
  }

  get totalRows(): number {
    return this.rows?.length ?? 0
  }

  get isBusy(): boolean {
    return this.list.isBusy
  }

  get failure(): Failure | undefined {
    return this.list.failure
  }

  retry(): void {
    this.list.retry()
  }

  /** A few companies are seen at once. */
  get hasSearch(): boolean {
    return this.list.totalRows >= SEARCHED_FROM
  }

  get hasSeveral(): boolean {
    return this.list.totalRows > 1
  }

  /** Why the user may not add a company now. An operator adds none in the name of a user. */
  get obstacle(): AddingObstacle<OwnCompany['business']> | { readonly _tag: 'Operator' } | undefined {
    if (this.#current.session?.isSudo === true) return { _tag: 'Operator' }
    return obstacleToAdding((this.list.rows ?? []).map(({ business }) => business))
  }

  isCurrent = ({ business }: OwnCompany): boolean => business.id === this.#current.businessId

  /** The day in the country of the company; undefined for one that was never opened. */
  lastUsedOn = ({ business, lastUsedAt }: OwnCompany): CivilDate | undefined =>
    lastUsedAt === undefined ? undefined : this.#clock.civilOf(business.country, lastUsedAt).date

  search(text: string): void {
    this.searchText = text
  }

  clearSearch(): void {
    this.searchText = ''
  }
}

const SEARCHED_FROM = 8
