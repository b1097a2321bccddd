import type { Either } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable } from 'mobx'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { ActivityArea } from '#domain/team/activity.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { Clock } from '../shared/clock.port.ts'
import type { Failure } from '../shared/failure.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SearchFilters } from '../shared/search-filters.ts'
import type { Resolved } from '../shared/token.ts'
import { type ActivePerson, type ActivityEntry, type ActivityPage, CompanyActivity } from './company-activity.port.ts'

/** The days that can be asked for, today included. */
export const ACTIVITY_DAYS = [7, 30, 90, 365] as const
export type ActivityDays = (typeof ACTIVITY_DAYS)[number]

/** Which actions are listed. `who`: the number of a person, or the staff of the financier. */
export interface ActivityChoice {
  readonly days: ActivityDays
  readonly area: ActivityArea | undefined
  readonly who: number | 'STAFF' | undefined
}

export const ALL_ACTIVITY: ActivityChoice = { days: 30, area: undefined, who: undefined }

/** A spreadsheet with more rows is slow to open. */
export const MAX_EXPORTED = 10_000

/** The actions for the company, and who did them. */
export class CompanyActivityViewModel {
  static readonly needs = {
    activity: CompanyActivity,
    calendar: BusinessCalendar,
    clock: Clock,
    current: CurrentSession,
    scheduler: Scheduler,
  }
  readonly list: RemotePage<ActivityEntry, ActivityPage>
  readonly filters: SearchFilters<ActivityChoice>
  readonly #deps: Resolved<typeof CompanyActivityViewModel.needs>

  constructor(dependencies: Resolved<typeof CompanyActivityViewModel.needs>) {
    this.#deps = dependencies
    this.filters = new SearchFilters({ scheduler: dependencies.scheduler, all: ALL_ACTIVITY, isSame })
    this.list = new RemotePage<ActivityEntry, ActivityPage>({
      filters: this.filters,
      load: ({ page, pageSize }) => this.#read(page, pageSize),
    })
    makeAutoObservable(this, { list: false, filters: false }, { autoBind: true })
  }

  activate(): () => void {
    return this.list.activate()
  }

  get people(): ReadonlyArray<ActivePerson> {
    return this.list.value?.people ?? []
  }

  get exported(): number {
    return Math.min(this.list.totalRows, MAX_EXPORTED)
  }

  /** The day and the time of an action, in the zone of the business. */
  timeOf({ at }: ActivityEntry): { readonly date: CivilDate; readonly time: string } {
    const { clock, current } = this.#deps
    return clock.civilOf(current.country, at)
  }

  choose(change: Partial<ActivityChoice>): void {
    this.filters.choose({ ...this.filters.filter, ...change })
  }

  /** Shows what an address names, before the list is active. */
  restore(choice: ActivityChoice): void {
    this.filters.restore('', choice)
  }

  /** Shows what another address names. */
  show(choice: ActivityChoice): void {
    if (!isSame(choice, this.filters.filter)) this.filters.choose(choice)
  }

  /** The newest rows, at most `MAX_EXPORTED`. */
  readForFile(): Promise<Either<Failure, ReadonlyArray<ActivityEntry>>> {
    return pipe(
      this.#read(1, MAX_EXPORTED),
      TE.map(({ rows }) => rows),
    )()
  }

  #read(page: number, pageSize: number): TE.TaskEither<Failure, ActivityPage> {
    const { activity, calendar } = this.#deps
    const { area, days, who } = this.filters.filter
    return activity.page({
      page,
      pageSize,
      from: addDays(calendar.today, 1 - days),
      area,
      memberId: who === 'STAFF' ? undefined : who,
      isByStaff: who === 'STAFF',
    })
  }
}

const isSame = (one: ActivityChoice, other: ActivityChoice): boolean =>
  one.days === other.days && one.area === other.area && one.who === other.who
