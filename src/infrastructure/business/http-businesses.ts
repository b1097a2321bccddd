import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Businesses } from '#application/business/businesses.port.ts'
import type { KnownName, NameSource } from '#domain/business/known-name.ts'
import { businessEndpoints } from '#wire/business.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpBusinesses = (api: Api): Businesses => ({
  nameOf: (country, identifier) =>
    pipe(api.call(businessEndpoints.businessName, { query: { identifier, country } }), TE.map(knownIn)),
  create: ({ name, identifier, country }) =>
    pipe(
      api.call(businessEndpoints.businessCreate, { body: { name, identifier, country } }),
      TE.map(({ id }) => id),
    ),
  requestDocuments: api.forBusiness(businessEndpoints.businessDocuments),
})

/** A name without a source is ignored. */
const knownIn = ({
  name,
  source,
}: {
  readonly name: string
  readonly source: NameSource | undefined
}): KnownName | undefined => (name.trim() === '' || source === undefined ? undefined : { name: name.trim(), source })
