import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OwnFundsRequest, Payrolls } from '#application/payables/payrolls.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import type { Pending } from '#domain/team/pending.ts'
import { cartEndpoints } from '#wire/cart.endpoints.ts'
import { payrollEndpoints } from '#wire/payrolls.endpoints.ts'
import type { Api } from '../http/api.ts'
import { toPayablePage } from './http-payables.ts'

const BODIES = {
  DeclarePaid: { method: 'TRANSFER', isPaid: true },
  PayLater: { method: 'TRANSFER', isPaid: false },
  PaidDirectly: { method: 'DIRECT', isPaid: true },
  AnnounceDirect: { method: 'DIRECT', isPaid: false },
} as const satisfies Readonly<Record<OwnFundsRequest, unknown>>

export const makeHttpPayrolls = (api: Api): Payrolls => ({
  page: (page, size, { due, search, status } = {}) =>
    api.forBusiness(payrollEndpoints.payrolls)({
      query: { page, size, option: 'not-paid', due, search: search === '' ? undefined : search, status },
    }),
  payroll: (payrollId) => api.forBusiness(payrollEndpoints.payroll)({ params: { payrollId } }),
  invoices: (payrollId, page, size) =>
    pipe(
      api.forBusiness(payrollEndpoints.payrollInvoices)({ params: { payrollId }, query: { page, size } }),
      TE.map(toPayablePage),
    ),
  transfers: (payrollId) => api.forBusiness(payrollEndpoints.payrollTransfers)({ params: { payrollId } }),
  createAll: (lists, key) => api.forBusiness(payrollEndpoints.payrollsCreate)({ body: { lists }, key }),
  create: (body, key) => api.forBusiness(payrollEndpoints.payrollCreate)({ body, key }),
  confirmPayee: (payrollId, { currency, id: supplierId, version }, confirmation, key) =>
    api.forBusiness(payrollEndpoints.payrollConfirmPayee)({
      params: { payrollId, supplierId },
      body: { version, currency, ...confirmation },
      key,
    }),
  addInvoices: (payrollId, ids, key) =>
    api.forBusiness(payrollEndpoints.payrollAddInvoices)({ params: { payrollId }, body: { ids }, key }),
  requestPayment: (id, request, key) =>
    pipe(
      api.forBusiness(payrollEndpoints.payrollRequestPayment)({ body: { ids: [id], ...BODIES[request] }, key }),
      TE.chainEitherK(firstOf),
    ),
  priceFinancing: (payrollId, repaymentDate) =>
    api.withBusiness((businessId) =>
      api.call(cartEndpoints.cartCalculate, {
        query: { orderType: 'CONFIRMING' as const },
        body: { businessId, lines: [], payrollId, repaymentDate },
      }),
    ),
  requestFinancing: (payrollId, repaymentDate, key) =>
    api.forBusiness(payrollEndpoints.payrollRequestFinancing)({ params: { payrollId }, body: { repaymentDate }, key }),
  delete: (payrollId) => api.forBusiness(payrollEndpoints.payrollDelete)({ params: { payrollId } }),
})

const firstOf = <A>(answer: ReadonlyArray<A> | Pending): E.Either<Failure, A | Pending> => {
  if ('_tag' in answer) return E.right(answer)
  const [first] = answer
  return first === undefined ? E.left({ _tag: 'Undecodable', at: ['0'] }) : E.right(first)
}
