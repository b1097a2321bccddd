import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { pageAt } from '../http/page-at.ts'
import { route, routes } from '../http/route.ts'
import { identityStore } from '../identity/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { choicesOf, choose, countUnread, readNotifications } from '../notifications/index.ts'
import { saveEvents } from './analytics.ts'
import { activityOfCompany } from './company-activity.ts'
import { findingsOf, type FindingSources } from './findings.ts'
import { ownCompaniesOf } from './own-companies.ts'
import { tasksOf, type OrdersToConfirm } from './tasks.ts'

interface Services {
  readonly analytics: boolean
  readonly clock: Clock
  readonly findingSources: FindingSources
  readonly ordersToConfirm: OrdersToConfirm
}

export const shellRoutes = routes(({ analytics, clock, findingSources, ordersToConfirm }: Services) => [
  route(endpoints.tasks, async ({ business, db, session: { role, user } }) =>
    E.right(role === undefined ? [] : await tasksOf(db, { clock, ordersToConfirm }, { business, role }, user)),
  ),

  route(endpoints.companies, async ({ acrossCompanies, session }) =>
    E.right({ companies: await ownCompaniesOf(acrossCompanies, { clock, ordersToConfirm }, session.user) }),
  ),

  route(endpoints.companyActivity, async ({ business, db, query }) =>
    E.right(pageAt(query, await activityOfCompany(db, clock, business, query))),
  ),

  route(endpoints.findings, async ({ business, db, query }) =>
    E.right(await findingsOf(db, findingSources, business, query.text)),
  ),

  /* Listing them marks them as read, as the contract has it. */
  route(endpoints.notifications, async ({ acrossCompanies, params, session }) =>
    E.right({
      items: await readNotifications(
        acrossCompanies,
        { userId: params.userId, businessId: session.business?.id },
        session.operator === undefined,
      ),
    }),
  ),

  route(endpoints.notificationsUnread, async ({ db, params, session }) =>
    E.right({ count: await countUnread(db, { userId: params.userId, businessId: session.business?.id }) }),
  ),

  route(endpoints.notificationChoices, async ({ db, params }) =>
    E.right({ choices: await choicesOf(db, params.userId) }),
  ),

  route(endpoints.notificationChoose, ({ body, params, transaction }) =>
    transaction(async (tx) => {
      await choose(tx, params.userId, body.choices)
      return E.right({ choices: await choicesOf(tx, params.userId) })
    }),
  ),

  route(endpoints.digestChoice, async ({ db, params }) =>
    E.right({ frequency: await identityStore.digestOf(db, params.userId) }),
  ),

  route(endpoints.digestChoose, ({ body, params, transaction }) =>
    transaction(async (tx) => {
      await identityStore.chooseDigest(tx, params.userId, body.frequency, clock.now())
      return E.right({ frequency: await identityStore.digestOf(tx, params.userId) })
    }),
  ),

  route(endpoints.analytics, async ({ body, session, transaction }) => {
    if (!analytics) return E.right(undefined)
    return transaction(async (tx) => {
      await saveEvents(tx, clock, session, body.events)
      return E.right(undefined)
    })
  }),
])
