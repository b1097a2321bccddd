import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Suppliers } from '#application/suppliers/suppliers.port.ts'
import { bankingEndpoints } from '#wire/banking.endpoints.ts'
import { supplierEndpoints } from '#wire/suppliers.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpSuppliers = (api: Api): Suppliers => ({
  page: ({ page, pageSize, search }) =>
    api.forBusiness(supplierEndpoints.suppliers)({
      query: { page, size: pageSize, name: search === '' ? undefined : search },
    }),
  debts: ({ group, page, pageSize, search, sort }) =>
    api.forBusiness(supplierEndpoints.supplierDebts)({
      query: { page, size: pageSize, name: search === '' ? undefined : search, group, orderBy: sort },
    }),
  one: (supplierId) => api.forBusiness(supplierEndpoints.supplier)({ params: { supplierId } }),
  activity: (supplierId) =>
    pipe(
      api.forBusiness(supplierEndpoints.supplierActivity)({ params: { supplierId } }),
      TE.map(({ items }) => items),
    ),
  changeTerm: (supplierId, version, paymentTerm) =>
    api.forBusiness(supplierEndpoints.supplierUpdate)({ params: { supplierId }, version, body: { paymentTerm } }),
  banks: () => api.call(bankingEndpoints.banks, {}),
  checkFile: (rows) =>
    pipe(
      api.forBusiness(supplierEndpoints.supplierFileCheck)({ body: { rows } }),
      TE.map(({ conflicts }) => conflicts),
    ),
  saveFile: (rows, key) => api.forBusiness(supplierEndpoints.supplierFileSave)({ body: { rows }, key }),
  contacts: (supplierId) => ({
    list: () => api.call(supplierEndpoints.contacts, { params: { supplierId } }),
    create: (body, key) => api.call(supplierEndpoints.contactCreate, { params: { supplierId }, body, key }),
    replace: (contactId, version, body) =>
      api.call(supplierEndpoints.contactUpdate, { params: { supplierId, contactId }, version, body }),
    remove: (contactId) => api.call(supplierEndpoints.contactDelete, { params: { supplierId, contactId } }),
  }),
  accounts: (supplierId) => ({
    banks: () => api.call(bankingEndpoints.banks, {}),
    list: () => api.call(supplierEndpoints.supplierAccounts, { params: { supplierId } }),
    create: (body, key) => api.call(supplierEndpoints.supplierAccountCreate, { params: { supplierId }, body, key }),
    replace: (accountId, version, body) =>
      api.call(supplierEndpoints.supplierAccountUpdate, { params: { supplierId, accountId }, version, body }),
    makeDefault: (accountId) =>
      api.call(supplierEndpoints.supplierAccountMakeDefault, { params: { supplierId, accountId }, body: IS_DEFAULT }),
    remove: (accountId) => api.call(supplierEndpoints.supplierAccountDelete, { params: { supplierId, accountId } }),
  }),
})

const IS_DEFAULT = { isDefault: true } as const
