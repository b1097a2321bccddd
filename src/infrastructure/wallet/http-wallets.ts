import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Wallets } from '#application/wallet/wallets.port.ts'
import { isPending } from '#domain/team/pending.ts'
import { walletEndpoints } from '#wire/wallet.endpoints.ts'
import type { Api } from '../http/api.ts'

const ACTIVITY = 'SURPLUS_REQUEST'

export const makeHttpWallets = (api: Api): Wallets => ({
  status: () =>
    pipe(
      api.forBusiness(walletEndpoints.walletStatus)(),
      TE.map(({ account, balance, oldestDebt, pending }) => ({
        account,
        balance,
        oldestDebt,
        pendingSince: pending?.since,
        pending: pending && { amount: pending.amount, account: pending.account },
      })),
    ),
  request: (key, read) =>
    pipe(
      api.forBusiness(walletEndpoints.walletRequest)({
        body: {
          activity: ACTIVITY,
          amount: read?.amount,
          accountId: read?.account?.id,
          version: read?.account?.version,
        },
        key,
      }),
      TE.map((answer) => (isPending(answer) ? answer : answer.since)),
    ),
  withdraw: () => api.forBusiness(walletEndpoints.walletWithdraw)(),
  movements: ({ page, pageSize }) =>
    pipe(
      api.forBusiness(walletEndpoints.walletMovements)({ query: { page, size: pageSize } }),
      TE.map((found) => ({ ...found, rows: found.rows.map((row) => ({ ...row, id: String(row.id) })) })),
    ),
})
