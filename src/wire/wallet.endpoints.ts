import { GUARDED, orPending } from './approvals.codec.ts'
import { EmptyResponse, endpoint } from './endpoint.ts'
import { MovementQuery, SurplusRequest, SurplusRequested, WalletMovementPage, WalletStatus } from './wallet.codec.ts'

export const walletEndpoints = {
  walletStatus: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/wallet/status',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    country: 'CL',
    response: WalletStatus,
  }),
  walletRequest: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/wallet/request',
    access: 'tenant',
    permission: 'request',
    country: 'CL',
    idempotent: true,
    body: SurplusRequest,
    response: orPending(SurplusRequested),
    errors: [
      'ERROR_SURPLUS_NOT_AVAILABLE',
      'ERROR_SURPLUS_ALREADY_REQUESTED',
      'ERROR_SURPLUS_NO_ACCOUNT',
      'ERROR_SURPLUS_CHANGED',
      ...GUARDED,
    ],
  }),
  walletWithdraw: endpoint({
    method: 'DELETE',
    path: '/api/business/:businessId/wallet/request',
    access: 'tenant',
    permission: 'request',
    country: 'CL',
    response: EmptyResponse,
    errors: ['ERROR_SURPLUS_NOT_REQUESTED'],
  }),
  walletMovements: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/wallet/movement',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    country: 'CL',
    query: MovementQuery,
    response: WalletMovementPage,
  }),
}
