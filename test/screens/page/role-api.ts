import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { may, type Permission } from '#domain/team/permission.ts'
import type { Role } from '#domain/team/role.ts'
import { makeApi, type Api } from '#infrastructure/http/api.ts'
import type { ApiCall } from '#infrastructure/http/api-call.ts'
import { endpoints, type EndpointName } from '#wire/endpoints.ts'
import { rejected } from '#test/support/fakes/faults.ts'
import { GOOD_ANSWERS } from '#test/support/samples/wire.ts'

interface AnyEndpoint {
  readonly permission: Permission | undefined
  readonly response: (country: Country) => { readonly decode: (answer: unknown) => E.Either<unknown, unknown> }
}

/** Every call of the contract in Chile: its sample answer, or 403 where the role lacks the permission of the endpoint. */
export const makeRoleApi = (role: Role, onDenied: (name: EndpointName) => void): Api => {
  const names = new Map(
    Object.entries(endpoints).map(([name, endpoint]) => [endpoint as unknown, name as EndpointName]),
  )
  const call = (endpoint: AnyEndpoint) => async () => {
    const name = names.get(endpoint)
    const { permission } = endpoint
    if (name === undefined) return E.left(rejected('ERROR_NOT_FOUND'))
    if (permission !== undefined && !may(role, permission)) {
      onDenied(name)
      return E.left(rejected('ERROR_AUTH_FORBIDDEN'))
    }
    return E.mapLeft(() => ({ _tag: 'Undecodable', at: [name] }))(
      endpoint.response('CL').decode(name === 'taxCheck' ? READ : GOOD_ANSWERS[name]),
    )
  }
  /* The answer of a call has the type of its endpoint, which a table of samples for all endpoints cannot express. */
  return makeApi(call as unknown as ApiCall, { businessId: () => '7' as BusinessId, userId: () => '3' as UserId })
}

/** The documents of the tax authority are there, so that no screen waits for them. */
const READ = { ...Object(GOOD_ANSWERS.taxCheck), jobState: 'SUCCESS', jobProgress: 100 }
