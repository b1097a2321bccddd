import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import type { ApprovalServices } from '../approval/approval-services.ts'
import { pageAt } from '../http/page-at.ts'
import { route, routes } from '../http/route.ts'
import { guardedPayout, withdrawRequest } from './commands.ts'
import { downloadStatement } from './download-statement.ts'
import { monthlyLedger } from './statement.ts'
import type { WalletWorkers } from './tasks.ts'
import { movementsOf, walletOf } from './wallet.ts'

interface Services extends ApprovalServices {
  readonly workers: WalletWorkers
}

export const walletRoutes = routes((services: Services) => [
  route(endpoints.walletStatus, async ({ business, db }) => {
    const { account, balance, oldestDebt, pending, pendingSince } = await walletOf(db, business)
    return E.right({
      account,
      balance,
      oldestDebt,
      pending: pendingSince === undefined ? undefined : { since: pendingSince, ...pending },
    })
  }),
  route(endpoints.walletRequest, (call) => call.transaction((tx) => guardedPayout(services, tx, call))),
  route(endpoints.walletWithdraw, (call) => call.transaction((tx) => withdrawRequest(services, tx, call))),
  route(endpoints.walletMovements, async ({ business, db, query }) =>
    E.right(pageAt(query, await movementsOf(db, business, query))),
  ),
  route(endpoints.statement, ({ business, db, query }) =>
    monthlyLedger(db, business, query.month, services.clock.today(business.country)),
  ),
  route(endpoints.statementPdf, ({ business, db, query }) => downloadStatement(services, db, business, query.month)),
])
