import { groupBy } from 'fp-ts/ReadonlyNonEmptyArray'
import { add, type Currency, money, type Money, subtract, sum } from '../kernel/money.ts'
import type { ShownAccount } from '../orders/transfer-obstacles.ts'
import { type Account, accountBalances, MOVEMENT_ACCOUNTS, type Movement, type MovementType } from './movement.ts'

/** The accounts of which a statement shows each movement. */
export const STATEMENT_ACCOUNTS = ['RECEIVABLE', 'RETENTION', 'SURPLUS'] as const

/** One of `STATEMENT_ACCOUNTS`. */
export type StatementAccount = (typeof STATEMENT_ACCOUNTS)[number]

/** The purposes of charges. */
export const CHARGE_KINDS = ['BILL', 'DISCOUNT', 'DEFAULT_INTEREST', 'INSURANCE'] as const

/** One of `CHARGE_KINDS`. */
export type ChargeKind = (typeof CHARGE_KINDS)[number]

/** Where money of the company was: an account, one that was not recorded, or whichever it repaid from. */
export type BankSide = Pick<ShownAccount, 'bank' | 'lastDigits'> | 'UNRECORDED' | 'REPAYMENT'

/** An entry of the ledger, whether it was taken back later or not. */
export interface StatementEntry extends Pick<Movement, 'amount' | 'type'> {
  /** Its order pays suppliers, and the company repays it. */
  readonly isConfirming: boolean
  /** Where its money went, where that was recorded. */
  readonly account?: Pick<ShownAccount, 'bank' | 'lastDigits'> | undefined
}

/** The balance of each account in minor units, as `accountBalances` defines it. */
export type Balances = Readonly<Record<Account, number>>

/** An entry with what it changes, negative where that decreases. */
export interface StatementLine<A extends StatementEntry> {
  readonly entry: A
  readonly amount: Money
}

/** `closing` is `opening` and the lines. */
export interface AccountStatement<A extends StatementEntry> {
  readonly opening: Money
  readonly lines: ReadonlyArray<StatementLine<A>>
  readonly closing: Money
}

/** Lines with their sums by group, and the sum of all. */
export interface StatementTotals<A extends StatementEntry, G> {
  readonly lines: ReadonlyArray<StatementLine<A>>
  readonly groups: ReadonlyArray<{ readonly group: G; readonly amount: Money }>
  readonly total: Money
}

/** The four sections of a statement. */
export interface Statement<A extends StatementEntry> {
  /** Money that the company received, negative where it repaid. */
  readonly bank: StatementTotals<A, BankSide>
  readonly accounts: Readonly<Record<StatementAccount, AccountStatement<A>>>
  readonly charges: StatementTotals<A, ChargeKind>
  /** The closing balance of each account, and `RECEIVABLE + TRANSFERS - RETENTION - INTEREST - SURPLUS`, zero in a sound ledger. */
  readonly control: { readonly closing: Readonly<Record<Account, Money>>; readonly difference: Money }
}

/**
 * The statement of a month: `opening` has the balances of all entries of earlier months, `entries` are all of the month, reversals
 * among them. Amounts are in `currency`. Payments of payers and transfers to suppliers cross no bank account of the company.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { accountBalances } from '@anticipo/domain/wallet/movement'
 * import { statementOf } from '@anticipo/domain/wallet/statement'
 *
 * const october = [{ type: 'TRANSFER', amount: money('CLP', 70_000), isConfirming: false } as const]
 * const november = [{ type: 'PAGO_FACTURA', amount: money('CLP', 70_000), isConfirming: false } as const]
 * statementOf('CLP', accountBalances([]), october).bank.total // { currency: 'CLP', minor: 70000 }
 * statementOf('CLP', accountBalances(october), november).accounts.RECEIVABLE.closing // { currency: 'CLP', minor: 0 }
 * ```
 */
export const statementOf = <A extends StatementEntry>(
  currency: Currency,
  opening: Balances,
  entries: ReadonlyArray<A>,
): Statement<A> => {
  const changes = accountBalances(entries)
  const closing = (account: Account): Money => money(currency, opening[account] + changes[account])
  const accountOf = (account: StatementAccount): AccountStatement<A> => ({
    opening: money(currency, opening[account]),
    lines: entries.filter(({ type }) => moves(type, account)).map((entry) => lineOf(entry, account, 1)),
    closing: closing(account),
  })
  const bank = entries.filter(crossesBank).map((entry) => lineOf(entry, 'TRANSFERS', -1))
  const charges = entries.filter(({ type }) => moves(type, 'INTEREST')).map((entry) => lineOf(entry, 'INTEREST', 1))
  const balances: Record<Account, Money> = {
    RECEIVABLE: closing('RECEIVABLE'),
    RETENTION: closing('RETENTION'),
    INTEREST: closing('INTEREST'),
    SURPLUS: closing('SURPLUS'),
    TRANSFERS: closing('TRANSFERS'),
  }
  const { INTEREST, RECEIVABLE, RETENTION, SURPLUS, TRANSFERS } = balances
  return {
    bank: totalsOf(currency, bank, bankSideOf, nameOf),
    accounts: {
      RECEIVABLE: accountOf('RECEIVABLE'),
      RETENTION: accountOf('RETENTION'),
      SURPLUS: accountOf('SURPLUS'),
    },
    charges: totalsOf(currency, charges, ({ type }) => chargeKindOf(type), String),
    control: {
      closing: balances,
      difference: subtract(add(RECEIVABLE, TRANSFERS), sum(currency, [RETENTION, INTEREST, SURPLUS])),
    },
  }
}

/**
 * Where the money of an entry went: its account, where that was recorded, and none where the company repaid a financing from a bank
 * that only it knows.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { bankSideOf } from '@anticipo/domain/wallet/statement'
 *
 * bankSideOf({ type: 'PAGO_FACTURA', amount: money('CLP', 70_000), isConfirming: true }) // 'REPAYMENT'
 * bankSideOf({ type: 'TRANSFER', amount: money('CLP', 70_000), isConfirming: false }) // 'UNRECORDED'
 * ```
 */
export const bankSideOf = ({ account, isConfirming }: StatementEntry): BankSide =>
  account ?? (isConfirming ? 'REPAYMENT' : 'UNRECORDED')

/**
 * The purpose of a movement of the account INTEREST; `BILL` for a movement of other accounts.
 *
 * @example
 * ```ts
 * import { chargeKindOf } from '@anticipo/domain/wallet/statement'
 *
 * chargeKindOf('DEFAULT_DEBT_REVERSED') // 'DEFAULT_INTEREST'
 * ```
 */
export const chargeKindOf = (type: MovementType): ChargeKind => KINDS.get(type) ?? 'BILL'

type AccountsOf<T extends MovementType> = (typeof MOVEMENT_ACCOUNTS)[T]
type ChargeType = {
  [T in MovementType]: 'INTEREST' extends AccountsOf<T>['credit' | 'debit'] ? T : never
}[MovementType]

const CHARGES: Readonly<Record<ChargeType, ChargeKind>> = {
  PRICE_DIFFERENCE: 'BILL',
  ADVISORY: 'BILL',
  DISCOUNT: 'DISCOUNT',
  DEFAULT_INTEREST: 'DEFAULT_INTEREST',
  DEFAULT_INTEREST_REVERSED: 'DEFAULT_INTEREST',
  DEFAULT_DEBT: 'DEFAULT_INTEREST',
  DEFAULT_DEBT_REVERSED: 'DEFAULT_INTEREST',
  LIFE_INSURANCE_PF: 'INSURANCE',
}
const KINDS: ReadonlyMap<string, ChargeKind> = new Map(Object.entries(CHARGES))

const moves = (type: MovementType, account: Account): boolean => {
  const { credit, debit } = MOVEMENT_ACCOUNTS[type]
  return credit === account || debit === account
}

const crossesBank = ({ isConfirming, type }: StatementEntry): boolean =>
  type === 'SURPLUS_PAID' ||
  (isConfirming ? type === 'PAGO_FACTURA' || type === 'PAGO_FACTURA_REVERSED' : type === 'TRANSFER')

/** `sign` is -1 for an account that is seen from the other side. */
const lineOf = <A extends StatementEntry>(entry: A, account: Account, sign: 1 | -1): StatementLine<A> => ({
  entry,
  amount: money(entry.amount.currency, sign * accountBalances([entry])[account]),
})

const nameOf = (side: BankSide): string => (typeof side === 'string' ? side : `${side.bank} ${side.lastDigits}`)

/** Groups are in the order of their first line. */
const totalsOf = <A extends StatementEntry, G>(
  currency: Currency,
  lines: ReadonlyArray<StatementLine<A>>,
  groupOf: (entry: A) => G,
  keyOf: (group: G) => string,
): StatementTotals<A, G> => {
  const total = (some: ReadonlyArray<StatementLine<A>>): Money =>
    sum(
      currency,
      some.map(({ amount }) => amount),
    )
  const byKey = groupBy(({ entry }: StatementLine<A>) => keyOf(groupOf(entry)))(lines)
  return {
    lines,
    groups: Object.values(byKey).map((some) => ({ group: groupOf(some[0].entry), amount: total(some) })),
    total: total(lines),
  }
}
