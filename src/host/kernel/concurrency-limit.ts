/** Runs `atOnce` tasks at once and queues `waiting` more; further calls get `tooMany`. */
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
