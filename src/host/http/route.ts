import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import { may } from '#domain/team/permission.ts'
import type { Codec } from '#wire/codec/map-codec.ts'
import type { Access, Endpoint, EndpointShape, Method } from '#wire/endpoint.ts'
import type { Database, Queries, Transactions } from '../database/database.ts'
import { readOnly } from '../database/read-only.ts'
import { personOf, type Business, type Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import type { UploadedFile } from '../kernel/uploaded-file.ts'
import { bearerIn } from './bearer.ts'
import type { AnyResult, Call, CallOf, HandlerResult, RequestContext, Writes } from './call.ts'
import { decodePart, decodeRequest, type Decoded } from './decode-request.ts'
import type { CallGuards } from './guards.ts'
import { FORBIDDEN, hostError, invalid, NOT_FOUND, UNAUTHORIZED, UNVERIFIED, type HostError } from './host-error.ts'
import { hashOf, keyIn, runOnce } from './idempotency.ts'
import { namedIdsOf, type NamedIds } from './named-ids.ts'
import { auditedOperatorCall, auditedUpload, type OperatorCall } from './operator-audit.ts'
import type { Limits } from './rate-limits.ts'
import { storedBytes } from './storage-quota.ts'
import { createWrites, type TransactionWrapper } from './writes.ts'

/** One call of the contract, ready to be answered. */
export interface Route {
  readonly method: Method
  readonly path: string
  readonly access: Access
  readonly multipart: boolean
  readonly carriesFile: boolean
  /** The body of the answer, or the error that is sent instead. */
  readonly answer: (request: RequestContext) => AnyResult<unknown>
}

/** The services that the pipeline of every call needs. */
export interface CallServices {
  readonly clock: Clock
  readonly database: Database
  readonly guards: CallGuards
  readonly limits: Limits
  /** How many bytes of files one company may store. */
  readonly storageBytes: number
}

type CreateRoute = (services: CallServices) => Route

/** Creates the routes of one context. `S` has the services that its handlers need. */
export const routes =
  <S>(create: (services: S) => ReadonlyArray<CreateRoute>) =>
  (services: S & CallServices): ReadonlyArray<Route> =>
    create(services).map((one) => one(services))

/** Answers the calls of an endpoint. Throws for one in which an id could pass unchecked, and for one of a company without a permission. */
export const route = <E extends EndpointShape>(
  endpoint: Endpoint<E>,
  handle: (call: CallOf<E>) => HandlerResult<NoInfer<E['answer']>, E['errors']>,
): CreateRoute => {
  const { access, carriesFile, method, multipart, path, permission } = endpoint
  if (access === 'tenant' && permission === undefined) throw new Error(`${method} ${path} needs a permission`)
  const named = namedIdsOf(endpoint)
  /* The pipeline gives a call all that an endpoint can have; its type offers what this endpoint does have. */
  const handleAny = (call: AnyCall<E>) => handle(call as never)
  return (services) => ({
    method,
    path,
    access,
    multipart,
    carriesFile,
    answer: (request) => answer(services, { endpoint, named, handle: handleAny }, request),
  })
}

interface AnyCall<E extends EndpointShape> extends Call<E['params'], E['query'], E['body']>, Writes {
  readonly files: ReadonlyArray<UploadedFile>
  readonly database: Transactions
  readonly session: Session | undefined
  readonly business: Business | undefined
  readonly version: number
}

interface Served<E extends EndpointShape> {
  readonly endpoint: Endpoint<E>
  readonly named: NamedIds
  readonly handle: (call: AnyCall<E>) => AnyResult<E['answer']>
}

/** The one way of every call: authenticate, limit, authorize, check the flags, handle, audit. */
const answer = async <E extends EndpointShape>(
  services: CallServices,
  served: Served<E>,
  request: RequestContext,
): AnyResult<unknown> => {
  const { endpoint } = served
  const session = endpoint.access === 'public' ? E.right(undefined) : await authenticateRequest(services, request)
  if (E.isLeft(session)) return session
  const limit = endpoint.method === 'GET' ? services.limits.read : services.limits.write
  const tooMany = await limit(callerOf(session.right, request))
  if (tooMany !== undefined) return E.left(tooMany)
  return audited(services, endpoint, request, session.right, (around) =>
    handled(services, served, request, session.right, around),
  )
}

const authenticateRequest = async (services: CallServices, request: RequestContext): AnyResult<Session> => {
  const token = bearerIn(request.authorization)
  const session = E.isLeft(token) ? undefined : await services.guards.authenticate(token.right)
  if (session === undefined) return E.left(UNAUTHORIZED)
  request.setSubject(session)
  return E.right(session)
}

/** One person is counted through all sessions, a visitor by address. */
const callerOf = (session: Session | undefined, { address }: RequestContext): string =>
  session === undefined ? address : personOf(session)

const plain: TransactionWrapper = (tx, work) => work(tx)

/** Changes by an operator are recorded under both names. */
const audited = <E extends EndpointShape, R>(
  services: CallServices,
  endpoint: Endpoint<E>,
  request: RequestContext,
  session: Session | undefined,
  work: (around: TransactionWrapper) => AnyResult<R>,
): AnyResult<R> => {
  if (session?.operator === undefined) return work(plain)
  if (endpoint.deniedToOperators && endpoint.method === 'GET') return Promise.resolve(E.left(FORBIDDEN))
  if (endpoint.method === 'GET') return work(plain)
  const permitted = async (around: TransactionWrapper): AnyResult<R> =>
    endpoint.deniedToOperators ? E.left(FORBIDDEN) : work(around)
  const call = operatorCallOf(endpoint, request, session)
  if (endpoint.multipart) return auditedUpload(services, call, () => permitted(plain))
  return auditedOperatorCall(services, call, (append) =>
    permitted(async (tx, inTransaction) => {
      const result = await inTransaction(tx)
      if (E.isRight(result)) await append(tx)
      return result
    }),
  )
}

const operatorCallOf = <E extends EndpointShape>(
  { method, params, path }: Endpoint<E>,
  { address, idempotencyKey, requestId, ...request }: RequestContext,
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
  detail: textsIn(decodePart(params, request.params)),
})

/** Nothing of an address that cannot be read is recorded. */
const textsIn = (params: E.Either<HostError, unknown>): Readonly<Record<string, string>> =>
  E.isLeft(params)
    ? {}
    : Object.fromEntries(Object.entries({ ...(params.right as object) }).map(([name, value]) => [name, String(value)]))

/** Codecs are the same in every country where no business is known. */
const ANYWHERE: Country = 'CL'

const handled = async <E extends EndpointShape>(
  services: CallServices,
  { endpoint, handle, named }: Served<E>,
  request: RequestContext,
  session: Session | undefined,
  around: TransactionWrapper,
): AnyResult<unknown> => {
  const business = session?.business
  const country = business?.country ?? ANYWHERE
  const acrossCompanies = services.database
  const everyRow = readOnly(acrossCompanies)
  const error = await authorizeCaller(services.guards, everyRow, endpoint, named, request, session)
  if (error !== undefined) return E.left(error)
  if (takesFiles(endpoint) && business !== undefined && (await isFull(services, everyRow, business, request)))
    return E.left(hostError('ERROR_STORAGE_QUOTA'))
  /* A file is counted before it is read, other calls once they are well-formed. */
  const count = async () => endpoint.limit && (await services.limits[endpoint.limit](callerOf(session, request)))
  const tooManyFiles = endpoint.carriesFile ? await count() : undefined
  if (tooManyFiles !== undefined) return E.left(tooManyFiles)
  const decoded = decodeRequest(endpoint, { ...request, body: await request.readBody() }, country)
  if (E.isLeft(decoded)) return decoded
  const { body, query } = decoded.right
  const foreign = session && (await services.guards.authorise(everyRow, session, named.inContent(country, query, body)))
  if (foreign !== undefined) return E.left(foreign)
  const tooMany = endpoint.carriesFile ? undefined : await count()
  if (tooMany !== undefined) return E.left(tooMany)
  const once = onceIn(services, endpoint, request, decoded.right, business)
  if (E.isLeft(once)) return once
  const { address, onEffectError, requestId, userAgent } = request
  const database = acrossCompanies.ofBusiness(business?.id)
  const writes = createWrites(database, (tx, work) => around(tx, (inner) => once.right(inner, work)), onEffectError)
  const files = endpoint.multipart ? await request.readFiles() : []
  const version = endpoint.versioned ? versionIn(request.ifMatch) : E.right(0)
  if (E.isLeft(version)) return version
  const response = endpoint.response(country)
  const databases = { db: readOnly(database), database, acrossCompanies }
  const context = { requestId, address, userAgent, session, business, files, version: version.right }
  const result = await handle({ ...decoded.right, ...writes, ...databases, ...context })
  if (E.isLeft(result)) return E.left(encodedConflict(result.left, response))
  writes.finish()
  return E.right(response.encode(result.right))
}

const takesFiles = <E extends EndpointShape>({ carriesFile, method, multipart }: Endpoint<E>): boolean =>
  method !== 'GET' && (multipart || carriesFile)

/** Before the files are read, so that a company exceeds its quota by one call at most. The log tells the operator. */
const isFull = async (
  { storageBytes }: CallServices,
  queries: Queries,
  { id }: Business,
  { onStorageFull }: RequestContext,
): Promise<boolean> => {
  const stored = await storedBytes(queries, id)
  if (stored < storageBytes) return false
  onStorageFull(id, stored)
  return true
}

/** `"3"` (RFC 9110, 13.1.1). */
const versionIn = (ifMatch: string | undefined): E.Either<HostError, number> => {
  const [, digits] = /^"(\d{1,15})"$/.exec(ifMatch ?? '') ?? []
  return digits === undefined ? E.left(invalid(['If-Match'])) : E.right(Number(digits))
}

const encodedConflict = <A>(error: HostError, response: Codec<A>): HostError =>
  error.current === undefined ? error : { ...error, current: response.encode(error.current as A) }

/** Why the caller may not make this call with the ids in its address. What belongs to others is answered as if it were not there. */
const authorizeCaller = async <E extends EndpointShape>(
  guards: CallGuards,
  db: Queries,
  endpoint: Endpoint<E>,
  named: NamedIds,
  request: RequestContext,
  session: Session | undefined,
): Promise<HostError | undefined> => {
  if (session === undefined) return undefined
  const { business } = session
  if (endpoint.access === 'tenant' && business === undefined) return NOT_FOUND
  const params = decodePart(endpoint.params, request.params)
  if (E.isLeft(params)) return params.left
  if ((await guards.authorise(db, session, named.inAddress(params.right))) !== undefined) return NOT_FOUND
  if (endpoint.access === 'tenant' && !endpoint.unverified && business?.isVerified !== true) return UNVERIFIED
  if (!(await isOffered(guards, db, endpoint, business))) return NOT_FOUND
  return isPermitted(endpoint, session) ? undefined : FORBIDDEN
}

const isPermitted = <E extends EndpointShape>({ permission }: Endpoint<E>, { role }: Session): boolean =>
  permission === undefined || (role !== undefined && may(role, permission))

/** Whether the endpoint exists for the country and the features of the business. */
const isOffered = async <E extends EndpointShape>(
  guards: CallGuards,
  db: Queries,
  { country, feature }: Endpoint<E>,
  business: Business | undefined,
): Promise<boolean> => {
  if (country !== undefined && business?.country !== country) return false
  if (feature === undefined) return true
  return business !== undefined && guards.hasFeature(db, business.id, feature)
}

/** Makes each transaction of an idempotent endpoint happen once per key. */
const onceIn = <E extends EndpointShape>(
  { clock }: CallServices,
  endpoint: Endpoint<E>,
  request: RequestContext,
  { body, params, query }: Decoded<E>,
  business: Business | undefined,
): E.Either<HostError, TransactionWrapper> => {
  if (!endpoint.idempotent || business === undefined) return E.right(plain)
  const key = keyIn(request.idempotencyKey)
  if (E.isLeft(key)) return key
  const { country, id: businessId } = business
  const requestHash = hashOf([endpoint.path, params, query, endpoint.body(country).encode(body)])
  const intent = { businessId, key: key.right, requestHash, now: clock.now() }
  /* `CallOf` makes the transaction of an idempotent endpoint give the answer of the endpoint. */
  const codec = endpoint.response(country) as Codec<unknown>
  return E.right((tx, work) => runOnce(tx, intent, codec, work) as ReturnType<typeof work>)
}
