import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { makeAutoObservable, runInAction } from 'mobx'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import type { Scenario, ScenarioId } from '#domain/financing/scenario.ts'
import { type Failure, isNotFound, orUndefined } from '../shared/failure.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { DraftReplacement, type DraftReplacementDependencies } from './draft-replacement.ts'
import type { Invoices } from './invoices.port.ts'
import { draftOfRequest, hasLines } from './order-draft.ts'
import type { Scenarios } from './scenarios.port.ts'

export interface ScenarioComparisonDependencies extends DraftReplacementDependencies {
  readonly scenarios: Pick<Scenarios, 'lines' | 'list' | 'scenario'>
  readonly invoices: Pick<Invoices, 'unavailable'>
}

export interface ComparedScenarios {
  readonly scenarios: ReadonlyArray<Scenario>
  /** How many that the address names do not exist, or not in this company. */
  readonly missing: number
}

/** Scenarios side by side: those that the address names, otherwise those of the user. One of them becomes the draft of an order. */
export class ScenarioComparisonViewModel {
  readonly compared: RemoteValue<ComparedScenarios>
  readonly replacement: DraftReplacement
  /** Of the lines of a scenario. */
  failure: Failure | undefined = undefined
  /** No invoice of the scenario that was chosen can be financed now. */
  unusable: Scenario | undefined = undefined
  isBusy = false
  #named: ReadonlyArray<ScenarioId | undefined> | undefined = undefined
  readonly #deps: ScenarioComparisonDependencies
  readonly #choices = new LatestRequest()

  constructor(dependencies: ScenarioComparisonDependencies) {
    this.#deps = dependencies
    this.replacement = new DraftReplacement(dependencies)
    this.compared = new RemoteValue({ load: () => this.#load() })
    makeAutoObservable(this, { compared: false, replacement: false }, { autoBind: true })
  }

  /** Those that an address names, with undefined for what is no id; otherwise those of the user. */
  open(named: ReadonlyArray<ScenarioId | undefined> | undefined): () => void {
    this.#named = named
    this.#reset()
    this.replacement.cancel()
    this.compared.reset()
    const stop = this.compared.activate()
    return () => {
      stop()
      this.#choices.cancel()
    }
  }

  /** The kind of financing to open; undefined when the user is asked first or has left, and when that is not possible. */
  async choose(scenario: Scenario): Promise<FinancingType | undefined> {
    if (this.isBusy) return undefined
    this.#reset()
    this.isBusy = true
    const isLast = this.#choices.begin()
    const loaded = await this.#linesOf(scenario)()
    return isLast() ? runInAction(() => this.#begin(scenario, loaded)) : undefined
  }

  #begin(scenario: Scenario, loaded: E.Either<Failure, ChosenLines>): FinancingType | undefined {
    this.isBusy = false
    if (E.isLeft(loaded)) {
      this.failure = loaded.left
      if (isNotFound(loaded.left)) void this.compared.load()
      return undefined
    }
    const { chosen, others, unavailable } = loaded.right
    if (unavailable >= chosen.length) {
      this.unusable = scenario
      return undefined
    }
    const { letter, type } = scenario
    const draft = { ...draftOfRequest({ type, lines: chosen, preselected: [] }), scenario: letter }
    return this.replacement.begin(draft, (present) => ![chosen, ...others].some((lines) => hasLines(present, lines)))
  }

  #reset(): void {
    this.#choices.cancel()
    this.failure = undefined
    this.unusable = undefined
    this.isBusy = false
  }

  #load(): TE.TaskEither<Failure, ComparedScenarios> {
    const { scenarios } = this.#deps
    if (this.#named === undefined)
      return pipe(
        scenarios.list(),
        TE.map((own) => ({ scenarios: own, missing: 0 })),
      )
    return pipe(
      this.#named,
      TE.traverseArray((id) => (id === undefined ? TE.right(undefined) : orUndefined(scenarios.scenario(id)))),
      TE.map((found) => {
        const present = found.filter((one) => one !== undefined)
        return { scenarios: present, missing: found.length - present.length }
      }),
    )
  }

  #linesOf({ id, type }: Scenario): TE.TaskEither<Failure, ChosenLines> {
    const { invoices, scenarios } = this.#deps
    const others = (this.compared.value?.scenarios ?? []).filter((one) => one.id !== id)
    return pipe(
      TE.Do,
      TE.bind('chosen', () => scenarios.lines(id)),
      TE.bind('unavailable', ({ chosen }) => {
        const ids = chosen.map(({ invoiceId }) => invoiceId)
        return TE.map(({ length }: ReadonlyArray<unknown>) => length)(invoices.unavailable(type, ids))
      }),
      TE.bind('others', () =>
        pipe(
          others,
          TE.traverseArray((other) => orUndefined(scenarios.lines(other.id))),
          TE.map((lines) => lines.filter((one) => one !== undefined)),
        ),
      ),
    )
  }
}

interface ChosenLines {
  readonly chosen: ReadonlyArray<OrderLine>
  /** How many of them cannot be financed now. */
  readonly unavailable: number
  /** Of the other scenarios: a draft in progress with the lines of one of them is not lost. */
  readonly others: ReadonlyArray<ReadonlyArray<OrderLine>>
}
