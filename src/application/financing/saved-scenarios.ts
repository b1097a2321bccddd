import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, runInAction } from 'mobx'
import type { QuoteRequest } from '#domain/financing/quote.ts'
import {
  freeLetter,
  type Scenario,
  type ScenarioFigures,
  type ScenarioId,
  type ScenarioLetter,
  scenarioFiguresOf,
} from '#domain/financing/scenario.ts'
import { type Failure, isNotFound, orUndefined } from '../shared/failure.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { CartViewModel } from './cart.view-model.ts'
import { Scenarios } from './scenarios.port.ts'
import type { SendObstacle } from './send-obstacle.ts'
import type { Resolved } from '../shared/token.ts'

/** The scenarios of the user: the cart is saved as one, and they are removed. */
export class SavedScenarios {
  static readonly needs = { scenarios: Scenarios, keys: IdempotencyKeys }
  readonly saved: RemoteValue<ReadonlyArray<Scenario>>
  /** The failure of the last change. */
  failure: Failure | undefined = undefined
  /** The change in progress; one at a time. */
  change: 'saving' | 'other' | undefined = undefined
  /** The one that was removed last, which can be restored. */
  removed: Scenario | undefined = undefined
  readonly #deps: Resolved<typeof SavedScenarios.needs>
  readonly #cart: CartViewModel
  /** A request that failed is repeated with its key. */
  #attempt: { readonly content: string; readonly key: string } | undefined = undefined
  /** The contents that were saved here, by the id of their scenario. */
  readonly #contents = new Map<ScenarioId, string>()

  constructor(dependencies: Resolved<typeof SavedScenarios.needs>, cart: CartViewModel) {
    this.#deps = dependencies
    this.#cart = cart
    this.saved = new RemoteValue({ load: () => dependencies.scenarios.list() })
    makeAutoObservable(this, { saved: false }, { autoBind: true })
  }

  get isBusy(): boolean {
    return this.change !== undefined
  }

  activate(): () => void {
    return this.saved.activate()
  }

  /** Undefined when the user has as many as possible, and before they are loaded. */
  get nextLetter(): ScenarioLetter | undefined {
    return this.saved.value && freeLetter(this.saved.value.map(({ letter }) => letter))
  }

  /** The scenario with the figures of the cart. */
  get present(): Scenario | undefined {
    const { isUpToDate, quote } = this.#cart.simulation
    const figures = isUpToDate && quote !== undefined ? scenarioFiguresOf(quote) : undefined
    return figures && this.saved.value?.find((one) => hasSameFigures(one, figures))
  }

  /** That scenario has the invoices and dates of the cart, as far as they are known. */
  get isSaved(): boolean {
    const { present } = this
    const { quote } = this.#cart.simulation
    return present !== undefined && quote !== undefined && this.#contents.get(present.id) === contentOf(quote)
  }

  /** Every invoice of the cart has a date, and its figures are up to date. */
  get canSave(): boolean {
    return this.#cart.canSubmit && this.nextLetter !== undefined && !this.isSaved
  }

  /** Why the cart can be neither sent nor saved; undefined when it can be sent. */
  get obstacle(): SendObstacle | undefined {
    return this.#cart.sendObstacle
  }

  async save(): Promise<void> {
    const { quote } = this.#cart.simulation
    if (!this.canSave || this.isBusy || quote === undefined) return
    const content = contentOf(quote)
    const attempt = this.#attempt?.content === content ? this.#attempt : { content, key: this.#deps.keys.next() }
    this.#attempt = attempt
    const lines = quote.lines.map(({ invoiceId, paymentDate }) => ({ invoiceId, paymentDate }))
    const promised = this.nextLetter
    await this.#run('saving', this.#deps.scenarios.save(quote.type, lines, attempt.key), (scenario) => {
      this.#attempt = undefined
      this.#contents.set(scenario.id, content)
      this.#add(scenario)
      if (scenario.letter !== promised) void this.saved.load()
    })
  }

  /** One that another tab removed is removed here too. */
  async remove(scenario: Scenario): Promise<void> {
    const { id } = scenario
    await this.#run('other', orUndefined(this.#deps.scenarios.remove(id)), () => {
      this.saved.update((this.saved.value ?? []).filter((one) => one.id !== id))
      this.removed = scenario
    })
  }

  /** Brings the scenario back that was removed last, unless another tab removed one since. */
  async restore(): Promise<void> {
    if (this.removed === undefined || this.isBusy) return
    await this.#run('other', this.#deps.scenarios.restore(this.removed.id), this.#add)
    if (this.failure !== undefined && isNotFound(this.failure)) runInAction(() => (this.removed = undefined))
  }

  #add = (scenario: Scenario): void => {
    this.removed = undefined
    const others = (this.saved.value ?? []).filter(({ id }) => id !== scenario.id)
    this.saved.update([...others, scenario].toSorted(byLetter))
  }

  /** After a failure the list may be another one. */
  async #run<A>(change: 'saving' | 'other', send: TaskEither<Failure, A>, onDone: (answer: A) => void): Promise<void> {
    if (this.isBusy) return
    runInAction(() => (this.change = change))
    const done = await send()
    runInAction(() => {
      this.change = undefined
      this.failure = E.isLeft(done) ? done.left : undefined
      if (E.isRight(done)) onDone(done.right)
      else void this.saved.load()
    })
  }
}

const contentOf = ({ type, lines }: QuoteRequest): string =>
  JSON.stringify([type, lines.map(({ invoiceId, paymentDate }) => [invoiceId, paymentDate])])

const byLetter = (a: Scenario, b: Scenario): number => (a.letter < b.letter ? -1 : 1)

/** Whether both are the same simulation, as far as their figures tell. */
const hasSameFigures = (a: ScenarioFigures, b: ScenarioFigures): boolean =>
  a.type === b.type &&
  a.simulatedOn === b.simulatedOn &&
  a.invoices === b.invoices &&
  a.firstPayment === b.firstPayment &&
  a.lastPayment === b.lastPayment &&
  a.figures.total.minor === b.figures.total.minor &&
  a.figures.interest.minor === b.figures.interest.minor &&
  a.figures.transfer.minor === b.figures.transfer.minor
