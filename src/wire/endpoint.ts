import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Permission } from '#domain/team/permission.ts'
import type { ByCountry } from './codec/by-country.ts'
import { id } from './codec/ids.ts'
import { mapCodec, type Codec } from './codec/map-codec.ts'
import { OneTimeCode, text } from './codec/primitives.ts'
import { GENERAL_ERRORS, type GeneralError, type OwnError, type Verdict } from './error-codes.ts'

/**
 * Who may call. `public`: anyone. `user`: any signed-in user. `tenant`: only members of the business in the path or of
 * the row that it names.
 */
export type Access = 'public' | 'user' | 'tenant'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The limits of one kind of call, in addition to the limits of all reads and all writes. */
export type LimitName = 'register' | 'checkEmail' | 'openLink' | 'lookUpName' | 'simulate' | 'upload' | 'recordEvents'

/** The codecs of path parameters by name. */
const PATH_PARAMS = {
  userId: id('User'),
  businessId: id('Business'),
  orderId: id('Order'),
  invoiceId: id('Invoice'),
  orderInvoiceId: id('OrderInvoice'),
  billId: id('Bill'),
  accountId: id('BankAccount'),
  documentId: id('Document'),
  stakeholderId: id('Stakeholder'),
  supplierId: id('Supplier'),
  contactId: id('Contact'),
  payableId: id('Payable'),
  payrollId: id('Payroll'),
  scenarioId: id('Scenario'),
  fixedId: id('OwnItem'),
  membershipId: id('Membership'),
  approvalId: id('Approval'),
  memberId: id('Member'),
  invitationId: id('Invitation'),
  hash: OneTimeCode,
  state: text(120),
  municipality: text(120),
  payer: text(40),
} as const
type PathParams = typeof PATH_PARAMS

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type ParamsOf<Path extends string> = [NamesIn<Path>] extends [never]
  ? Empty
  : { readonly [Name in NamesIn<Path> & keyof PathParams]: t.TypeOf<PathParams[Name]> }

type RecordCodec<A> = t.Type<A, Readonly<Record<string, unknown>>, unknown>
export type Empty = Record<string, never>

/** The types of one call: of its decoded parts, who may call, and the flags on which other types depend. */
export interface EndpointShape {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly answer: unknown
  readonly access: Access
  readonly method: Method
  readonly multipart: boolean
  readonly idempotent: boolean
  readonly versioned: boolean
  readonly errors: OwnError
}

/** One call of the contract. The client's adapters and the host's routes are both derived from it, so a path is written once. */
export interface Endpoint<E extends EndpointShape> {
  readonly method: E['method']
  readonly path: `/api/${string}`
  readonly access: E['access']
  /** Each endpoint of a company names the permission that the caller's role must have; no other endpoint has one. */
  readonly permission: Permission | undefined
  readonly params: RecordCodec<E['params']>
  readonly query: RecordCodec<E['query']>
  readonly body: ByCountry<E['body']>
  readonly response: ByCountry<E['answer']>
  /** Creates or moves money: requires an `Idempotency-Key`, and happens once per key. */
  readonly idempotent: E['idempotent']
  /** Replaces a row that a user edits: requires `If-Match` with the version that was read. */
  readonly versioned: E['versioned']
  /** The body is files, not JSON. */
  readonly multipart: E['multipart']
  /** The JSON contains a file as a data URL: larger than other bodies, and slower. */
  readonly carriesFile: boolean
  /** Rejected for an operator who acts as a user. */
  readonly deniedToOperators: boolean
  /** Allowed for an unverified business. Other tenant calls require a verified one. */
  readonly unverified: boolean
  /** Only for businesses of this country. */
  readonly country: Country | undefined
  /** Only for businesses with this feature. */
  readonly feature: number | undefined
  readonly limit: LimitName | undefined
  /** The errors of its own rules, after which nothing has changed. Any call can also be answered with one of `GENERAL_ERRORS`. */
  readonly errors: ReadonlyArray<E['errors']>
}

/** The codes of the errors of an endpoint's own rules. */
export type ErrorsOf<T extends { readonly errors: ReadonlyArray<OwnError> }> = T['errors'][number]

interface EndpointOptions<Path extends string, Q, B, A, X, M, F, I, V, C> {
  readonly method: M
  readonly path: Path & ([NamesIn<Path>] extends [keyof PathParams] ? unknown : never)
  readonly access: X
  readonly query?: RecordCodec<Q>
  readonly body?: Codec<B> | ByCountry<B>
  readonly response: Codec<A> | ByCountry<A>
  readonly idempotent?: I
  readonly versioned?: V
  readonly multipart?: F
  readonly carriesFile?: boolean
  readonly deniedToOperators?: boolean
  readonly unverified?: boolean
  readonly country?: Country
  readonly feature?: number
  readonly limit?: LimitName
  /** Without `ERROR_CONFLICT` of a versioned call, which is implied. */
  readonly errors?: ReadonlyArray<C>
}

/** Without a permission, an endpoint of a company does not compile. */
type WithPermission<X extends Access> = X extends 'tenant'
  ? { readonly permission: Permission }
  : { readonly permission?: never }

type AllErrors<C, V> = C | (V extends true ? 'ERROR_CONFLICT' : never)

const CONFLICT: ReadonlyArray<OwnError> = ['ERROR_CONFLICT']
const none = t.strict({}) as RecordCodec<Empty>
const absentBody = t.undefined as Codec<unknown>

/** Reads the parameter names from the path. Omitted options mean: no query, no body, no flag. */
export const endpoint = <
  const Path extends `/api/${string}`,
  A,
  X extends Access,
  M extends Method,
  Q = Empty,
  B = undefined,
  F extends boolean = false,
  I extends boolean = false,
  V extends boolean = false,
  C extends OwnError = never,
>(
  options: EndpointOptions<Path, Q, B, A, X, M, F, I, V, C> & WithPermission<X>,
): Endpoint<{
  params: ParamsOf<Path>
  query: Q
  body: B
  answer: A
  access: X
  method: M
  multipart: F
  idempotent: I
  versioned: V
  errors: AllErrors<C, V>
}> => ({
  method: options.method,
  path: options.path,
  access: options.access,
  permission: options.permission,
  params: paramsIn(options.path) as RecordCodec<ParamsOf<Path>>,
  query: options.query ?? (none as RecordCodec<Q>),
  body: inEachCountry(options.body ?? (absentBody as Codec<B>)),
  response: inEachCountry(options.response),
  idempotent: options.idempotent ?? (false as I),
  versioned: options.versioned ?? (false as V),
  multipart: options.multipart ?? (false as F),
  carriesFile: options.carriesFile ?? false,
  deniedToOperators: options.deniedToOperators ?? false,
  unverified: options.unverified ?? false,
  country: options.country,
  feature: options.feature,
  limit: options.limit,
  errors: [
    ...(options.errors ?? []),
    ...((options.versioned === true ? CONFLICT : []) as ReadonlyArray<AllErrors<C, V>>),
  ],
})

const inEachCountry = <A>(codec: Codec<A> | ByCountry<A>): ByCountry<A> =>
  typeof codec === 'function' ? codec : () => codec

const paramsIn = (path: string): t.Mixed => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const unknown = names.find((name) => !Object.hasOwn(PATH_PARAMS, name))
  if (unknown !== undefined) throw new Error(`${path}: no codec reads the parameter ${unknown}`)
  return t.strict(Object.fromEntries(Object.entries(PATH_PARAMS).filter(([name]) => names.includes(name))))
}

/** The meaning of an error code in the answer of an endpoint. A code that the endpoint never answers comes from another component. */
export const verdictOf = (endpoint: { readonly errors: ReadonlyArray<string> }, code: string): Verdict => {
  if (endpoint.errors.includes(code)) return 'NotDone'
  return Object.hasOwn(GENERAL_ERRORS, code) ? GENERAL_ERRORS[code as GeneralError] : 'Unknown'
}

/** A response without data. */
export const EmptyResponse: Codec<undefined> = mapCodec(
  'Empty',
  t.strict({}),
  () => E.right(undefined),
  () => ({}),
)
