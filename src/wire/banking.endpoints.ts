import { GUARDED, orPending } from './approvals.codec.ts'
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
    permission: 'read',
    unverified: true,
    response: BankAccountList,
  }),
  bankAccountCreate: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/bankaccount',
    access: 'tenant',
    permission: 'ownAccounts',
    unverified: true,
    idempotent: true,
    body: BankAccountRequest,
    response: orPending(BankAccountResponse),
    errors: ['ERROR_BANK_ACCOUNT_DUPLICATE', 'ERROR_BANK_ACCOUNT_SHARED', ...GUARDED],
  }),
  bankAccountUpdate: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/bankaccount/:accountId',
    access: 'tenant',
    permission: 'ownAccounts',
    unverified: true,
    versioned: true,
    body: BankAccountRequest,
    response: orPending(BankAccountResponse),
    errors: ['ERROR_BANK_ACCOUNT_DUPLICATE', 'ERROR_BANK_ACCOUNT_SHARED', ...GUARDED],
  }),
  bankAccountMakeDefault: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/bankaccount/:accountId/',
    access: 'tenant',
    permission: 'ownAccounts',
    unverified: true,
    deniedToOperators: true,
    body: DefaultAccountRequest,
    response: orPending(BankAccountResponse),
    errors: GUARDED,
  }),
  bankAccountDelete: endpoint({
    method: 'DELETE',
    path: '/api/business/:businessId/bankaccount/:accountId',
    access: 'tenant',
    permission: 'ownAccounts',
    unverified: true,
    response: orPending(EmptyResponse),
    errors: ['ERROR_BANK_ACCOUNT_DEFAULT_NOT_DELETABLE', ...GUARDED],
  }),
}
