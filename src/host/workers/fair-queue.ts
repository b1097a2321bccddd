export interface FairQueue {
  /** Waits for the owner's turn, with `always` in a queue of any length. Call `leave` after GRANTED. */
  readonly enter: (owner: string, always?: boolean) => Promise<'GRANTED' | 'BUSY' | 'CLOSED'>
  readonly leave: (owner: string) => void
  /** Rejects all waiting owners. */
  readonly close: () => void
}

export interface QueueLimits {
  readonly threads: number
  readonly perOwner: number
  readonly waiting: number
  readonly waitingPerOwner: number
}

/** Round robin between owners, first in first out within an owner. */
export const makeFairQueue = ({ threads, perOwner, waiting, waitingPerOwner }: QueueLimits): FairQueue => {
  /** In the order of their turns: an owner moves to the end after its turn. */
  const queues = new Map<string, Array<(turn: 'GRANTED' | 'CLOSED') => void>>()
  const running = new Map<string, number>()
  let total = 0
  let closed = false
  const ofOwner = (owner: string): number => running.get(owner) ?? 0
  const mayRun = (owner: string): boolean => total < threads && ofOwner(owner) < perOwner
  const count = (owner: string, more: 1 | -1): void => {
    total += more
    const own = ofOwner(owner) + more
    if (own === 0) running.delete(owner)
    else running.set(owner, own)
  }
  const grantNext = (): void => {
    for (const [owner, queue] of queues) {
      if (!mayRun(owner)) continue
      const next = queue.shift()
      queues.delete(owner)
      if (queue.length > 0) queues.set(owner, queue)
      if (next === undefined) continue
      count(owner, 1)
      next('GRANTED')
      return
    }
  }
  return {
    enter: async (owner, always = false) => {
      if (closed) return 'CLOSED'
      const queue = queues.get(owner) ?? []
      if (queue.length === 0 && mayRun(owner)) {
        count(owner, 1)
        return 'GRANTED'
      }
      const all = [...queues.values()].reduce((sum, { length }) => sum + length, 0)
      if (!always && (all >= waiting || queue.length >= waitingPerOwner)) return 'BUSY'
      queues.set(owner, queue)
      return new Promise((resolve) => queue.push(resolve))
    },
    leave: (owner) => {
      count(owner, -1)
      grantNext()
    },
    close: () => {
      closed = true
      for (const next of [...queues.values()].flat()) next('CLOSED')
      queues.clear()
    },
  }
}
