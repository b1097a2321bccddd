import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Wallets } from '#application/wallet/wallets.port.ts'
import { walletEndpoints } from '#wire/wallet.endpoints.ts'
import type { Api } from '../http/api.ts'

const ACTIVITY = 'SURPLUS_REQUEST'

export const makeHttpWallets = (api: Api): Wallets => ({
  status: () =>
    pipe(
      api.forBusiness(walletEndpoints.walletStatus)(),
      TE.map(({ balance, pending }) => ({ balance, pendingSince: pending?.since })),
    ),
  request: (key) =>
    pipe(
      api.forBusiness(walletEndpoints.walletRequest)({ body: { activity: ACTIVITY }, key }),
      TE.map(({ since }) => since),
    ),
  movements: ({ page, pageSize }) =>
    pipe(
      api.forBusiness(walletEndpoints.walletMovements)({ query: { page, size: pageSize } }),
      TE.map((found) => ({ ...found, rows: found.rows.map((row) => ({ ...row, id: String(row.id) })) })),
    ),
})
