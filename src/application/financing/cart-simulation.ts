import * as E from 'fp-ts/Either'
import { absurd } from 'fp-ts/function'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import {
  breakdownOf,
  type BreakdownLine,
  keyFiguresOf,
  type KeyFigures,
  pricesOf,
} from '#domain/financing/breakdown.ts'
import { type InvoiceCost, invoiceCostsOf } from '#domain/financing/invoice-cost.ts'
import { FINANCING_CODES, type FinancingType } from '#domain/financing/invoice.ts'
import type { Quote, QuoteRequest } from '#domain/financing/quote.ts'
import type { SimulatedInvoice, Simulation } from '#domain/financing/simulation.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { Analytics } from '../shared/analytics.port.ts'
import { type Debounce, makeDebounce } from '../shared/debounce.ts'
import type { Failure } from '../shared/failure.ts'
import { fromResult, idle, latestValue, reloading, type RemoteData } from '../shared/remote-data.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import { FinancingSource } from './financing-source.ts'
import type { Resolved } from '../shared/token.ts'

/**
 * Whether the figures are those of the present cart. `rejected`: the host says why its invoices and dates have none, so that
 * earlier ones would answer another question.
 */
export type SimulationStanding = 'idle' | 'recalculating' | 'ready' | 'failed' | 'rejected'

/** The simulation of the cart, requested after every change. Only `Ready` describes the present cart. */
export class CartSimulation {
  static readonly needs = {
    source: FinancingSource,
    analytics: Analytics,
    scheduler: Scheduler,
    calendar: BusinessCalendar,
  }
  state: RemoteData<Quote> = idle
  /** The time `HH:mm` of the last successful one, where the business is. */
  calculatedAt: string | undefined = undefined
  readonly #deps: Resolved<typeof CartSimulation.needs>
  readonly #pause: Debounce
  readonly #requests = new LatestRequest()
  #request: QuoteRequest | undefined
  #isStarted = false

  constructor(dependencies: Resolved<typeof CartSimulation.needs>) {
    this.#deps = dependencies
    this.#pause = makeDebounce(dependencies.scheduler, PAUSE_MS)
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get isUpToDate(): boolean {
    return this.state._tag === 'Ready'
  }

  get isRecalculating(): boolean {
    return this.state._tag === 'Loading'
  }

  get failure(): Failure | undefined {
    return this.state._tag === 'Failed' ? this.state.failure : undefined
  }

  get standing(): SimulationStanding {
    switch (this.state._tag) {
      case 'Idle':
        return 'idle'
      case 'Loading':
        return 'recalculating'
      case 'Failed':
        return isAnswer(this.state.failure) ? 'rejected' : 'failed'
      case 'Ready':
        return 'ready'
      default:
        return absurd(this.state)
    }
  }

  /** The last successful one, with its request. */
  get quote(): Quote | undefined {
    return latestValue(this.state)
  }

  get shown(): Simulation | undefined {
    return this.quote?.simulation
  }

  /** The transfer that the user reads. */
  get transfer(): Money | undefined {
    return this.shown?.transfer
  }

  get keyFigures(): KeyFigures | undefined {
    return this.shown && keyFiguresOf(this.shown)
  }

  get breakdown(): ReadonlyArray<BreakdownLine> {
    return this.shown === undefined ? [] : breakdownOf(this.shown)
  }

  /** By invoice; one without a price has no entry. */
  get prices(): ReadonlyMap<InvoiceId, SimulatedInvoice> {
    return this.shown === undefined ? new Map() : pricesOf(this.shown)
  }

  /** By invoice; one without figures has no entry. */
  get costs(): ReadonlyMap<InvoiceId, InvoiceCost> {
    return new Map(this.quote === undefined ? [] : invoiceCostsOf(this.quote).map((cost) => [cost.invoiceId, cost]))
  }

  /** Requests the simulation of a changed cart. Without lines it is empty. */
  request(request: QuoteRequest): void {
    this.#requests.cancel()
    this.#request = request
    if (request.lines.length === 0) {
      this.#pause.cancel()
      this.state = idle
    } else {
      this.state = reloading(this.state)
      this.#pause.later(() => void this.#send())
    }
  }

  retry(): void {
    if (this.state._tag !== 'Failed') return
    this.state = reloading(this.state)
    void this.#send()
  }

  /** The next simulation is the first of another order. */
  startOver(): void {
    this.#isStarted = false
  }

  /** Ignores all pending responses. */
  reset(): void {
    this.#pause.cancel()
    this.#requests.cancel()
  }

  async #send(): Promise<void> {
    const request = this.#request
    if (request === undefined) return
    const isLast = this.#requests.begin()
    const lines = request.lines.map(({ invoiceId, paymentDate }) => ({ invoiceId, paymentDate }))
    const answer = await this.#deps.source.submissions.simulate(request.type, lines)()
    if (!isLast()) return
    const quoted = E.map((simulation: Simulation): Quote => ({ ...request, simulation }))(answer)
    runInAction(() => {
      this.state = fromResult(E.isLeft(answer) && isAnswer(answer.left) ? idle : this.state, quoted)
      if (E.isRight(answer)) this.calculatedAt = this.#deps.calendar.civilOf(this.#deps.calendar.now).time
    })
    if (E.isRight(answer)) this.#trackStart(request.type)
  }

  #trackStart(type: FinancingType): void {
    const { analytics, source } = this.#deps
    if (this.#isStarted || source.isDemo) return
    this.#isStarted = true
    analytics.track({ name: 'order started', orderType: FINANCING_CODES[type] })
  }
}

const PAUSE_MS = 300

/** The codes with which the host answers what cannot be simulated. */
const SIMULATION_ANSWERS: ReadonlySet<string> = new Set([
  'ERROR_INVOICE_DATE_PAST',
  'ERROR_ORDER_EMPTY',
  'ERROR_ORDER_NOT_FINANCEABLE',
  'ERROR_VALIDATION',
])

const isAnswer = (failure: Failure): boolean => failure._tag === 'Rejected' && SIMULATION_ANSWERS.has(failure.code)
