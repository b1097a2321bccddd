import type { BankAccounts } from '#application/banking/bank-accounts.port.ts'
import { bankingEndpoints } from '#wire/banking.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpBankAccounts = (api: Api): BankAccounts => ({
  banks: () => api.call(bankingEndpoints.banks, {}),
  list: api.forBusiness(bankingEndpoints.bankAccounts),
  create: (body, key) => api.forBusiness(bankingEndpoints.bankAccountCreate)({ body, key }),
  replace: (accountId, version, body) =>
    api.forBusiness(bankingEndpoints.bankAccountUpdate)({ params: { accountId }, version, body }),
  makeDefault: (accountId) =>
    api.forBusiness(bankingEndpoints.bankAccountMakeDefault)({ params: { accountId }, body: { isDefault: true } }),
  remove: (accountId) => api.forBusiness(bankingEndpoints.bankAccountDelete)({ params: { accountId } }),
})
