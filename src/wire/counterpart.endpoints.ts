import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { CounterpartAnswer, CounterpartQuery } from './counterpart.codec.ts'
import { endpoint } from './endpoint.ts'
import { StatementPdf } from './statement.codec.ts'

export const counterpartEndpoints = {
  payerStatement: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/payer/:payer/statement',
    access: 'tenant',
    permission: 'read',
    query: CounterpartQuery,
    response: CounterpartAnswer,
  }),
  payerStatementPdf: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/payer/:payer/statement/pdf',
    access: 'tenant',
    permission: 'read',
    carriesFile: true,
    query: CounterpartQuery,
    response: StatementPdf,
  }),
  supplierStatement: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/supplier/:supplierId/statement',
    access: 'tenant',
    permission: 'read',
    feature: PAYABLES_FEATURE,
    query: CounterpartQuery,
    response: CounterpartAnswer,
  }),
  supplierStatementPdf: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/supplier/:supplierId/statement/pdf',
    access: 'tenant',
    permission: 'read',
    feature: PAYABLES_FEATURE,
    carriesFile: true,
    query: CounterpartQuery,
    response: StatementPdf,
  }),
}
