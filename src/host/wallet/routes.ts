import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import type { ErrorCode } from '#wire/error-codes.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { accountText } from '../banking/deposit-accounts.ts'
import { hostError } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import { movementsOf, requestSurplus, walletOf, withdrawSurplus, type SurplusRequestError } from './wallet.ts'

interface Services {
  readonly clock: Clock
  readonly live: Live
}

export const walletRoutes = routes((services: Services) => [
  route(endpoints.walletStatus, async ({ business, db }) => {
    const { account, balance, pending, pendingSince } = await walletOf(db, business)
    return E.right({
      account,
      balance,
      pending: pendingSince === undefined ? undefined : { since: pendingSince, ...pending },
    })
  }),

  route(endpoints.walletRequest, (call) =>
    call.transaction(async (tx) => {
      const { body, business, session } = call
      const requested = await requestSurplus(tx, business, {
        activity: body.activity,
        requestedBy: session.user.id,
        at: services.clock.now(),
        read: body,
      })
      if (E.isLeft(requested)) return E.left(hostError(REQUEST_CODES[requested.left._tag]))
      const { account, amount } = requested.right
      await appendAuditEntry(tx, services.clock, {
        ...actingUser(call),
        action: 'surplus requested',
        detail: { amount: amount.minor, account: account.id, name: accountText(business.country, account) },
      })
      call.afterCommit(() => services.live.publish({ type: 'wallet', businessId: business.id }))
      return E.right({ since: services.clock.today(business.country) })
    }),
  ),

  route(endpoints.walletWithdraw, (call) =>
    call.transaction(async (tx) => {
      const { business } = call
      const amount = await withdrawSurplus(tx, business)
      if (amount === undefined) return E.left(hostError('ERROR_SURPLUS_NOT_REQUESTED'))
      await appendAuditEntry(tx, services.clock, {
        ...actingUser(call),
        action: 'surplus request withdrawn',
        detail: { amount: amount.minor },
      })
      call.afterCommit(() => services.live.publish({ type: 'wallet', businessId: business.id }))
      return E.right(undefined)
    }),
  ),

  route(endpoints.walletMovements, async ({ business, db, query }) => {
    const { rows, totalRows } = await movementsOf(db, business, query)
    return E.right({ rows, page: query.page, pageSize: query.size, totalRows })
  }),
])

const REQUEST_CODES: Readonly<Record<SurplusRequestError['_tag'], ErrorCode>> = {
  SurplusLoading: 'ERROR_SURPLUS_NOT_AVAILABLE',
  SurplusNotPositive: 'ERROR_SURPLUS_NOT_AVAILABLE',
  SurplusAlreadyRequested: 'ERROR_SURPLUS_ALREADY_REQUESTED',
  SurplusWithoutAccount: 'ERROR_SURPLUS_NO_ACCOUNT',
  SurplusChanged: 'ERROR_SURPLUS_CHANGED',
}
