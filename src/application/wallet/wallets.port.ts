import type { TaskEither } from 'fp-ts/TaskEither'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { ShownAccount } from '#domain/orders/transfer-obstacles.ts'
import type { Pending } from '#domain/team/pending.ts'
import type { Wallet } from '#domain/wallet/surplus.ts'
import type { Failure } from '../shared/failure.ts'
import type { Page } from '../shared/page.ts'
import { token } from '../shared/token.ts'

/** A change of the surplus of the business. */
export interface WalletMovement {
  readonly id: string
  /** The code of the host: an unknown type has a neutral text. */
  readonly type: string
  /** Negative when the surplus decreases. */
  readonly amount: Money
  /** After the movement. */
  readonly balance: Money
  readonly on: CivilDate
  readonly orderId: OrderId | undefined
  readonly folio: string | undefined
}

/** The figures that the user confirmed: the host rejects them when one of them changed. */
export interface SurplusToRequest {
  readonly amount: Money
  readonly account: ShownAccount | undefined
}

/** The returned retentions of the business. */
export interface Wallets {
  readonly status: () => TaskEither<Failure, Wallet>
  /**
   * Requests the whole balance, as it was read; returns the day of the request, or that it waits for other members. `key`
   * identifies one intent of the user.
   */
  readonly request: (key: string, read?: SurplusToRequest) => TaskEither<Failure, CivilDate | Pending>
  /** Ends the pending request. */
  readonly withdraw: () => TaskEither<Failure, void>
  /** Newest first. */
  readonly movements: (query: {
    readonly page: number
    readonly pageSize: number
  }) => TaskEither<Failure, Page<WalletMovement>>
}
export const Wallets = token<Wallets>('Wallets')
