import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { route, routes } from '../http/route.ts'
import { deleteView, saveView, viewsOf } from './invoice-views.ts'

/** The views of the user who is signed in. */
export const invoiceViewRoutes = routes(() => [
  route(endpoints.invoiceViews, async ({ business, db, session }) =>
    E.right({ views: await viewsOf(db, { businessId: business.id, userId: session.user.id }) }),
  ),

  route(endpoints.invoiceViewSave, ({ body, business, session, transaction }) =>
    transaction((tx) => saveView(tx, { businessId: business.id, userId: session.user.id }, body)),
  ),

  route(endpoints.invoiceViewDelete, ({ business, query, session, transaction }) =>
    transaction(async (tx) => {
      await deleteView(tx, { businessId: business.id, userId: session.user.id }, query.name)
      return E.right(undefined)
    }),
  ),
])
