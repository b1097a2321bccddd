import * as E from 'fp-ts/Either'
import { makeAutoObservable, runInAction } from 'mobx'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { ReportMonths } from './report-months.ts'
import { makeDebounce } from '../shared/debounce.ts'
import { poll } from '../shared/poll.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { type ReportRequest, type ReportSettings, XtrackerReports } from './reports.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The state of the report's frame. The address is loaded first, then the page behind it. */
export type XtrackerFrame = 'loading' | 'shown' | 'slow'

/** The report of the business in a frame, for the months of a choice. An address can be opened once: the frame, the link and every retry have their own. */
export class XtrackerViewModel {
  static readonly needs = { calendar: BusinessCalendar, reports: XtrackerReports, scheduler: Scheduler }
  readonly months: ReportMonths
  frame: XtrackerFrame = 'loading'
  /** For another tab: replaced after each use, and before it expires. */
  link: string | undefined = undefined
  readonly address: RemoteValue<string>
  #look: ReportSettings = { appearance: 'system', hidesAmounts: false }
  readonly #reports: XtrackerReports
  readonly #scheduler: Scheduler
  readonly #timeout: ReturnType<typeof makeDebounce>
  readonly #again: ReturnType<typeof makeDebounce>

  constructor({ calendar, reports, scheduler }: Resolved<typeof XtrackerViewModel.needs>) {
    this.months = new ReportMonths(calendar, () => this.retry())
    this.#reports = reports
    this.#scheduler = scheduler
    this.#timeout = makeDebounce(scheduler, TIMEOUT_MS)
    this.#again = makeDebounce(scheduler, AGAIN_MS)
    this.address = new RemoteValue({ load: () => reports.address(this.#request), onLoaded: () => this.#onAddress() })
    makeAutoObservable(this, { address: false, months: false }, { autoBind: true })
  }

  /** Another look needs another page. */
  activate(look: ReportSettings): () => void {
    this.#look = look
    this.retry()
    const stop = poll(
      this.#scheduler,
      () => FRESH_MS,
      () => void this.replaceLink(),
    )
    return () => {
      stop()
      this.address.cancel()
      this.#timeout.cancel()
      this.#again.cancel()
    }
  }

  load(): Promise<void> {
    this.#timeout.cancel()
    this.#again.cancel()
    this.frame = 'loading'
    this.link = undefined
    this.address.reset()
    return this.address.load()
  }

  retry(): void {
    void this.load()
  }

  /** The page behind the address is in the frame. */
  shown(): void {
    this.#timeout.cancel()
    this.frame = 'shown'
  }

  /** Without an answer there is no link, because an old one would open a page that is over; it is asked for again soon. */
  async replaceLink(): Promise<void> {
    const before = this.address.value
    if (before === undefined) return
    const answer = await this.#reports.address(this.#request)()
    if (this.address.value !== before) return
    runInAction(() => (this.link = E.isRight(answer) ? answer.right : undefined))
    if (E.isLeft(answer)) this.#again.later(() => void this.replaceLink())
  }

  get #request(): ReportRequest {
    return { ...this.#look, period: this.months.choice === '12' ? undefined : this.months.period }
  }

  /** A frame does not say that it failed. */
  #onAddress(): void {
    this.#timeout.later(() => runInAction(() => (this.frame = 'slow')))
    void this.replaceLink()
  }
}

const TIMEOUT_MS = 15_000
/** A lost answer leaves no link for longer than this and the next answer take. */
const AGAIN_MS = 2_000
/** An address is good for a minute. */
const FRESH_MS = 45_000
