import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { hostError } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import { movementsOf, requestSurplus, walletOf } from './wallet.ts'

export const walletRoutes = routes((services) => [
  route(endpoints.walletStatus, async ({ business, db }) => {
    const { balance, pendingSince } = await walletOf(db, business)
    return E.right({
      balance,
      pending: pendingSince === undefined ? undefined : { since: pendingSince },
    })
  }),

  route(endpoints.walletRequest, (call) =>
    call.transaction(async (tx) => {
      const { body, business, session } = call
      const requested = await requestSurplus(tx, business, {
        activity: body.activity,
        requestedBy: session.user.id,
        at: services.clock.now(),
      })
      if (E.isLeft(requested))
        return E.left(
          hostError(
            requested.left._tag === 'SurplusAlreadyRequested'
              ? 'ERROR_SURPLUS_ALREADY_REQUESTED'
              : 'ERROR_SURPLUS_NOT_AVAILABLE',
          ),
        )
      await appendAuditEntry(tx, services.clock, {
        ...actingUser(call),
        action: 'surplus requested',
        detail: { amount: requested.right.minor },
      })
      call.afterCommit(() => services.live.publish({ type: 'wallet', businessId: business.id }))
      return E.right({ since: services.clock.today(business.country) })
    }),
  ),

  route(endpoints.walletMovements, async ({ business, db, query }) => {
    const { rows, totalRows } = await movementsOf(db, business, query)
    return E.right({ rows, page: query.page, pageSize: query.size, totalRows })
  }),
])
