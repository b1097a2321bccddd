import * as E from 'fp-ts/Either'
import type { HostError } from '../http/host-error.ts'
import type { HostServices } from '../server/services.ts'
import { appendAuditEntry, type AuditEntry } from './audit-log.ts'

type Answer<A> = Promise<E.Either<HostError, A>>

/** A call that changes something, made by an operator in somebody's name. */
export interface OperatorCall extends Omit<AuditEntry, 'action' | 'call'> {
  readonly method: string
  readonly route: string
}

/**
 * Does `work` and notes who did it as whom, in one transaction: what was changed is never there without the note. A refusal is
 * noted too, and so is what broke off, after it was undone.
 */
export const auditedInTransaction = <A>(parts: Parts, call: OperatorCall, work: () => Answer<A>): Answer<A> => {
  const note = noterOf(parts, call)
  return orBrokenOff(note, () =>
    parts.database.together(async () => {
      const answer = await work()
      await note(resultOf(answer))
      return answer
    }),
  )
}

/**
 * The same for work that is no one transaction, and waits for others at it: it is noted before it begins, and again with what
 * came of it.
 */
export const auditedBefore = async <A>(parts: Parts, call: OperatorCall, work: () => Answer<A>): Answer<A> => {
  const note = noterOf(parts, call)
  await note('BEGUN')
  const answer = await orBrokenOff(note, work)
  await note(resultOf(answer))
  return answer
}

type Parts = Pick<HostServices, 'clock' | 'database'>
type Note = (result: string) => Promise<void>

const noterOf =
  ({ clock, database }: Parts, { method, route, ...deed }: OperatorCall): Note =>
  (result) =>
    database.transaction((tx) =>
      appendAuditEntry(tx, clock, { ...deed, action: 'call in the name of', call: { method, route, result } }),
    )

const resultOf = (answer: E.Either<HostError, unknown>): string => (E.isRight(answer) ? 'OK' : answer.left.code)

const orBrokenOff = async <A>(note: Note, work: () => Promise<A>): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    await note('BROKEN_OFF')
    throw error
  }
}
