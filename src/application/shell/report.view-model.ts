import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { idle, reloading, answered, type RemoteData } from '../shared/remote-data.ts'
import { repeat } from '../shared/repeat.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { Turns } from '../shared/turns.ts'
import type { Reports } from './reports.port.ts'

/** What the frame of the report shows: an address is fetched for it, and then the page behind the address. */
export type ReportFrame = 'loading' | 'shown' | 'slow'

/** The report of the business in a frame. An address is good for one showing: the frame, the link and every retry each have their own. */
export class ReportViewModel {
  address: RemoteData<string> = idle
  frame: ReportFrame = 'loading'
  /** For another page than the frame: replaced after each use, and before it is too old. */
  link: string | undefined = undefined
  readonly #reports: Reports
  readonly #scheduler: Scheduler
  readonly #turns = new Turns()
  #stopWaiting = (): void => undefined

  constructor(reports: Reports, scheduler: Scheduler) {
    this.#reports = reports
    this.#scheduler = scheduler
    makeAutoObservable(this, { address: observableRef }, { autoBind: true })
  }

  activate(): () => void {
    void this.load()
    const stop = repeat(this.#scheduler, () => FRESH_MS, () => void this.replaceLink())
    return () => {
      stop()
      this.#turns.forget()
      this.#stopWaiting()
    }
  }

  async load(): Promise<void> {
    const isLast = this.#turns.next()
    this.#stopWaiting()
    this.frame = 'loading'
    this.link = undefined
    this.address = reloading(idle)
    const answer = await this.#reports.address()()
    if (!isLast()) return
    runInAction(() => (this.address = answered(idle, answer)))
    if (this.address._tag !== 'Ready') return
    this.#stopWaiting = this.#scheduler.after(PATIENCE_MS, this.#tooSlow)
    void this.replaceLink()
  }

  /** The page behind the address stands in the frame. */
  shown(): void {
    this.#stopWaiting()
    this.frame = 'shown'
  }

  /** Without an answer there is no link: an old one would lead to a page that is over. */
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

/** A frame does not say that it failed; one that says nothing for so long has. */
const PATIENCE_MS = 15_000
/** An address is good for a minute. */
const FRESH_MS = 45_000
