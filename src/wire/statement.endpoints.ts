import { endpoint } from './endpoint.ts'
import { MonthlyStatement, StatementPdf, StatementQuery } from './statement.codec.ts'

export const statementEndpoints = {
  statement: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/statement',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    query: StatementQuery,
    response: MonthlyStatement,
  }),
  statementPdf: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/statement/pdf',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    carriesFile: true,
    query: StatementQuery,
    response: StatementPdf,
  }),
}
