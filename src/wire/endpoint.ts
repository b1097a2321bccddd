import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Country } from '#domain/kernel/country.ts'
import type { ByCountry } from './codec/by-country.ts'
import { id } from './codec/ids.ts'
import { mapCodec, type Codec } from './codec/map-codec.ts'
import { OneTimeCode, text } from './codec/primitives.ts'

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
  hash: OneTimeCode,
  state: text(120),
  municipality: text(120),
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

/** One call of the contract. The client's adapters and the host's routes are both derived from it, so a path is written once. */
export interface Endpoint<
  P,
  Q,
  B,
  A,
  X extends Access = Access,
  M extends Method = Method,
  F extends boolean = boolean,
  I extends boolean = boolean,
  V extends boolean = boolean,
> {
  readonly method: M
  readonly path: `/api/${string}`
  readonly access: X
  readonly params: RecordCodec<P>
  readonly query: RecordCodec<Q>
  readonly body: ByCountry<B>
  readonly response: ByCountry<A>
  /** Creates or moves money: requires an `Idempotency-Key`, and happens once per key. */
  readonly idempotent: I
  /** Replaces a row that a user edits: requires `If-Match` with the version that was read. */
  readonly versioned: V
  /** The body is files, not JSON. */
  readonly multipart: F
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
}

interface EndpointOptions<Path extends string, Q, B, A, X, M, F, I, V> {
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
}

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
>(
  options: EndpointOptions<Path, Q, B, A, X, M, F, I, V>,
): Endpoint<ParamsOf<Path>, Q, B, A, X, M, F, I, V> => ({
  method: options.method,
  path: options.path,
  access: options.access,
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
})

const inEachCountry = <A>(codec: Codec<A> | ByCountry<A>): ByCountry<A> =>
  typeof codec === 'function' ? codec : () => codec

const paramsIn = (path: string): t.Mixed => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const unknown = names.find((name) => !Object.hasOwn(PATH_PARAMS, name))
  if (unknown !== undefined) throw new Error(`${path}: no codec reads the parameter ${unknown}`)
  return t.strict(Object.fromEntries(Object.entries(PATH_PARAMS).filter(([name]) => names.includes(name))))
}

/** A response without data. */
export const EmptyResponse: Codec<undefined> = mapCodec(
  'Empty',
  t.strict({}),
  () => E.right(undefined),
  () => ({}),
)
