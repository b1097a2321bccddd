import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { serveTenant, serveUser, type Route } from '../http/serve.ts'
import { personOf } from '../identity/session.ts'
import type { HostServices } from '../server/services.ts'
import { saveEvents } from './analytics.ts'
import { featuresOf } from './features.ts'
import { choicesOf, choose, readNotifications } from './notifications.ts'
import { tasksOf } from './tasks.ts'

/** What stands around the work of a business. */
export const shellRoutes = (parts: HostServices): ReadonlyArray<Route> => {
  const { clock, database } = parts
  return [
    serveTenant(parts, endpoints.businessFeatures, async ({ business, query }) =>
      E.right(await featuresOf(database, business.id, query.active !== 'false')),
    ),

    serveTenant(parts, endpoints.tasks, async ({ business }) => E.right(await tasksOf(database, business))),

    serveUser(parts, endpoints.notifications, async ({ params, session }) =>
      E.right({ items: await readNotifications(database, params.userId, session.operator === undefined) }),
    ),

    serveUser(parts, endpoints.notificationChoices, async ({ params }) =>
      E.right({ choices: await choicesOf(database, params.userId) }),
    ),

    serveUser(parts, endpoints.notificationChoose, async ({ body, params }) => {
      await choose(database, params.userId, body.choices)
      return E.right({ choices: await choicesOf(database, params.userId) })
    }),

    serveUser(parts, endpoints.analytics, async ({ body, session }) => {
      if (!parts.analytics) return E.right(undefined)
      const tooMany = await parts.limits.noteEvents(personOf(session))
      if (tooMany !== undefined) return E.left(tooMany)
      await saveEvents(database, clock, session, body.events)
      return E.right(undefined)
    }),
  ]
}
