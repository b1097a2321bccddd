import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { makeAutoObservable, runInAction } from 'mobx'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import type { Scenario, ScenarioId } from '#domain/financing/scenario.ts'
import { Action } from '../shared/action.ts'
import { type Failure, isNotFound, orUndefined } from '../shared/failure.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { DraftReplacement } from './draft-replacement.ts'
import { Invoices } from './invoices.port.ts'
import { draftOfRequest, hasLines } from './order-draft.ts'
import { Scenarios } from './scenarios.port.ts'
import type { Resolved } from '../shared/token.ts'

export interface ComparedScenarios {
  readonly scenarios: ReadonlyArray<Scenario>
  /** How many that the address names do not exist, or not in this company. */
  readonly missing: number
}

/** Scenarios side by side: those that the address names, otherwise those of the user. One of them becomes the draft of an order. */
export class ScenarioComparisonViewModel {
  static readonly needs = { ...DraftReplacement.needs, scenarios: Scenarios, invoices: Invoices }
  readonly compared: RemoteValue<ComparedScenarios>
  readonly replacement: DraftReplacement
  /** Loads the lines of a scenario. */
  readonly choice: Action<[Scenario], ChosenLines>
  /** No invoice of the scenario that was chosen can be financed now. */
  unusable: Scenario | undefined = undefined
  #named: ReadonlyArray<ScenarioId | undefined> | undefined = undefined
  readonly #deps: Resolved<typeof ScenarioComparisonViewModel.needs>

  constructor(dependencies: Resolved<typeof ScenarioComparisonViewModel.needs>) {
    this.#deps = dependencies
    this.replacement = new DraftReplacement(dependencies)
    this.compared = new RemoteValue({ load: () => this.#load() })
    this.choice = new Action((scenario) => this.#linesOf(scenario), {
      onFailure: (failure) => {
        if (isNotFound(failure)) void this.compared.load()
      },
    })
    makeAutoObservable(this, { compared: false, replacement: false, choice: false }, { autoBind: true })
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
      this.choice.reset()
    }
  }

  /** The kind of financing to open; undefined when the user is asked first or has left, and when that is not possible. */
  async choose(scenario: Scenario): Promise<FinancingType | undefined> {
    if (this.choice.isBusy) return undefined
    this.#reset()
    const lines = await this.choice.run(scenario)
    return lines && runInAction(() => this.#begin(scenario, lines))
  }

  #begin(scenario: Scenario, { chosen, others, unavailable }: ChosenLines): FinancingType | undefined {
    if (unavailable >= chosen.length) {
      this.unusable = scenario
      return undefined
    }
    const { letter, type } = scenario
    const draft = { ...draftOfRequest({ type, lines: chosen, preselected: [] }), scenario: letter }
    return this.replacement.begin(draft, (present) => ![chosen, ...others].some((lines) => hasLines(present, lines)))
  }

  #reset(): void {
    this.choice.reset()
    this.unusable = undefined
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
  /** The lines of the other scenarios: a draft in progress with the same lines is not lost. */
  readonly others: ReadonlyArray<ReadonlyArray<OrderLine>>
}
