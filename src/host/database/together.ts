import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Queries } from './database.ts'

/** A transaction that whatever is asked meanwhile belongs to. */
interface Joined {
  readonly tx: Queries
  isOpen: boolean
  /** Parts of it take turns: what one undoes must not be another's. */
  turn: Promise<void>
}

/** Gives a database its `together`. What outlives the work that began it asks the database as ever. */
export const joinable = (database: Omit<Database, 'together'>): Database => {
  const storage = new AsyncLocalStorage<Joined>()
  const joined = (): Joined | undefined => {
    const found = storage.getStore()
    return found?.isOpen === true ? found : undefined
  }
  return {
    ...database,
    query: (sql, parameters) => (joined()?.tx ?? database).query(sql, parameters),
    transaction: (work) => {
      const whole = joined()
      return whole === undefined ? database.transaction(work) : partOf(whole, work)
    },
    together: (work) =>
      joined() === undefined
        ? database.transaction((tx) => open({ tx, isOpen: true, turn: Promise.resolve() }, storage, work))
        : work(),
  }
}

const open = async <A>(whole: Joined, storage: AsyncLocalStorage<Joined>, work: () => Promise<A>): Promise<A> => {
  try {
    return await storage.run(whole, work)
  } finally {
    whole.isOpen = false
  }
}

const partOf = <A>(whole: Joined, work: (tx: Queries) => Promise<A>): Promise<A> => {
  const done = whole.turn.then(async () => {
    await whole.tx.query('savepoint part')
    try {
      const answer = await work(whole.tx)
      await whole.tx.query('release savepoint part')
      return answer
    } catch (error) {
      await whole.tx.query('rollback to savepoint part')
      throw error
    }
  })
  whole.turn = done.then(
    () => undefined,
    () => undefined,
  )
  return done
}
