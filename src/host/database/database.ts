import type { BusinessId } from '#domain/kernel/id.ts'

/** A row as both databases give it: whole numbers, calendar dates as `YYYY-MM-DD`, instants as `Date`. */
export type Row = Readonly<Record<string, unknown>>

/** The values that may be a parameter. JSON travels as its text, cast in the statement. */
export type Parameter =
  | string
  | number
  | boolean
  | null
  | undefined
  | Date
  | Uint8Array
  | ReadonlyArray<string | number | boolean | null>

/**
 * A driver. Stores use `sql.ts`, which decodes the rows; here `R` is what the caller claims. Inside a transaction only `tx` is
 * used, never the database: the embedded one has a single connection.
 */
export interface Queries {
  readonly query: <R extends object = Row>(
    sql: string,
    parameters?: ReadonlyArray<Parameter>,
  ) => Promise<ReadonlyArray<R>>
}

export interface Transactions extends Queries {
  /** All of `work` or nothing: an exception undoes it. Inside, only `tx` is used: a second connection may not exist. */
  readonly transaction: <A>(work: (tx: Queries) => Promise<A>) => Promise<A>
}

/** Used directly, it sees the rows of all companies. */
export interface Database extends Transactions {
  /** Sees and writes the rows of one company only, by row security; without one those of none. */
  readonly ofBusiness: (business: BusinessId | undefined) => Transactions
  /** Several statements without parameters: migrations. */
  readonly script: (sql: string) => Promise<void>
  readonly close: () => Promise<void>
  /** How busy its connections are, when there are several. */
  readonly load?: () => PoolLoad
}

export interface PoolLoad {
  readonly open: number
  /** The number of open connections that do nothing. */
  readonly idle: number
  /** Callers that wait for a connection. */
  readonly waiting: number
}

/** SQLSTATE of a rejection by the database; undefined for any other error. Unlike `EPERM` each has a digit. */
export const sqlState = (error: unknown): string | undefined => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined
}

export const UNIQUE_VIOLATION = '23505'
export const LOCK_NOT_AVAILABLE = '55P03'
export const DEADLOCK = '40P01'
