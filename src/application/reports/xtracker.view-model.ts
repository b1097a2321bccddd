import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { idle, reloading, fromResult, type RemoteData } from '../shared/remote-data.ts'
import { poll } from '../shared/poll.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import type { XtrackerReports } from './reports.port.ts'

/** The state of the report's frame: first its URL is fetched, then the page. */
export type XtrackerFrame = 'loading' | 'shown' | 'slow'

/**
 * The report of the business in a frame. A URL is valid once: the frame, the link and every retry have separate ones.
 */
export class XtrackerViewModel {
  address: RemoteData<string> = idle
  frame: XtrackerFrame = 'loading'
  /** For another tab: replaced after each use, and before it expires. */
  link: string | undefined = undefined
  readonly #reports: XtrackerReports
  readonly #scheduler: Scheduler
  readonly #turns = new LatestRequest()
  #stopWaiting = (): void => undefined

  constructor(reports: XtrackerReports, scheduler: Scheduler) {
    this.#reports = reports
    this.#scheduler = scheduler
    makeAutoObservable(this, { address: observableRef }, { autoBind: true })
  }

  activate(): () => void {
    void this.load()
    const stop = poll(
      this.#scheduler,
      () => FRESH_MS,
      () => void this.replaceLink(),
    )
    return () => {
      stop()
      this.#turns.cancel()
      this.#stopWaiting()
    }
  }

  async load(): Promise<void> {
    const isLast = this.#turns.begin()
    this.#stopWaiting()
    this.frame = 'loading'
    this.link = undefined
    this.address = reloading(idle)
    const answer = await this.#reports.address()()
    if (!isLast()) return
    runInAction(() => (this.address = fromResult(idle, answer)))
    if (this.address._tag !== 'Ready') return
    this.#stopWaiting = this.#scheduler.after(PATIENCE_MS, this.#tooSlow)
    void this.replaceLink()
  }

  /** The page is loaded in the frame. */
  shown(): void {
    this.#stopWaiting()
    this.frame = 'shown'
  }

  /** Without a response there is no link, because an old one is invalid. */
  async replaceLink(): Promise<void> {
    if (this.address._tag !== 'Ready') return
    const before = this.address
    const answer = await this.#reports.address()()
    if (this.address === before) runInAction(() => (this.link = E.isRight(answer) ? answer.right : undefined))
  }

  #tooSlow = (): void => {
    runInAction(() => (this.frame = 'slow'))
  }
}

/** Frames have no error event: after this time without a load event it is slow. */
const PATIENCE_MS = 15_000
/** A URL is valid for a minute. */
const FRESH_MS = 45_000
