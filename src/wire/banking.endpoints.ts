import {
  BankAccountList,
  BankAccountRequest,
  BankAccountResponse,
  BankList,
  DefaultAccountRequest,
} from './banking.codec.ts'
import { EmptyResponse, endpoint } from './endpoint.ts'

export const bankingEndpoints = {
  banks: endpoint({ method: 'GET', path: '/api/banks', access: 'user', response: BankList }),
  bankAccounts: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/bankaccount',
    access: 'tenant',
    unverified: true,
    response: BankAccountList,
  }),
  bankAccountCreate: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/bankaccount',
    access: 'tenant',
    unverified: true,
    idempotent: true,
    body: BankAccountRequest,
    response: BankAccountResponse,
    errors: ['ERROR_BANK_ACCOUNT_DUPLICATE', 'ERROR_BANK_ACCOUNT_SHARED'],
  }),
  bankAccountUpdate: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/bankaccount/:accountId',
    access: 'tenant',
    unverified: true,
    versioned: true,
    body: BankAccountRequest,
    response: BankAccountResponse,
    errors: ['ERROR_BANK_ACCOUNT_DUPLICATE', 'ERROR_BANK_ACCOUNT_SHARED'],
  }),
  bankAccountMakeDefault: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/bankaccount/:accountId/',
    access: 'tenant',
    unverified: true,
    deniedToOperators: true,
    body: DefaultAccountRequest,
    response: BankAccountResponse,
  }),
  bankAccountDelete: endpoint({
    method: 'DELETE',
    path: '/api/business/:businessId/bankaccount/:accountId',
    access: 'tenant',
    unverified: true,
    response: EmptyResponse,
    errors: ['ERROR_BANK_ACCOUNT_DEFAULT_NOT_DELETABLE'],
  }),
}
