import * as E from 'fp-ts/Either'
import type { UserId } from '#domain/kernel/id.ts'
import { endpoints } from '#wire/endpoints.ts'
import { NOT_FOUND, type HostError } from '../http/host-error.ts'
import { serveTenant, serveUser, type Route } from '../http/serve.ts'
import { personOf, type Session } from '../identity/session.ts'
import type { HostParts } from '../parts.ts'
import { keepEvents } from './analytics.ts'
import { featuresOf } from './features.ts'
import { choicesOf, choose, readNotifications } from './notifications.ts'
import { tasksOf } from './tasks.ts'

/** What stands around the work of a business. */
export const shellRoutes = (parts: HostParts): ReadonlyArray<Route> => {
  const { clock, database } = parts
  return [
    serveTenant(parts, endpoints.businessFeatures, async ({ business, query }) =>
      E.right(await featuresOf(database, business.id, query.active !== 'false')),
    ),

    serveTenant(parts, endpoints.tasks, async ({ business }) => E.right(await tasksOf(database, business))),

    serveUser(parts, endpoints.notifications, async ({ params, session }) => {
      const user = ownId(session, params.userId)
      if (E.isLeft(user)) return user
      return E.right({ items: await readNotifications(database, user.right, session.operator === undefined) })
    }),

    serveUser(parts, endpoints.notificationChoices, async ({ params, session }) => {
      const user = ownId(session, params.userId)
      return E.isLeft(user) ? user : E.right({ choices: await choicesOf(database, user.right) })
    }),

    serveUser(parts, endpoints.notificationChoose, async ({ body, params, session }) => {
      const user = ownId(session, params.userId)
      if (E.isLeft(user)) return user
      await choose(database, user.right, body.choices)
      return E.right({ choices: await choicesOf(database, user.right) })
    }),

    serveUser(parts, endpoints.analytics, async ({ body, session }) => {
      if (!parts.analytics) return E.right({})
      const tooMany = await parts.limits.noteEvents(personOf(session))
      if (tooMany !== undefined) return E.left(tooMany)
      await keepEvents(database, clock, session, body.events)
      return E.right({})
    }),
  ]
}

/** Another's id and one that does not exist are refused alike. */
const ownId = ({ user }: Session, userId: UserId): E.Either<HostError, UserId> =>
  userId === user.id ? E.right(userId) : E.left(NOT_FOUND)
