/** Does `atOnce` pieces of work at once; `waiting` more wait their turn, and to the next it says `tooMany`. */
export const createConcurrencyLimit = (atOnce: number, waiting: number, tooMany: () => Error) => {
  const queue: Array<() => void> = []
  let running = 0
  return async <A>(work: () => Promise<A>): Promise<A> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw tooMany()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
