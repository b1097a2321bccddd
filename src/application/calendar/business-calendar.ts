import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bankCalendar, type Calendar } from '#domain/calendar/calendar.ts'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { WallClock } from '#domain/payables/transfer-window.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { Clock } from '../shared/clock.port.ts'
import { saveFailedLoad } from '../shared/failed-loads.ts'
import { Holidays } from './holidays.port.ts'
import type { Resolved } from '../shared/token.ts'

/**
 * The calendar and the current date of the business. Computed from the country's laws at first; `calendar` is replaced
 * when the host's list loads.
 */
export class BusinessCalendar {
  static readonly needs = { current: CurrentSession, holidays: Holidays, clock: Clock }
  calendars: Readonly<Partial<Record<Country, Calendar>>> = {}
  readonly #byLaw = new Map<Country, Calendar>()
  readonly #requested = new Set<string>()
  readonly #deps: Resolved<typeof BusinessCalendar.needs>

  constructor(deps: Resolved<typeof BusinessCalendar.needs>) {
    this.#deps = deps
    makeAutoObservable(
      this,
      { calendars: observableRef, today: false, now: false, wallClock: false },
      { autoBind: true },
    )
  }

  get calendar(): Calendar {
    const { country } = this.#deps.current
    return this.calendars[country] ?? this.#lawful(country)
  }

  get today(): CivilDate.CivilDate {
    return this.#deps.clock.today(this.#deps.current.country)
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#deps.clock.now()
  }

  /** The time of the business, now. */
  get wallClock(): WallClock {
    const { date, time } = this.civilOf(this.now)
    const [hours = '0', minutes = '0'] = time.split(':')
    return { date, minutes: Number(hours) * 60 + Number(minutes) }
  }

  /** The date and the time `HH:mm` of an instant, in milliseconds since 1970, where the business is. */
  civilOf(epochMs: number): { readonly date: CivilDate.CivilDate; readonly time: string } {
    return this.#deps.clock.civilOf(this.#deps.current.country, epochMs)
  }

  /** Loads the host's list, once per session; a failed request is repeated once the connection returns, and on the next call. */
  async load(): Promise<void> {
    const { country, session } = this.#deps.current
    const requested = `${session?.user.id ?? ''} ${country}`
    if (session === undefined || this.#requested.has(requested)) return
    this.#requested.add(requested)
    const [from, to] = this.#years()
    const answer = await this.#deps.holidays.list(country, from, to)()
    if (E.isLeft(answer)) {
      this.#requested.delete(requested)
      saveFailedLoad(this.#repeat)
    } else runInAction(() => (this.calendars = { ...this.calendars, [country]: bankCalendar(country, answer.right) }))
  }

  readonly #repeat = (): void => void this.load()

  #lawful(country: Country): Calendar {
    const known = this.#byLaw.get(country) ?? bankCalendar(country)
    this.#byLaw.set(country, known)
    return known
  }

  /** This year and the next two: no payment date is later. */
  #years(): readonly [CivilDate.CivilDate, CivilDate.CivilDate] {
    const year = CivilDate.yearOf(this.today)
    const day = (y: number, month: number, date: number): CivilDate.CivilDate =>
      E.getOrElse(() => this.today)(CivilDate.fromParts(y, month, date))
    return [day(year, 1, 1), day(year + 2, 12, 31)]
  }
}
