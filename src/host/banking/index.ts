/** The bank accounts of a company and of its payees: who holds each, which one is the default, and who hears when one changes. */
export { tellOfFile } from './account-changes.ts'
export * as accountCommands from './account-commands.ts'
export type { AccountListener } from './account-listener.ts'
export { banksOf } from './banks.ts'
export { carryOutFrozen, guardedAccount, proposedOf } from './guarded-accounts.ts'
export * as depositAccounts from './deposit-accounts.ts'
export { readAccount } from './read-account.ts'
export { accountsOf, type AccountValues, bankNamed, deleteProviderAccounts, insertAccount } from './store.ts'
