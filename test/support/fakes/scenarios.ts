import { endpoints } from '#wire/endpoints.ts'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Scenarios } from '#application/financing/scenarios.port.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import { freeLetter, type Scenario, scenarioFiguresOf, type ScenarioId } from '#domain/financing/scenario.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { makeFaults, rejected, rejectedBy, type Faults } from './faults.ts'
import type { FakeInvoices } from './invoices.ts'
import type { FakeOrderSubmissions } from './order-submissions.ts'

export interface FakeScenarios extends Scenarios {
  readonly faults: Faults
}

interface SavedScenario {
  readonly scenario: Scenario
  readonly lines: ReadonlyArray<OrderLine>
}

const withoutLines = ({ scenario }: SavedScenario): Scenario => scenario

/** A host's scenarios of one user. */
export const makeFakeScenarios = (
  invoices: FakeInvoices,
  submissions: FakeOrderSubmissions,
  today: () => CivilDate,
): FakeScenarios => {
  const faults = makeFaults()
  const byKey = new Map<string, Scenario>()
  let saved: ReadonlyArray<SavedScenario> = []
  let removed: SavedScenario | undefined
  const find = (id: ScenarioId) => saved.find(({ scenario }) => scenario.id === id)
  const letters = () => saved.map(({ scenario }) => scenario.letter)
  return {
    faults,
    list: () => faults.around(() => TE.of(saved.map(withoutLines).toSorted((a, b) => (a.letter < b.letter ? -1 : 1)))),
    scenario: (id) => faults.around(() => pipe(find(id), TE.fromNullable(NOT_FOUND), TE.map(withoutLines))),
    lines: (id) =>
      faults.around(() =>
        pipe(
          find(id),
          TE.fromNullable(NOT_FOUND),
          TE.map(({ lines }) => lines),
        ),
      ),
    save: (type, lines, key) =>
      faults.around(() => {
        const earlier = byKey.get(key)
        if (earlier !== undefined) return TE.of(earlier)
        return pipe(
          submissions.simulate(type, lines),
          TE.chain((simulation) => {
            const known = new Map(invoices.all(type).map((invoice) => [invoice.id, invoice]))
            const quoted = lines.flatMap((line) => {
              const { amount, creditNotes } = known.get(line.invoiceId) ?? {}
              return amount === undefined || creditNotes === undefined ? [] : [{ ...line, amount, creditNotes }]
            })
            const figures = scenarioFiguresOf({ type, askedOn: today(), lines: quoted, undated: [], simulation })
            if (figures === undefined) return TE.left(rejectedBy(endpoints.scenarioSave, 'ERROR_ORDER_EMPTY'))
            const letter = freeLetter(letters())
            if (letter === undefined) return TE.left(rejectedBy(endpoints.scenarioSave, 'ERROR_SCENARIO_LIMIT'))
            const scenario: Scenario = { id: String(900 + byKey.size) as ScenarioId, letter, ...figures }
            byKey.set(key, scenario)
            saved = [...saved, { scenario, lines }]
            return TE.of(scenario)
          }),
        )
      }),
    remove: (id) =>
      faults.around(() => {
        const gone = find(id)
        if (gone === undefined) return removed?.scenario.id === id ? TE.of(undefined) : TE.left(NOT_FOUND)
        removed = gone
        saved = saved.filter(({ scenario }) => scenario.id !== id)
        return TE.of(undefined)
      }),
    restore: (id) =>
      faults.around(() => {
        const back = removed
        if (back?.scenario.id !== id) return pipe(find(id), TE.fromNullable(NOT_FOUND), TE.map(withoutLines))
        const taken = letters()
        const letter = taken.includes(back.scenario.letter) ? freeLetter(taken) : back.scenario.letter
        if (letter === undefined) return TE.left(rejectedBy(endpoints.scenarioRestore, 'ERROR_SCENARIO_LIMIT'))
        saved = [...saved, { ...back, scenario: { ...back.scenario, letter } }]
        removed = undefined
        return TE.of({ ...back.scenario, letter })
      }),
  }
}

const NOT_FOUND = rejected('ERROR_NOT_FOUND')
