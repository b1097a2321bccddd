import { EmptyResponse, endpoint } from './endpoint.ts'
import {
  BusinessResponse,
  CreateBusinessRequest,
  FeatureList,
  FeatureQuery,
  NameQuery,
  NameResponse,
  UpdateBusinessRequest,
} from './identity.codec.ts'

export const businessEndpoints = {
  businessName: endpoint({
    method: 'GET',
    path: '/api/taxuser/business/name',
    access: 'user',
    limit: 'lookUpName',
    query: NameQuery,
    response: NameResponse,
    errors: ['ERROR_BUSINESS_IDENTIFIER_INVALID'],
  }),
  businessCreate: endpoint({
    method: 'POST',
    path: '/api/business',
    access: 'user',
    body: CreateBusinessRequest,
    response: BusinessResponse,
    errors: [
      'ERROR_BUSINESS_IDENTIFIER_INVALID',
      'ERROR_BUSINESS_IDENTIFIER_TAKEN',
      'ERROR_BUSINESS_LIMIT',
      'ERROR_CONFLICT',
    ],
  }),
  business: endpoint({
    method: 'GET',
    path: '/api/business/:businessId',
    access: 'tenant',
    unverified: true,
    response: BusinessResponse,
  }),
  businessChange: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId',
    access: 'tenant',
    unverified: true,
    versioned: true,
    body: UpdateBusinessRequest,
    response: BusinessResponse,
  }),
  businessDocuments: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/document',
    access: 'tenant',
    unverified: true,
    response: EmptyResponse,
  }),
  businessFeatures: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/entityfeature',
    access: 'tenant',
    unverified: true,
    query: FeatureQuery,
    response: FeatureList,
  }),
}
