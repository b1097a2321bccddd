import * as E from 'fp-ts/Either'
import { appendAuditEntry, type AuditEntry } from '../audit/audit-log.ts'
import type { Queries, Database } from '../database/database.ts'
import type { Clock } from '../kernel/clock.ts'
import type { AnyResult } from './call.ts'

/** A call that changes something, made by an operator who acts as a user. */
export interface OperatorCall extends Omit<AuditEntry, 'action' | 'call'> {
  readonly method: string
  readonly route: string
}

type Append = (tx: Queries) => Promise<void>

/**
 * Does `work` and records who did it as which user. `append` writes the row of success into the transaction of the work, so
 * that neither is there without the other. Errors are recorded too, and so is work that broke off, after it was undone.
 */
export const auditedOperatorCall = async <A>(
  services: { readonly clock: Clock; readonly database: Database },
  call: OperatorCall,
  work: (append: Append) => AnyResult<A>,
): AnyResult<A> => {
  const record = recorder(services, call)
  let isRecorded = false
  const result = await orBrokenOff(record, () =>
    work(async (tx) => {
      await record('OK', tx)
      isRecorded = true
    }),
  )
  if (E.isLeft(result) || !isRecorded) await record(resultOf(result))
  return result
}

/** For an upload, which takes many transactions: a row before it begins, and one with its result. */
export const auditedUpload = async <A>(
  services: { readonly clock: Clock; readonly database: Database },
  call: OperatorCall,
  work: () => AnyResult<A>,
): AnyResult<A> => {
  const record = recorder(services, call)
  await record('BEGUN')
  const result = await orBrokenOff(record, work)
  await record(resultOf(result))
  return result
}

/** In the transaction that is given, or in one of its own. */
type Recorder = (result: string, transaction?: Queries) => Promise<void>

const recorder =
  (
    { clock, database }: { readonly clock: Clock; readonly database: Database },
    { method, route, ...entry }: OperatorCall,
  ): Recorder =>
  (result, transaction) => {
    const append: Append = (queries) =>
      appendAuditEntry(queries, clock, { ...entry, action: 'call in the name of', call: { method, route, result } })
    return transaction === undefined ? database.transaction(append) : append(transaction)
  }

const resultOf = (result: Awaited<AnyResult<unknown>>): string => (E.isRight(result) ? 'OK' : result.left.code)

const orBrokenOff = async <A>(record: Recorder, work: () => Promise<A>): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    await record('BROKEN_OFF')
    throw error
  }
}
