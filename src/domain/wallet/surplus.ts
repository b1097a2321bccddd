import * as E from 'fp-ts/Either'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { OrderId } from '../kernel/id.ts'
import type { Money } from '../kernel/money.ts'
import type { ShownAccount } from '../orders/transfer-obstacles.ts'

/** The returned retentions that can be requested. An undefined request: none is pending. */
export interface Wallet {
  readonly balance: Money
  readonly pendingSince: CivilDate | undefined
  /** The content of the pending request, where the host states it. */
  readonly pending?: { readonly amount: Money | undefined; readonly account: ShownAccount | undefined } | undefined
  /** Where a surplus goes that is requested now. Undefined without an account. */
  readonly account?: ShownAccount | undefined
  /** The oldest debit that no release has covered, where the company owes any. */
  readonly oldestDebt?: WalletDebt | undefined
}

/** A debt of the wallet. `folio` is undefined for a payout that a correction left uncovered. */
export interface WalletDebt {
  readonly on: CivilDate
  readonly orderId: OrderId | undefined
  readonly folio: string | undefined
}

/** The state of the card, by the first that applies. */
export type SurplusState =
  | { readonly _tag: 'Requested'; readonly balance: Money; readonly since: CivilDate }
  | { readonly _tag: 'Available'; readonly balance: Money }
  | { readonly _tag: 'Debt'; readonly balance: Money; readonly oldest?: WalletDebt }
  | { readonly _tag: 'None' }

/** Why the surplus cannot be requested now. */
export type SurplusRejected =
  | { readonly _tag: 'SurplusLoading' }
  | { readonly _tag: 'SurplusAlreadyRequested'; readonly since: CivilDate }
  | { readonly _tag: 'SurplusNotPositive' }

/**
 * The state of a wallet: a pending request first, else by the sign of the balance.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { surplusState } from '@anticipo/domain/wallet/surplus'
 *
 * surplusState({ balance: money('CLP', 0), pendingSince: undefined }) // { _tag: 'None' }
 * surplusState({ balance: money('CLP', -10), pendingSince: undefined }) // { _tag: 'Debt', balance: { currency: 'CLP', minor: -10 } }
 * ```
 */
export const surplusState = ({ balance, oldestDebt, pendingSince }: Wallet): SurplusState => {
  if (pendingSince !== undefined) return { _tag: 'Requested', balance, since: pendingSince }
  if (balance.minor === 0) return { _tag: 'None' }
  if (balance.minor > 0) return { _tag: 'Available', balance }
  return { _tag: 'Debt', balance, ...(oldestDebt === undefined ? {} : { oldest: oldestDebt }) }
}

/**
 * The amount that would be requested, or the error. An undefined wallet is still loading.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { validateRequest } from '@anticipo/domain/wallet/surplus'
 *
 * validateRequest({ balance: money('CLP', 44_020), pendingSince: undefined }) // { _tag: 'Right', right: { currency: 'CLP', minor: 44020 } }
 * validateRequest(undefined) // { _tag: 'Left', left: { _tag: 'SurplusLoading' } }
 * ```
 */
export const validateRequest = (wallet: Wallet | undefined): E.Either<SurplusRejected, Money> => {
  if (wallet === undefined) return E.left({ _tag: 'SurplusLoading' })
  const { balance, pendingSince } = wallet
  if (pendingSince !== undefined) return E.left({ _tag: 'SurplusAlreadyRequested', since: pendingSince })
  return balance.minor > 0 ? E.right(balance) : E.left({ _tag: 'SurplusNotPositive' })
}
