import { endpoints } from '#wire/endpoints.ts'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { WalletMovement, Wallets } from '#application/wallet/wallets.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { validateRequest, type Wallet } from '#domain/wallet/surplus.ts'
import type { Pending } from '#domain/team/pending.ts'
import { aPending } from '#test/support/samples/approvals.ts'
import { makeFaults, rejectedBy, type Faults } from './faults.ts'

export interface FakeWallets extends Wallets {
  readonly faults: Faults
  readonly put: (wallet: Wallet) => void
  /** Another member has to authorise a request from now on. */
  readonly askOthers: () => void
  /** The keys of the requests that were written. */
  readonly requests: () => ReadonlyArray<string>
}

const TODAY = '2026-11-20' as CivilDate

/** One movement released the balance that it is given. */
export const makeFakeWallets = (released = 44_020): FakeWallets => {
  const faults = makeFaults()
  const written = new Set<string>()
  let asksOthers = false
  let waiting: { readonly key: string; readonly answer: Pending } | undefined
  let wallet: Wallet = { balance: money('CLP', released), pendingSince: undefined }
  const movement: WalletMovement = {
    id: '1',
    type: 'RELEASE',
    amount: money('CLP', released),
    balance: money('CLP', released),
    on: TODAY,
    orderId: undefined,
    folio: undefined,
  }
  return {
    faults,
    put: (next) => {
      wallet = next
    },
    askOthers: () => void (asksOthers = true),
    requests: () => [...written],
    status: () => faults.around(() => TE.of(wallet)),
    request: (key, read) =>
      faults.around(() => {
        if (written.has(key)) return TE.of(TODAY)
        if (waiting?.key === key) return TE.of(waiting.answer)
        if (waiting !== undefined) return TE.left(rejectedBy(endpoints.walletRequest, 'ERROR_APPROVAL_PENDING'))
        const requested = validateRequest(wallet)
        if (E.isLeft(requested))
          return TE.left(
            rejectedBy(
              endpoints.walletRequest,
              requested.left._tag === 'SurplusAlreadyRequested'
                ? 'ERROR_SURPLUS_ALREADY_REQUESTED'
                : 'ERROR_SURPLUS_NOT_AVAILABLE',
            ),
          )
        if (read !== undefined && read.amount.minor !== wallet.balance?.minor)
          return TE.left(rejectedBy(endpoints.walletRequest, 'ERROR_SURPLUS_CHANGED'))
        if (asksOthers) {
          waiting = { key, answer: aPending('SURPLUS') }
          return TE.of(waiting.answer)
        }
        written.add(key)
        wallet = { ...wallet, pendingSince: TODAY }
        return TE.of(TODAY)
      }),
    withdraw: () =>
      faults.around(() => {
        if (wallet.pendingSince === undefined)
          return TE.left(rejectedBy(endpoints.walletWithdraw, 'ERROR_SURPLUS_NOT_REQUESTED'))
        wallet = { ...wallet, pendingSince: undefined }
        return TE.of(undefined)
      }),
    movements: ({ page, pageSize }) =>
      faults.around(() =>
        TE.of({ rows: page === 1 && released > 0 ? [movement] : [], page, pageSize, totalRows: released > 0 ? 1 : 0 }),
      ),
  }
}
