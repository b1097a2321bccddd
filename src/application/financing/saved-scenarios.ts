import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, runInAction } from 'mobx'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import {
  freeLetter,
  type Scenario,
  type ScenarioFigures,
  type ScenarioLetter,
  scenarioFiguresOf,
} from '#domain/financing/scenario.ts'
import { type Failure, isNotFound } from '../shared/failure.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { CartViewModel } from './cart.view-model.ts'
import type { Scenarios } from './scenarios.port.ts'

export interface SavedScenariosDependencies {
  readonly scenarios: Pick<Scenarios, 'lines' | 'list' | 'remove' | 'save'>
  readonly keys: IdempotencyKeys
}

interface RemovedScenario extends Pick<Scenario, 'letter' | 'type'> {
  readonly lines: ReadonlyArray<OrderLine>
}

/** The scenarios of the user: the cart is saved as one, and they are removed. */
export class SavedScenarios {
  readonly saved: RemoteValue<ReadonlyArray<Scenario>>
  /** Of the last change. */
  failure: Failure | undefined = undefined
  isBusy = false
  /** The one that was removed last, which can be restored. */
  removed: RemovedScenario | undefined = undefined
  readonly #with: SavedScenariosDependencies
  readonly #cart: CartViewModel
  /** A request that failed is repeated with its key. */
  #attempt: { readonly content: string; readonly key: string } | undefined = undefined

  constructor(dependencies: SavedScenariosDependencies, cart: CartViewModel) {
    this.#with = dependencies
    this.#cart = cart
    this.saved = new RemoteValue({ load: () => dependencies.scenarios.list() })
    makeAutoObservable(this, { saved: false }, { autoBind: true })
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

  /** Every invoice of the cart has a date, and its figures are up to date. */
  get canSave(): boolean {
    return this.#cart.canSubmit && this.nextLetter !== undefined && this.present === undefined
  }

  async save(): Promise<void> {
    const { quote } = this.#cart.simulation
    if (!this.canSave || quote === undefined) return
    const lines = quote.lines.map(({ invoiceId, paymentDate }) => ({ invoiceId, paymentDate }))
    await this.#store(quote.type, lines)
  }

  /** Its lines are loaded first, so that it can be restored. One that another tab removed is removed here too. */
  async remove({ id, letter, type }: Scenario): Promise<void> {
    const { scenarios } = this.#with
    await this.#run(async () => {
      const lines = await scenarios.lines(id)()
      const done = E.isLeft(lines) ? lines : await scenarios.remove(id)()
      if (E.isLeft(done) && !isNotFound(done.left)) return done
      return E.right(() => {
        this.saved.update((this.saved.value ?? []).filter((one) => one.id !== id))
        this.removed = E.isRight(lines) ? { letter, type, lines: lines.right } : undefined
      })
    })
  }

  /** Saves the scenario that was removed last again. */
  async restore(): Promise<void> {
    const { removed } = this
    if (removed !== undefined) await this.#store(removed.type, removed.lines)
  }

  async #store(type: FinancingType, lines: ReadonlyArray<OrderLine>): Promise<void> {
    const content = JSON.stringify([type, lines])
    const attempt = this.#attempt?.content === content ? this.#attempt : { content, key: this.#with.keys.next() }
    this.#attempt = attempt
    await this.#run(async () => {
      const stored = await this.#with.scenarios.save(type, lines, attempt.key)()
      return E.map((scenario: Scenario) => () => {
        this.#attempt = undefined
        this.removed = undefined
        this.saved.update([...(this.saved.value ?? []), scenario].toSorted(byLetter))
      })(stored)
    })
  }

  /** One change at a time. After a rejected one the list may be another one. */
  async #run(change: TaskEither<Failure, () => void>): Promise<void> {
    if (this.isBusy) return
    runInAction(() => (this.isBusy = true))
    const done = await change()
    runInAction(() => {
      this.isBusy = false
      this.failure = E.isLeft(done) ? done.left : undefined
      if (E.isRight(done)) done.right()
      else if (done.left._tag === 'Rejected') void this.saved.load()
    })
  }
}

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
