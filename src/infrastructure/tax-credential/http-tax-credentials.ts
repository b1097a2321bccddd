import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaxCredentials } from '#application/tax-credential/tax-credentials.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { Call } from '../http/call.ts'
import type { Tenant } from '../http/tenant.ts'

export const makeHttpTaxCredentials = (call: Call, tenant: Tenant): TaxCredentials => ({
  check: () => tenant((businessId) => call(endpoints.taxCheck, { params: { businessId } })),
  link: (identifier, password) =>
    pipe(
      tenant((businessId) => call(endpoints.taxLink, { params: { businessId }, body: { user: identifier, password } })),
      TE.map(() => undefined),
    ),
})
