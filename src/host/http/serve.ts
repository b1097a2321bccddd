import * as E from 'fp-ts/Either'
import { isLeft, type Either } from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import type { Codec } from '#wire/codec/map-codec.ts'
import type { Access, Endpoint } from '#wire/endpoint.ts'
import { auditedBefore, auditedInTransaction, type OperatorCall } from '../audit/operator-audit.ts'
import { authenticate, authorise, bearerIn } from '../identity/authorise.ts'
import { personOf, type Session } from '../identity/session.ts'
import type { HostServices } from '../server/services.ts'
import type { Call, RequestContext, MoneyCall, TenantCall, UploadCall, UserCall } from './call.ts'
import { FORBIDDEN, invalid, NOT_FOUND, UNAUTHORIZED, UNVERIFIED, type HostError } from './host-error.ts'
import { hashOf, keyIn, runOnce } from './idempotency.ts'
import { namedIdsOf, type NamedIds } from './named-ids.ts'

type HandlerResult<A> = Promise<Either<HostError, A>>

/** One call of the contract, ready to be answered. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly access: Access
  readonly multipart: boolean
  /** What is sent, or why nothing is. */
  readonly answer: (incoming: RequestContext) => HandlerResult<unknown>
}

type AnyCountry = Country | undefined
/** Where the business is not known the codecs are the same in every country. */
const ANYWHERE: Country = 'CL'

export const servePublic = <P, Q, B, A>(
  parts: HostServices,
  endpoint: Endpoint<P, Q, B, A>,
  handle: (call: Call<P, Q, B>) => HandlerResult<A>,
): Route =>
  route(endpoint, 'public', async (incoming) => {
    const tooMany = await (endpoint.method === 'GET' ? parts.limits.read : parts.limits.write)(incoming.address)
    if (tooMany !== undefined) return E.left(tooMany)
    const call = decode(endpoint, incoming, undefined)
    return isLeft(call) ? call : encoded(endpoint, undefined, handle(call.right))
  })

export const serveUser = <P, Q, B, A>(
  parts: HostServices,
  endpoint: Endpoint<P, Q, B, A>,
  handle: (call: UserCall<P, Q, B>) => HandlerResult<A>,
): Route =>
  route(endpoint, 'user', async (incoming, named) => {
    const entered = await authenticateRequest(parts, endpoint, incoming)
    if (isLeft(entered)) return entered
    const session = entered.right
    return asOperator(parts, endpoint, incoming, session, async () => {
      const country = session.business?.country
      const call = await ownCall(parts, endpoint, named, incoming, session)
      return isLeft(call) ? call : encoded(endpoint, country, handle(call.right))
    })
  })

export const serveTenant = <P, Q, B, A>(
  parts: HostServices,
  endpoint: Endpoint<P, Q, B, A>,
  handle: (call: TenantCall<P, Q, B>) => HandlerResult<A>,
): Route =>
  route(endpoint, 'tenant', async (incoming, named) => {
    const session = await authenticateRequest(parts, endpoint, incoming)
    if (isLeft(session)) return session
    return asOperator(parts, endpoint, incoming, session.right, async () => {
      const call = await authorizeBusiness(parts, endpoint, named, incoming, session.right)
      return isLeft(call) ? call : encoded(endpoint, call.right.business.country, handle(call.right))
    })
  })

/** Happens once per key of the caller. `afterwards` follows when all is written. */
export const serveMoney = <P, Q, B, A>(
  parts: HostServices,
  endpoint: Endpoint<P, Q, B, A>,
  handle: (call: MoneyCall<P, Q, B>) => HandlerResult<A>,
  afterwards: (call: TenantCall<P, Q, B>, answer: A) => void,
): Route =>
  route(endpoint, 'tenant', async (incoming, named) => {
    const session = await authenticateRequest(parts, endpoint, incoming)
    if (isLeft(session)) return session
    const call = await authorizeBusiness(parts, endpoint, named, incoming, session.right)
    const done = await asOperator(parts, endpoint, incoming, session.right, async () =>
      isLeft(call) ? call : idempotently(parts, endpoint, incoming.idempotencyKey, call.right, handle),
    )
    if (isLeft(call) || isLeft(done)) return done
    afterwards(call.right, done.right)
    return encoded(endpoint, call.right.business.country, Promise.resolve(done))
  })

export const serveUpload = <P, Q, A>(
  parts: HostServices,
  endpoint: Endpoint<P, Q, undefined, A>,
  handle: (call: UploadCall<P, Q>) => HandlerResult<A>,
): Route =>
  route(endpoint, 'tenant', async (incoming, named) => {
    const session = await authenticateRequest(parts, endpoint, incoming)
    if (isLeft(session)) return session
    const call = await withFiles(
      parts,
      incoming,
      await authorizeBusiness(parts, endpoint, named, { ...incoming, body: undefined }, session.right),
    )
    return asOperator(parts, endpoint, incoming, session.right, async () =>
      isLeft(call) ? call : encoded(endpoint, call.right.business.country, handle(call.right)),
    )
  })

const route = <P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  served: Access,
  answer: (incoming: RequestContext, named: NamedIds) => HandlerResult<unknown>,
): Route => {
  const { method, path, access, multipart } = endpoint
  if (access !== served) throw new Error(`${method} ${path} is for "${access}" and was served for "${served}"`)
  const named = namedIdsOf(endpoint)
  return { method, path, access, multipart, answer: (incoming) => answer(incoming, named) }
}

/** Who calls, and whether not too often. */
const authenticateRequest = async <P, Q, B, A>(
  parts: HostServices,
  endpoint: Endpoint<P, Q, B, A>,
  incoming: RequestContext,
): HandlerResult<Session> => {
  const token = bearerIn(incoming.authorization)
  const session = isLeft(token) ? undefined : await authenticate(parts, token.right)
  if (session === undefined) return E.left(UNAUTHORIZED)
  incoming.setSubject(session)
  const tooMany = await (endpoint.method === 'GET' ? parts.limits.read : parts.limits.write)(personOf(session))
  return tooMany === undefined ? E.right(session) : E.left(tooMany)
}

/** What an operator changes as somebody else carries both names; what needs the user's own hand is refused. */
const asOperator = async <P, Q, B, A, R>(
  parts: HostServices,
  endpoint: Endpoint<P, Q, B, A>,
  incoming: RequestContext,
  session: Session,
  work: () => HandlerResult<R>,
): HandlerResult<R> => {
  if (session.operator === undefined) return work()
  const permitted = async (): HandlerResult<R> => (endpoint.deniedToOperators ? E.left(FORBIDDEN) : work())
  if (endpoint.method === 'GET') return permitted()
  return (endpoint.multipart || endpoint.inSteps ? auditedBefore : auditedInTransaction)(
    parts,
    callInName(endpoint, incoming, session),
    permitted,
  )
}

const callInName = <P, Q, B, A>(
  { method, params, path }: Endpoint<P, Q, B, A>,
  { address, idempotencyKey, requestId, ...incoming }: RequestContext,
  { business, operator, user }: Session,
): OperatorCall => ({
  actor: user.email,
  operator,
  userId: user.id,
  businessId: business?.id,
  method,
  route: path,
  address,
  idempotencyKey,
  requestId,
  detail: idsIn(read(params, incoming.params)),
})

/** Of an address that could not be read nothing is kept. */
const idsIn = (params: Either<HostError, unknown>): Readonly<Record<string, string>> =>
  isLeft(params)
    ? {}
    : Object.fromEntries(Object.entries({ ...(params.right as object) }).map(([name, value]) => [name, String(value)]))

/** A call for the business of the session, verified unless the call says that it need not be. */
const authorizeBusiness = async <P, Q, B, A>(
  parts: HostServices,
  endpoint: Endpoint<P, Q, B, A>,
  named: NamedIds,
  incoming: RequestContext,
  session: Session,
): HandlerResult<TenantCall<P, Q, B>> => {
  const { business } = session
  if (business === undefined) return E.left(NOT_FOUND)
  const call = await ownCall(parts, endpoint, named, incoming, session)
  return isLeft(call) ? call : E.right({ ...call.right, business })
}

/** A call that names nothing but what is the session's own: neither its address nor, once that is settled, its query and its body. */
const ownCall = async <P, Q, B, A>(
  { database }: HostServices,
  endpoint: Endpoint<P, Q, B, A>,
  named: NamedIds,
  incoming: RequestContext,
  session: Session,
): HandlerResult<UserCall<P, Q, B>> => {
  const { business } = session
  const params = read(endpoint.params, incoming.params)
  if (isLeft(params)) return params
  const elsewhere = await authorise(database, session, named.inAddress(params.right))
  if (elsewhere !== undefined) return E.left(NOT_FOUND)
  if (endpoint.access === 'tenant' && !endpoint.unverified && business?.isVerified !== true) return E.left(UNVERIFIED)
  const call = decode(endpoint, incoming, business?.country)
  if (isLeft(call)) return call
  const foreign = await authorise(
    database,
    session,
    named.inContent(business?.country ?? ANYWHERE, call.right.query, call.right.body),
  )
  return foreign === undefined ? E.right({ ...call.right, session }) : E.left(foreign)
}

const idempotently = async <P, Q, B, A>(
  parts: HostServices,
  endpoint: Endpoint<P, Q, B, A>,
  header: string | undefined,
  call: TenantCall<P, Q, B>,
  handle: (call: MoneyCall<P, Q, B>) => HandlerResult<A>,
): HandlerResult<A> => {
  const key = keyIn(header)
  if (isLeft(key)) return key
  const { params, query, body, business } = call
  const requestHash = hashOf([endpoint.path, params, query, body])
  const intent = { businessId: business.id, key: key.right, requestHash, now: parts.clock.now() }
  return runOnce(parts.database, intent, endpoint.response(business.country), (tx) => handle({ ...call, tx }))
}

const withFiles = async <P, Q>(
  { limits }: HostServices,
  incoming: RequestContext,
  call: Either<HostError, TenantCall<P, Q, undefined>>,
): HandlerResult<UploadCall<P, Q>> => {
  if (isLeft(call)) return call
  const tooMany = await limits.upload(personOf(call.right.session))
  return tooMany === undefined ? E.right({ ...call.right, files: await incoming.readFiles() }) : E.left(tooMany)
}

const decode = <P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  incoming: RequestContext,
  country: AnyCountry,
): Either<HostError, Call<P, Q, B>> => {
  const params = read(endpoint.params, incoming.params)
  if (isLeft(params)) return params
  const query = read(endpoint.query, incoming.query)
  if (isLeft(query)) return query
  const body = read(endpoint.body(country ?? ANYWHERE), incoming.body ?? undefined)
  if (isLeft(body)) return body
  const { requestId, address } = incoming
  return E.right({ params: params.right, query: query.right, body: body.right, requestId, address })
}

const encoded = async <P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  country: AnyCountry,
  done: HandlerResult<A>,
): HandlerResult<unknown> => {
  const answer = await done
  return isLeft(answer) ? answer : E.right(endpoint.response(country ?? ANYWHERE).encode(answer.right))
}

/** Names where it was wrong, up to ten places, and never what was there. */
const read = <A>(codec: Codec<A>, input: unknown): Either<HostError, A> => {
  const decoded = codec.decode(input)
  if (E.isRight(decoded)) return E.right(decoded.right)
  const places = decoded.left.map(({ context }) =>
    context
      .map(({ key }) => key)
      .filter((key) => key !== '')
      .join('.'),
  )
  return E.left(invalid([...new Set(places)].filter(isShown).slice(0, 10)))
}

const isShown = (place: string): boolean => place.length <= 100 && /^[\w.]+$/.test(place)
