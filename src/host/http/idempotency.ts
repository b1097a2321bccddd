import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { Codec } from '#wire/codec/map-codec.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Database, Queries } from '../database/database.ts'
import { invalid, hostError, type HostError } from './host-error.ts'

/** What the caller wants to happen once. */
export interface IdempotentRequest {
  readonly businessId: BusinessId
  readonly key: string | undefined
  /** Digest of what was asked. */
  readonly requestHash: string
  /** Milliseconds since 1970. */
  readonly now: number
}

const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Does `work` once per key: its effect and its answer are written together, and who asks again with the same request is
 * given the first answer. A refusal changes nothing and is not remembered, so that it can be asked again.
 */
export const runOnce = <A>(
  database: Database,
  intent: IdempotentRequest,
  answer: Codec<A>,
  work: (tx: Queries) => Promise<E.Either<HostError, A>>,
): Promise<E.Either<HostError, A>> =>
  undoneWhenRefused(database, async (tx) => {
    if (intent.key === undefined) return work(tx)
    const earlier = await claim(tx, intent)
    if (earlier !== undefined) return replay(earlier, intent, answer)
    const done = await work(tx)
    if (E.isRight(done)) await remember(tx, intent, answer.encode(done.right))
    return done
  })

/** A UUID, or any other word of up to 128 letters, digits, hyphens and underscores. Absent is allowed. */
export const keyIn = (header: string | undefined): E.Either<HostError, string | undefined> =>
  header === undefined || /^[A-Za-z0-9_-]{1,128}$/.test(header) ? E.right(header) : E.left(invalid(['Idempotency-Key']))

/** The same digest for the same request, in whatever order its keys were written. */
export const hashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request, sortedKeys)).digest('base64url')

interface Earlier {
  readonly request_hash: string
  readonly answer: unknown
}

class Refused extends Error {
  readonly reason: HostError

  constructor(reason: HostError) {
    super(reason.code)
    this.reason = reason
  }
}

const undoneWhenRefused = async <A>(
  database: Database,
  work: (tx: Queries) => Promise<E.Either<HostError, A>>,
): Promise<E.Either<HostError, A>> => {
  try {
    return await database.transaction(async (tx) => {
      const done = await work(tx)
      if (E.isLeft(done)) throw new Refused(done.left)
      return done
    })
  } catch (error) {
    if (error instanceof Refused) return E.left(error.reason)
    throw error
  }
}

/** Waits for a copy that is still at work; then its answer is there. */
const claim = async (
  tx: Queries,
  { businessId, key, requestHash, now }: IdempotentRequest,
): Promise<Earlier | undefined> => {
  await tx.query('delete from idempotency where created_at < $1', [new Date(now - KEPT_MS)])
  const mine = await tx.query(
    `insert into idempotency (business_id, key, request_hash, created_at) values ($1, $2, $3, $4)
     on conflict do nothing returning key`,
    [businessId, key, requestHash, new Date(now)],
  )
  if (mine.length > 0) return undefined
  const [earlier] = await tx.query<Earlier>(
    'select request_hash, answer from idempotency where business_id = $1 and key = $2',
    [businessId, key],
  )
  return earlier
}

const replay = <A>(earlier: Earlier, { requestHash }: IdempotentRequest, answer: Codec<A>): E.Either<HostError, A> => {
  if (earlier.request_hash !== requestHash) return E.left(hostError('ERROR_IDEMPOTENCY_MISMATCH'))
  const decoded = answer.decode(earlier.answer)
  return E.isRight(decoded) ? E.right(decoded.right) : E.left(hostError('ERROR_UNKNOWN_ERROR'))
}

const remember = async (tx: Queries, { businessId, key }: IdempotentRequest, answer: unknown): Promise<void> => {
  await tx.query('update idempotency set answer = $3::jsonb where business_id = $1 and key = $2', [
    businessId,
    key,
    JSON.stringify(answer),
  ])
}

const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
