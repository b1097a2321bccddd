import type { TaskEither } from 'fp-ts/TaskEither'
import type { BankAccount, BankAccountId, NewBankAccount } from '#domain/banking/bank-account.ts'
import type { Bank } from '#domain/banking/bank.ts'
import type { Pending } from '#domain/team/pending.ts'
import type { Conflict } from '../shared/conflict.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** A valid account with its holder, which is always the business. */
export interface HeldBankAccount extends NewBankAccount {
  readonly holder: string
  readonly holderIdentifier: string
  /** The user accepts that the account of a supplier also belongs to another supplier, the company or the financier. */
  readonly isSharedAccepted?: boolean
}

/** The accounts to which the business is paid. A change may wait until others authorise it: then nothing has changed. */
export interface BankAccounts {
  /** The banks of the country of the business. */
  readonly banks: () => TaskEither<Failure, ReadonlyArray<Bank>>
  /** The default account first. */
  readonly list: () => TaskEither<Failure, ReadonlyArray<BankAccount>>
  /**
   * `key` identifies one intent of the user, however often it is sent. The host rejects the account of a supplier that also
   * belongs to another owner, and names that owner, unless `isSharedAccepted`; a change of bank or number is treated alike.
   */
  readonly create: (account: HeldBankAccount, key: string) => TaskEither<Failure, BankAccount | Pending>
  /** Rejected unless `version` is still the stored one. */
  readonly replace: (
    id: BankAccountId,
    version: number,
    account: HeldBankAccount,
  ) => TaskEither<Failure | Conflict<BankAccount>, BankAccount | Pending>
  readonly makeDefault: (id: BankAccountId) => TaskEither<Failure, BankAccount | Pending>
  readonly remove: (id: BankAccountId) => TaskEither<Failure, Pending | undefined>
}
export const BankAccounts = token<BankAccounts>('BankAccounts')
