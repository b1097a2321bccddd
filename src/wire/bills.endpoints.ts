import { BillList } from './bills.codec.ts'
import { DocumentFileResponse } from './documents.codec.ts'
import { endpoint } from './endpoint.ts'

export const billEndpoints = {
  billList: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/order/:orderId/bill',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    response: BillList,
  }),
  billDownload: endpoint({
    method: 'GET',
    path: '/api/order/:orderId/bill/:billId',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    carriesFile: true,
    response: DocumentFileResponse,
  }),
}
