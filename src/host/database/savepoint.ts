import type { Queries } from './database.ts'

/** Does `work` within a transaction, and undoes it unless its result is kept. An exception undoes the whole transaction. */
export const inSavepoint = async <A>(
  tx: Queries,
  work: () => Promise<A>,
  isKept: (result: A) => boolean,
): Promise<A> => {
  await tx.query('savepoint attempt')
  const result = await work()
  if (!isKept(result)) await tx.query('rollback to savepoint attempt')
  await tx.query('release savepoint attempt')
  return result
}
