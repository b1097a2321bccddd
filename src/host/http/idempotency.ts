import { createHash } from 'node:crypto'
import { unknown } from 'io-ts'
import { rowCodec, text } from '../database/columns.ts'
import { execute, hasRow, row, sql } from '../database/sql.ts'
import * as E from 'fp-ts/Either'
import type { Codec } from '#wire/codec/map-codec.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import type { HandlerResult, Result } from './call.ts'
import type { ErrorCode } from '#wire/error-codes.ts'
import { invalid, hostError } from './host-error.ts'

/** A request that happens once per key. */
export interface IdempotentRequest {
  readonly businessId: BusinessId
  readonly key: string
  /** Digest of the request. */
  readonly requestHash: string
  /** Milliseconds since 1970. */
  readonly now: number
}

const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Does `work` once per key: its effect and its answer are written in one transaction, and a copy of the request is given the
 * first answer. An error changes nothing and is not stored, so that the same request may succeed later.
 */
export const runOnce = async <A, C extends ErrorCode>(
  tx: Queries,
  intent: IdempotentRequest,
  answer: Codec<A>,
  work: (tx: Queries) => HandlerResult<A, C>,
): HandlerResult<A, C> => {
  const earlier = await claim(tx, intent)
  if (earlier !== undefined) return replay(earlier, intent, answer)
  const done = await work(tx)
  if (E.isRight(done)) await saveAnswer(tx, intent, answer.encode(done.right))
  return done
}

/** A UUID, or any other word of up to 128 letters, digits, hyphens and underscores. Without one, a repeated call would move money again. */
export const keyIn = (header: string | undefined): Result<string> =>
  header !== undefined && /^[A-Za-z0-9_-]{1,128}$/.test(header) ? E.right(header) : E.left(invalid(['Idempotency-Key']))

/** The same digest for the same request, in whatever order its keys were written. */
export const hashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request, sortedKeys)).digest('base64url')

interface Earlier {
  readonly request_hash: string
  readonly answer: unknown
}

/** Waits for a copy that is still at work; then its answer is there. */
const claim = async (
  tx: Queries,
  { businessId, key, requestHash, now }: IdempotentRequest,
): Promise<Earlier | undefined> => {
  await deleteOldAnswers(tx, now)
  const isFirst = await hasRow(
    tx,
    sql`insert into idempotency (business_id, key, request_hash, created_at)
      values (${businessId}, ${key}, ${requestHash}, ${new Date(now)}) on conflict do nothing returning key`,
  )
  if (isFirst) return undefined
  return row(
    tx,
    EarlierRow,
    sql`select request_hash, answer from idempotency where business_id = ${businessId} and key = ${key}`,
  )
}

/** Some of them, in a call those of its company. Those that another call deletes are skipped, so that calls never wait for each other. */
export const deleteOldAnswers = (tx: Queries, now: number): Promise<void> =>
  execute(
    tx,
    sql`delete from idempotency where (business_id, key) in (
      select business_id, key from idempotency where created_at < ${new Date(now - KEPT_MS)}
        order by created_at limit ${MAX_DELETED_AT_ONCE} for update skip locked)`,
  )

const MAX_DELETED_AT_ONCE = 100

const EarlierRow = rowCodec('EarlierRow', { request_hash: text, answer: unknown })

const replay = <A>(earlier: Earlier, { requestHash }: IdempotentRequest, answer: Codec<A>): Result<A> => {
  if (earlier.request_hash !== requestHash) return E.left(hostError('ERROR_IDEMPOTENCY_MISMATCH'))
  const decoded = answer.decode(earlier.answer)
  return E.isRight(decoded) ? E.right(decoded.right) : E.left(hostError('ERROR_UNKNOWN_ERROR'))
}

const saveAnswer = async (tx: Queries, { businessId, key }: IdempotentRequest, answer: unknown): Promise<void> => {
  await execute(
    tx,
    sql`update idempotency set answer = ${JSON.stringify(answer)}::jsonb where business_id = ${businessId} and key = ${key}`,
  )
}

const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
