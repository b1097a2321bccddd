import * as E from 'fp-ts/Either'
import type { HostError } from '../http/host-error.ts'
import type { HostParts } from '../parts.ts'
import { writeTrail, type Deed } from '../trail.ts'

type Answer<A> = Promise<E.Either<HostError, A>>

/** A call that changes something, made by an operator in somebody's name. */
export interface CallInName extends Omit<Deed, 'action' | 'call'> {
  readonly method: string
  readonly route: string
}

/**
 * Does `work` and notes who did it as whom, in one transaction: what was changed is never there without the note. A refusal is
 * noted too, and so is what broke off, after it was undone.
 */
export const attributed = async <A>(
  { clock, database }: Pick<HostParts, 'clock' | 'database'>, { method, route, ...deed }: CallInName, work: () => Answer<A>,
): Answer<A> => {
  const note = (result: string): Promise<void> =>
    database.transaction((tx) => writeTrail(tx, clock, { ...deed, action: 'call in the name of', call: { method, route, result } }))
  try {
    return await database.together(async () => {
      const answer = await work()
      await note(E.isRight(answer) ? 'OK' : answer.left.code)
      return answer
    })
  } catch (error) {
    await note('BROKEN_OFF')
    throw error
  }
}
