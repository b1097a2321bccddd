import * as E from 'fp-ts/Either'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeWorkerPool, type PoolOptions, type WorkerPool } from '#host/workers/worker-pool.ts'
import type { testTasks } from './test-tasks.ts'

const FILE = fileURLToPath(new URL('test-worker.ts', import.meta.url))

let pool: WorkerPool<typeof testTasks>
let crashes: Array<readonly [string, unknown]> = []
afterEach(() => pool.close())

const newPool = (given: Partial<PoolOptions> = {}) => {
  crashes = []
  pool = makeWorkerPool<typeof testTasks>({
    file: FILE,
    threads: 2,
    perOwner: 2,
    waiting: 100,
    waitingPerOwner: 100,
    heapMegabytes: 64,
    idleMs: 60_000,
    onCrash: (task, error) => void crashes.push([task, error]),
    ...given,
  })
  return pool
}

const AMPLE = { owner: 'a', limitMs: 20_000 }

describe('the worker pool', () => {
  it('returns the result of a task', async () => {
    expect(await newPool().ask('double', 21, AMPLE)).toEqual(E.right(42))
  })

  it('passes chunks on in order', async () => {
    const seen: Array<number> = []
    const end = await newPool().run('count', 5, { ...AMPLE, onPart: (part) => void seen.push(part) })
    expect([end, seen]).toEqual([E.right(undefined), [1, 2, 3, 4, 5]])
  })

  it('prepares three chunks while an earlier one is consumed, and no more', async () => {
    const created = new Int32Array(new SharedArrayBuffer(4))
    const ahead: Array<number> = []
    const end = await newPool().run('tally', created, {
      ...AMPLE,
      onPart: async (part) => {
        await vi.waitUntil(() => Atomics.load(created, 0) >= Math.min(part + 3, 8))
        await pool.ask('double', 1, AMPLE)
        ahead.push(Atomics.load(created, 0) - part)
      },
    })
    expect([end, ahead]).toEqual([E.right(undefined), [3, 3, 3, 3, 3, 2, 1, 0]])
  })

  it('passes on the chunks that were prepared before a crash', async () => {
    const seen: Array<number> = []
    const crashed = new Promise<void>((resolve) => newPool({ onCrash: () => resolve() }))
    const end = await pool.run('countAndExit', 3, { ...AMPLE, onPart: (part) => void seen.push(part) })
    await crashed
    expect([end, seen]).toEqual([E.left('CRASHED'), [1, 2, 3]])
  })

  it('does not mix the end of one task into the next', async () => {
    newPool({ threads: 1 })
    for (const number of [1, 2, 3]) expect(await pool.ask('double', number, AMPLE)).toEqual(E.right(2 * number))
  })

  it('terminates a task after its time limit, and has a thread for the next', async () => {
    newPool({ threads: 1 })
    expect(await pool.ask('hang', undefined, { owner: 'a', limitMs: 50 })).toEqual(E.left('TIMED_OUT'))
    expect(await pool.ask('double', 4, AMPLE)).toEqual(E.right(8))
  })

  it('does not count the time of the consumer', async () => {
    newPool()
    /* Both threads are started, so that their start is not part of the time. */
    await Promise.all(['a', 'b'].map((owner) => pool.ask('double', 1, { ...AMPLE, owner })))
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const slow = pool.run('count', 3, { owner: 'a', limitMs: 2_000, onPart: (part) => (part === 1 ? held : undefined) })
    expect(await pool.ask('hang', undefined, { owner: 'b', limitMs: 2_100 })).toEqual(E.left('TIMED_OUT'))
    release()
    expect(await slow).toEqual(E.right(undefined))
  })

  it.each([
    ['throws', 'throw', 'no', 'no'],
    ['ends its thread', 'exit', 3, 'the worker ended with 3'],
    [
      'needs more memory than it may',
      'swell',
      undefined,
      'Worker terminated due to reaching memory limit: JS heap out of memory',
    ],
  ] as const)('reports a task that %s, logs it, and continues', async (_, task, input, message) => {
    newPool({ threads: 1 })
    const [failed, next] = await Promise.all([pool.ask(task, input as never, AMPLE), pool.ask('double', 1, AMPLE)])
    expect([failed, next]).toEqual([E.left('CRASHED'), E.right(2)])
    expect(crashes.map(([name, error]) => [name, error instanceof Error ? error.message : ''])).toEqual([
      [task, message],
    ])
  })

  it('fails when a chunk cannot be consumed, and continues', async () => {
    newPool({ threads: 1 })
    const rejected = pool.run('count', 3, { ...AMPLE, onPart: () => Promise.reject(new Error('the disk is full')) })
    await expect(rejected).rejects.toThrow('the disk is full')
    expect(await pool.ask('double', 1, AMPLE)).toEqual(E.right(2))
  })

  it('rejects tasks above the limits of its queue, per owner and in total', async () => {
    newPool({ threads: 1, waiting: 2, waitingPerOwner: 1 })
    const runs = [
      ['a', 0],
      ['a', 1],
      ['a', 2],
      ['b', 3],
      ['c', 4],
    ] as const
    const answers = await Promise.all(runs.map(([owner, value]) => pool.ask('double', value, { ...AMPLE, owner })))
    expect(answers).toEqual([E.right(0), E.right(2), E.left('BUSY'), E.right(6), E.left('BUSY')])
  })

  it('returns CLOSED for running, queued and new tasks when it is closed', async () => {
    newPool({ threads: 1 })
    const asked = [pool.ask('hang', undefined, AMPLE), pool.ask('double', 1, AMPLE)]
    await pool.close()
    expect(await Promise.all([...asked, pool.ask('double', 1, AMPLE)])).toEqual([
      E.left('CLOSED'),
      E.left('CLOSED'),
      E.left('CLOSED'),
    ])
  })

  it('does not pass the environment to threads', async () => {
    expect(await newPool().ask('variables', undefined, AMPLE)).toEqual(E.right([]))
  })
})
