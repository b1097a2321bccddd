import { BankAccounts } from '#application/banking/bank-accounts.port.ts'
import { makeHttpBankAccounts } from '#infrastructure/banking/http-bank-accounts.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export const bankAccountsModule = createModule(({ bind }) => {
  bind(BankAccounts).toResolvedValue(makeHttpBankAccounts, [Api]).inSingletonScope()
})
