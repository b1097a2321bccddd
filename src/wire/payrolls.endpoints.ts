import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { EmptyResponse, endpoint } from './endpoint.ts'
import { PayablePage } from './payables.codec.ts'
import {
  Payroll,
  PayrollInvoiceQuery,
  PayrollInvoicesRequest,
  PayrollList,
  PayrollPage,
  PayrollPaymentRequest,
  PayrollQuery,
  PayrollRequest,
  PayrollTransfers,
} from './payrolls.codec.ts'

export const payrollEndpoints = {
  payrolls: endpoint({
    method: 'GET',
    path: '/api/payment/business/:businessId/payroll',
    access: 'tenant',
    feature: PAYABLES_FEATURE,
    query: PayrollQuery,
    response: PayrollPage,
  }),
  payrollCreate: endpoint({
    method: 'POST',
    path: '/api/payment/business/:businessId/payroll',
    access: 'tenant',
    feature: PAYABLES_FEATURE,
    idempotent: true,
    body: PayrollRequest,
    response: Payroll,
  }),
  payroll: endpoint({
    method: 'GET',
    path: '/api/payment/business/:businessId/payroll/:payrollId',
    access: 'tenant',
    feature: PAYABLES_FEATURE,
    response: Payroll,
  }),
  payrollInvoices: endpoint({
    method: 'GET',
    path: '/api/payment/business/:businessId/payroll/:payrollId/invoice',
    access: 'tenant',
    feature: PAYABLES_FEATURE,
    query: PayrollInvoiceQuery,
    response: PayablePage,
  }),
  payrollTransfers: endpoint({
    method: 'GET',
    path: '/api/payment/business/:businessId/payroll/:payrollId/transfer',
    access: 'tenant',
    feature: PAYABLES_FEATURE,
    response: PayrollTransfers,
  }),
  payrollAddInvoices: endpoint({
    method: 'PUT',
    path: '/api/payment/business/:businessId/payroll/:payrollId/invoice',
    access: 'tenant',
    feature: PAYABLES_FEATURE,
    idempotent: true,
    body: PayrollInvoicesRequest,
    response: Payroll,
  }),
  payrollRequestPayment: endpoint({
    method: 'PUT',
    path: '/api/payment/business/:businessId/payroll/request-payment',
    access: 'tenant',
    feature: PAYABLES_FEATURE,
    idempotent: true,
    body: PayrollPaymentRequest,
    response: PayrollList,
  }),
  payrollDelete: endpoint({
    method: 'DELETE',
    path: '/api/payment/business/:businessId/payroll/:payrollId',
    access: 'tenant',
    feature: PAYABLES_FEATURE,
    response: EmptyResponse,
  }),
}
