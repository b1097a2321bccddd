import { endpoints } from '#wire/endpoints.ts'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { BankAccounts, HeldBankAccount } from '#application/banking/bank-accounts.port.ts'
import type { BankAccount, BankAccountId } from '#domain/banking/bank-account.ts'
import type { Bank } from '#domain/banking/bank.ts'
import { addAccount, isDuplicate, makeDefault, removeAccount } from '#domain/banking/default-account.ts'
import { type KnownAccount, sharedWith } from '#domain/banking/shared-account.ts'
import { SOME_BANKS } from '#test/support/samples/banking.ts'
import { makeFaults, rejected, rejectedBy, type Faults } from './faults.ts'

export interface FakeBankAccounts extends BankAccounts {
  readonly faults: Faults
  readonly all: () => ReadonlyArray<BankAccount>
  readonly put: (accounts: ReadonlyArray<BankAccount>) => void
}

export const makeFakeBankAccounts = (
  banks: ReadonlyArray<Bank> = SOME_BANKS,
  /** The accounts of others that are not shared without a consent. */
  known: () => ReadonlyArray<KnownAccount> = () => [],
): FakeBankAccounts => {
  const faults = makeFaults()
  const created = new Map<string, BankAccount>()
  let accounts: ReadonlyArray<BankAccount> = []
  let next = 0
  const find = (id: BankAccountId) => accounts.find((account) => account.id === id && !account.isProviderAccount)
  const shared = (account: HeldBankAccount) => {
    const keeper = account.isSharedAccepted === true ? undefined : sharedWith(known(), account, 'CL')
    return keeper && TE.left({ ...rejectedBy(endpoints.bankAccountCreate, 'ERROR_BANK_ACCOUNT_SHARED'), keeper })
  }
  const withBank = ({ alias, bankId, currency, email, holder, holderIdentifier, number, type }: HeldBankAccount) => ({
    alias,
    currency,
    email,
    holder,
    holderIdentifier,
    number,
    type,
    bank: banks.find(({ id }) => id === bankId) ?? { id: bankId, name: 'Banco', code: '000' },
  })
  const put = (changed: BankAccount): BankAccount => {
    accounts = accounts.map((account) => (account.id === changed.id ? changed : account))
    return changed
  }
  return {
    faults,
    all: () => accounts,
    put: (given) => (accounts = given),
    banks: () => faults.around(() => TE.of(banks)),
    list: () =>
      faults.around(() => TE.of(accounts.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)))),
    create: (account, key) =>
      faults.around(() => {
        const before = created.get(key)
        if (before !== undefined) return TE.of(before)
        if (isDuplicate(accounts, account.bankId, account.number))
          return TE.left(rejectedBy(endpoints.bankAccountCreate, 'ERROR_BANK_ACCOUNT_DUPLICATE'))
        const notShared = shared(account)
        if (notShared !== undefined) return notShared
        next += 1
        const id = String(next) as BankAccountId
        const flags = { id, isDefault: false, isProviderAccount: false, version: 1 }
        accounts = addAccount(accounts, { ...withBank(account), ...flags })
        const added = find(id)
        if (added === undefined) return TE.left(rejected('ERROR_UNKNOWN_ERROR'))
        created.set(key, added)
        return TE.of(added)
      }),
    replace: (id, version, account) => {
      const current = find(id)
      if (current !== undefined && current.version !== version) return TE.left({ _tag: 'Conflict', current })
      return faults.around(() => {
        if (current === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        const others = accounts.filter((one) => one.id !== id)
        const notShared = isDuplicate([current], account.bankId, account.number) ? undefined : shared(account)
        return isDuplicate(others, account.bankId, account.number)
          ? TE.left(rejectedBy(endpoints.bankAccountUpdate, 'ERROR_BANK_ACCOUNT_DUPLICATE'))
          : (notShared ?? TE.of(put({ ...current, ...withBank(account), version: version + 1 })))
      })
    },
    makeDefault: (id) =>
      faults.around(() => {
        const chosen = find(id)
        const changed = makeDefault(accounts, id)
        if (chosen === undefined || E.isLeft(changed)) return TE.left(rejected('ERROR_NOT_FOUND'))
        accounts = changed.right
        return TE.of(put({ ...chosen, isDefault: true, version: chosen.version + 1 }))
      }),
    remove: (id) =>
      faults.around(() => {
        const left = removeAccount(accounts, id)
        if (E.isLeft(left))
          return TE.left(
            rejectedBy(
              endpoints.bankAccountDelete,
              left.left._tag === 'AccountIsDefault' ? 'ERROR_BANK_ACCOUNT_DEFAULT_NOT_DELETABLE' : 'ERROR_NOT_FOUND',
            ),
          )
        accounts = left.right
        return TE.of(undefined)
      }),
  }
}
