import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { makeAutoObservable, runInAction } from 'mobx'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import type { Scenario, ScenarioId } from '#domain/financing/scenario.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import { type Failure, isNotFound } from '../shared/failure.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { DraftReplacement, type DraftReplacementDependencies } from './draft-replacement.ts'
import { draftOfLines, hasLines } from './order-draft.ts'
import type { Scenarios } from './scenarios.port.ts'

export interface ScenarioComparisonDependencies extends DraftReplacementDependencies {
  readonly scenarios: Pick<Scenarios, 'lines' | 'list' | 'scenario'>
  readonly calendar: Pick<BusinessCalendar, 'today'>
}

export interface ComparedScenarios {
  readonly scenarios: ReadonlyArray<Scenario>
  /** How many of those that the address names do not exist any more. */
  readonly missing: number
}

/** Scenarios side by side: those that the address names, otherwise those of the user. One of them becomes the draft of an order. */
export class ScenarioComparisonViewModel {
  readonly compared: RemoteValue<ComparedScenarios>
  readonly replacement: DraftReplacement
  /** Of the lines of a scenario. */
  failure: Failure | undefined = undefined
  isBusy = false
  #ids: ReadonlyArray<ScenarioId> = []
  readonly #with: ScenarioComparisonDependencies

  constructor(dependencies: ScenarioComparisonDependencies) {
    this.#with = dependencies
    this.replacement = new DraftReplacement(dependencies)
    this.compared = new RemoteValue({ load: () => this.#load() })
    makeAutoObservable(this, { compared: false, replacement: false }, { autoBind: true })
  }

  open(ids: ReadonlyArray<ScenarioId>): () => void {
    this.#ids = ids
    this.failure = undefined
    this.replacement.cancel()
    this.compared.reset()
    return this.compared.activate()
  }

  /** The kind of financing to open; undefined when the user is asked first, or after a failure. */
  async choose({ id, type }: Scenario): Promise<FinancingType | undefined> {
    if (this.isBusy) return undefined
    this.isBusy = true
    this.failure = undefined
    const loaded = await this.#linesOf(id)()
    return runInAction(() => {
      this.isBusy = false
      if (E.isLeft(loaded)) this.failure = loaded.left
      if (E.isLeft(loaded)) return undefined
      const { chosen, others } = loaded.right
      const draft = draftOfLines(type, chosen, this.#with.calendar.today)
      return this.replacement.begin(draft, (present) => ![chosen, ...others].some((lines) => hasLines(present, lines)))
    })
  }

  #load(): TE.TaskEither<Failure, ComparedScenarios> {
    const { scenarios } = this.#with
    if (this.#ids.length === 0)
      return pipe(
        scenarios.list(),
        TE.map((own) => ({ scenarios: own, missing: 0 })),
      )
    return pipe(
      this.#ids,
      TE.traverseArray((id) => orUndefined(scenarios.scenario(id))),
      TE.map((found) => {
        const present = found.filter((one) => one !== undefined)
        return { scenarios: present, missing: found.length - present.length }
      }),
    )
  }

  /** The lines of one and of the others: a draft in progress with the lines of one of them is not lost. */
  #linesOf(id: ScenarioId) {
    const others = (this.compared.value?.scenarios ?? []).filter((one) => one.id !== id)
    return pipe(
      this.#with.scenarios.lines(id),
      TE.chain((chosen) =>
        pipe(
          others,
          TE.traverseArray((other) => orUndefined(this.#with.scenarios.lines(other.id))),
          TE.map((lines) => ({
            chosen,
            others: lines.filter((one): one is ReadonlyArray<OrderLine> => one !== undefined),
          })),
        ),
      ),
    )
  }
}

/** Undefined for what does not exist. */
const orUndefined = <A>(load: TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A | undefined> =>
  pipe(
    load,
    TE.map((value): A | undefined => value),
    TE.orElse((failure) => (isNotFound(failure) ? TE.right(undefined) : TE.left(failure))),
  )
