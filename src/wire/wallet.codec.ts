import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { toDecimal, type Currency, type Money } from '#domain/kernel/money.ts'
import { balanceOf } from '#domain/wallet/balance.ts'
import { DateOnly } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { mapCodec, tagOf, type Codec } from './codec/map-codec.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { pageFields } from './codec/page.ts'
import { Count, Folio, optional, text } from './codec/primitives.ts'
import { ShownAccount } from './deposit.codec.ts'
import { PageNumber, PageSize } from './codec/query.ts'

/** A request for the surplus. */
export const SurplusRequested = mappedRecord('SurplusRequested', { since: ['createdAt', DateOnly] })

/** In major units with any decimals, rounded to those of the currency. */
const WalletBalance = (currency: Currency): Codec<Money> =>
  mapCodec(`Balance${currency}`, t.number, (value) => pipe(balanceOf(currency, value), E.mapLeft(tagOf)), toDecimal)

/** With its amount and its account, where the host knows them. */
const PendingRequest = mappedRecord('PendingRequest', ({ money }) => ({
  since: ['createdAt', DateOnly],
  amount: ['amount', optional(money), '?'],
  account: ['depositAccount', optional(ShownAccount), '?'],
}))

/** The oldest debit that no release has covered. */
const WalletDebt = mappedRecord('WalletDebt', {
  on: ['date', DateOnly],
  orderId: ['orderId', optional(id('Order'))],
  folio: ['folio', optional(Folio)],
})

/** `account`: where a surplus that is requested now goes. */
export const WalletStatus = mappedRecord('WalletStatus', ({ country }) => ({
  balance: ['balance', WalletBalance(profileOf(country).currency)],
  pending: ['lastPendingWalletRequest', optional(PendingRequest(country))],
  account: ['depositAccount', optional(ShownAccount), '?'],
  oldestDebt: ['oldestDebt', optional(WalletDebt), '?'],
}))

/** `activity` names what the surplus is requested for. With the amount and the account that were read, a change of them is rejected. */
export const SurplusRequest = mappedRecord('SurplusRequest', ({ money }) => ({
  activity: ['activity', text(40)],
  amount: ['amount', optional(money), '?'],
  accountId: ['accountId', optional(id('BankAccount')), '?'],
  version: ['version', optional(Count), '?'],
}))

export type SurplusRequest = t.TypeOf<ReturnType<typeof SurplusRequest>>

export const MovementQuery = t.strict({ page: PageNumber, size: PageSize })
export type MovementQuery = t.TypeOf<typeof MovementQuery>

/** A movement of the surplus: `amount` is negative when it decreases; `balance` is the one after it. */
const WalletMovement = mappedRecord('WalletMovement', ({ money }) => ({
  id: ['id', Count],
  type: ['type', text(40)],
  amount: ['amount', money],
  balance: ['balance', money],
  on: ['date', DateOnly],
  orderId: ['orderId', optional(id('Order'))],
  folio: ['folio', optional(Folio)],
}))

export const WalletMovementPage = mappedRecord('WalletMovementPage', ({ country }) =>
  pageFields(WalletMovement(country)),
)
