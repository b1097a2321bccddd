import type { CivilDate } from '../kernel/civil-date.ts'
import { known } from '../kernel/guard.ts'
import type { Money } from '../kernel/money.ts'

/** The accounts of a business in the ledger, from the side of the financier. */
export const ACCOUNTS = ['RECEIVABLE', 'RETENTION', 'INTEREST', 'SURPLUS', 'TRANSFERS'] as const

/** One of `ACCOUNTS`. */
export type Account = (typeof ACCOUNTS)[number]

interface Accounts {
  readonly debit: Account
  readonly credit: Account
}

/**
 * The two accounts of each type of movement. RECEIVABLE: owed by payers. RETENTION: kept until they pay. INTEREST: every charge.
 * SURPLUS: owed to the company. TRANSFERS: money in (debit) and out (credit). `X_REVERSED` takes back an X.
 */
export const MOVEMENT_ACCOUNTS = {
  TRANSFER: { debit: 'RECEIVABLE', credit: 'TRANSFERS' },
  RETENTION: { debit: 'RECEIVABLE', credit: 'RETENTION' },
  PRICE_DIFFERENCE: { debit: 'RECEIVABLE', credit: 'INTEREST' },
  ADVISORY: { debit: 'RECEIVABLE', credit: 'INTEREST' },
  DISCOUNT: { debit: 'RECEIVABLE', credit: 'INTEREST' },
  DEFAULT_INTEREST: { debit: 'RETENTION', credit: 'INTEREST' },
  DEFAULT_DEBT: { debit: 'SURPLUS', credit: 'INTEREST' },
  RELEASE: { debit: 'RETENTION', credit: 'SURPLUS' },
  SURPLUS_PAID: { debit: 'SURPLUS', credit: 'TRANSFERS' },
  PAGO_FACTURA: { debit: 'TRANSFERS', credit: 'RECEIVABLE' },
  PAGO_CREDITO: { debit: 'TRANSFERS', credit: 'RECEIVABLE' },
  PAGO_CXP: { debit: 'SURPLUS', credit: 'TRANSFERS' },
  CAMBIO_FACTURA: { debit: 'SURPLUS', credit: 'RECEIVABLE' },
  LIFE_INSURANCE_PF: { debit: 'SURPLUS', credit: 'INTEREST' },
  CREDIT_NOTE: { debit: 'RETENTION', credit: 'RECEIVABLE' },
  NOTA_CREDITO: { debit: 'RETENTION', credit: 'RECEIVABLE' },
  TRANSFER_ERROR: { debit: 'TRANSFERS', credit: 'SURPLUS' },
  ERROR_GIRO: { debit: 'TRANSFERS', credit: 'SURPLUS' },
  ANULACION: { debit: 'SURPLUS', credit: 'RECEIVABLE' },
  PAGO_FACTURA_REVERSED: { debit: 'RECEIVABLE', credit: 'TRANSFERS' },
  DEFAULT_INTEREST_REVERSED: { debit: 'INTEREST', credit: 'RETENTION' },
  DEFAULT_DEBT_REVERSED: { debit: 'INTEREST', credit: 'SURPLUS' },
  RELEASE_REVERSED: { debit: 'SURPLUS', credit: 'RETENTION' },
} as const satisfies Readonly<Record<string, Accounts>>

/** A key of `MOVEMENT_ACCOUNTS`. */
export type MovementType = keyof typeof MOVEMENT_ACCOUNTS

/** The types of movements, in the order of `MOVEMENT_ACCOUNTS`. */
export const MOVEMENT_TYPES = Object.keys(MOVEMENT_ACCOUNTS) as ReadonlyArray<MovementType>

/** An amount that moves between the two accounts of its type; always positive. */
export interface Movement {
  readonly type: MovementType
  readonly amount: Money
  readonly on: CivilDate
}

/**
 * The balance of each account in minor units: debits less credits for what the financier owns, credits less debits for
 * what it owes or earned. All amounts are in one currency.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { accountBalances } from '@anticipo/domain/wallet/movement'
 *
 * accountBalances([{ type: 'RELEASE', amount: money('CLP', 300) }]) // { RECEIVABLE: 0, RETENTION: -300, INTEREST: 0, SURPLUS: 300, TRANSFERS: 0 }
 * ```
 */
export const accountBalances = (
  movements: ReadonlyArray<Pick<Movement, 'type' | 'amount'>>,
): Record<Account, number> => {
  const balances: Record<Account, number> = { RECEIVABLE: 0, RETENTION: 0, INTEREST: 0, SURPLUS: 0, TRANSFERS: 0 }
  for (const { amount, type } of movements) {
    const { debit, credit }: Accounts = known(MOVEMENT_ACCOUNTS, type, 'MovementTypeUnknown')
    balances[debit] += amount.minor * SIGN[debit]
    balances[credit] -= amount.minor * SIGN[credit]
  }
  return balances
}

const SIGN: Readonly<Record<Account, 1 | -1>> = {
  RECEIVABLE: 1,
  TRANSFERS: 1,
  RETENTION: -1,
  INTEREST: -1,
  SURPLUS: -1,
}
