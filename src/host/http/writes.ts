import * as E from 'fp-ts/Either'
import type { Database, Queries } from '../database/database.ts'
import type { Effect, AnyResult, Writes } from './call.ts'
import type { HostError } from './host-error.ts'

/** Surrounds the work of every transaction of a call: an audit row, a stored answer. */
export type TransactionWrapper = <A>(tx: Queries, work: (tx: Queries) => AnyResult<A>) => AnyResult<A>

export interface CallWrites extends Writes {
  /** Runs the effects that were registered outside a transaction. */
  readonly finish: () => void
}

export const createWrites = (
  database: Pick<Database, 'transaction'>,
  around: TransactionWrapper,
  onEffectError: (error: unknown) => void,
): CallWrites => {
  const effects: Array<Effect> = []
  const run = (): void => {
    for (const effect of effects.splice(0)) runEffect(effect, onEffectError)
  }
  return {
    transaction: async (work) => {
      const before = effects.length
      try {
        const result = await database.transaction(async (tx) => orThrow(await around(tx, work)))
        run()
        return E.right(result)
      } catch (error) {
        effects.splice(before)
        /* The work of this transaction threw it, so it is one of its errors, which a caught value cannot say in its type. */
        if (error instanceof Undone) return E.left(error.reason as never)
        throw error
      }
    },
    afterCommit: (effect) => void effects.push(effect),
    finish: run,
  }
}

/** Ends the transaction of a work that answered an error. */
class Undone extends Error {
  readonly reason: HostError

  constructor(reason: HostError) {
    super(reason.code)
    this.reason = reason
  }
}

const orThrow = <A>(result: E.Either<HostError, A>): A => {
  if (E.isLeft(result)) throw new Undone(result.left)
  return result.right
}

const runEffect = (effect: Effect, onError: (error: unknown) => void): void => {
  try {
    const running = effect()
    if (running !== undefined) void running.catch(onError)
  } catch (error) {
    onError(error)
  }
}
