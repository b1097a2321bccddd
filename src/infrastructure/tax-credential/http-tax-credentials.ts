import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaxCredentials } from '#application/tax-credential/tax-credentials.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpTaxCredentials = (call: ApiCall, tenant: WithBusiness): TaxCredentials => ({
  check: () => tenant((businessId) => call(endpoints.taxCheck, { params: { businessId } })),
  link: (identifier, password) =>
    pipe(
      tenant((businessId) => call(endpoints.taxLink, { params: { businessId }, body: { identifier, password } })),
      TE.map(() => undefined),
    ),
})
