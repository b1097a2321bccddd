import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import {
  linesOfScenario,
  removeScenario,
  restoreScenario,
  saveScenario,
  scenarioById,
  scenariosOf,
} from './scenarios.ts'

interface Services {
  readonly clock: Clock
}

export const scenarioRoutes = routes(({ clock }: Services) => [
  route(endpoints.scenarioList, async ({ business, db, session }) =>
    E.right({ scenarios: await scenariosOf(db, { business, userId: session.user.id }) }),
  ),

  route(endpoints.scenarioSave, ({ body, business, query, session, transaction }) =>
    transaction((tx) =>
      saveScenario(
        tx,
        { business, userId: session.user.id },
        { type: query.orderType, lines: body.lines, today: clock.today(business.country) },
      ),
    ),
  ),

  route(endpoints.scenario, ({ business, db, params }) => scenarioById(db, business, params.scenarioId)),

  route(endpoints.scenarioLines, async ({ business, db, params }) => {
    const lines = await linesOfScenario(db, business.id, params.scenarioId)
    return E.isLeft(lines) ? lines : E.right({ items: lines.right })
  }),

  route(endpoints.scenarioDelete, ({ business, params, session, transaction }) =>
    transaction(async (tx) => {
      await removeScenario(tx, { business, userId: session.user.id }, params.scenarioId)
      return E.right(undefined)
    }),
  ),

  route(endpoints.scenarioRestore, ({ business, params, session, transaction }) =>
    transaction((tx) => restoreScenario(tx, { business, userId: session.user.id }, params.scenarioId)),
  ),
])
