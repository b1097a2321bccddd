import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeFairQueue } from '#host/workers/fair-queue.ts'

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('the fair queue', () => {
  it('admits an owner before the many waiting tasks of another', async () => {
    const queue = makeFairQueue({ threads: 1, perOwner: 1, waiting: 100, waitingPerOwner: 100 })
    const order: Array<string> = []
    for (const owner of ['a', 'a', 'a', 'a', 'b', 'b']) void queue.enter(owner).then(() => order.push(owner))
    for (let at = 0; at < 6; at += 1) {
      await turn()
      queue.leave(order[at] ?? '')
    }
    expect(order).toEqual(['a', 'a', 'b', 'a', 'b', 'a'])
  })

  it('reserves one thread for others while one owner uses its maximum', async () => {
    const queue = makeFairQueue({ threads: 3, perOwner: 2, waiting: 100, waitingPerOwner: 100 })
    const order: Array<string> = []
    for (const owner of ['a', 'a', 'a', 'b']) void queue.enter(owner).then(() => order.push(owner))
    await turn()
    expect(order).toEqual(['a', 'a', 'b'])
  })

  it('admits each once, never more than its limits at once, and in order per owner', async () => {
    const limits = fc.record({ threads: fc.integer({ min: 1, max: 4 }), perOwner: fc.integer({ min: 1, max: 3 }) })
    await fc.assert(
      fc.asyncProperty(
        limits,
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 }),
        async ({ threads, perOwner }, owners) => {
          const queue = makeFairQueue({ threads, perOwner, waiting: 100, waitingPerOwner: 100 })
          const inside: Array<readonly [string, number]> = []
          const entered: Array<readonly [string, number]> = []
          for (const [at, owner] of owners.entries()) {
            void queue.enter(owner).then(() => void (inside.push([owner, at]), entered.push([owner, at])))
          }
          while (entered.length < owners.length) {
            await turn()
            expect(inside.length).toBeLessThanOrEqual(threads)
            for (const owner of 'abc')
              expect(inside.filter(([one]) => one === owner).length).toBeLessThanOrEqual(perOwner)
            queue.leave(inside.shift()?.[0] ?? '')
          }
          for (const owner of 'abc') {
            const own = entered.filter(([one]) => one === owner).map(([, at]) => at)
            expect(own).toEqual(own.toSorted((a, b) => a - b))
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})
