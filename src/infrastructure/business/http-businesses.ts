import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Businesses } from '#application/business/businesses.port.ts'
import type { KnownName, NameSource } from '#domain/business/name-lookup.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import { businessCalls } from '../http/bound-calls.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpBusinesses = (call: ApiCall, tenant: WithBusiness): Businesses => {
  const forBusiness = businessCalls(call, tenant)
  return {
    nameOf: (country, identifier) =>
      pipe(call(endpoints.businessName, { query: { identifier, country } }), TE.map(knownIn)),
    create: ({ name, identifier, country }) =>
      pipe(
        call(endpoints.businessCreate, { body: { name, identifier, country } }),
        TE.map(() => undefined),
      ),
    requestDocuments: forBusiness(endpoints.businessDocuments),
  }
}

/** A name without a source is ignored. */
const knownIn = ({
  name,
  source,
}: {
  readonly name: string
  readonly source: NameSource | undefined
}): KnownName | undefined => (name.trim() === '' || source === undefined ? undefined : { name: name.trim(), source })
