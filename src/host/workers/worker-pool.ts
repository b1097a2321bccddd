import * as E from 'fp-ts/Either'
import { makeFairQueue } from './fair-queue.ts'
import type { InputOf, PartOf, TaskTable } from './task.ts'
import { startThread, type Thread, type ThreadAnswer } from './thread.ts'

/** Chunks that a thread may prepare while an earlier one is consumed, so that it does not wait for one slow consumer. */
const AHEAD = 3

/** BUSY: the queue is full, and nothing was started. */
export type WorkerFailure = 'TIMED_OUT' | 'CRASHED' | 'BUSY' | 'CLOSED'

export interface WorkerPool<T extends TaskTable> {
  /**
   * Runs a task to its end. A few chunks are requested before the previous ones were consumed; when consuming fails, the
   * run fails.
   */
  readonly run: <K extends keyof T & string>(
    task: K,
    input: InputOf<T[K]>,
    options: RunOptions<PartOf<T[K]>>,
  ) => Promise<E.Either<WorkerFailure, void>>
  /** The result of a task with a single result. */
  readonly ask: <K extends keyof T & string>(
    task: K,
    input: InputOf<T[K]>,
    options: Omit<RunOptions<PartOf<T[K]>>, 'onPart'>,
  ) => Promise<E.Either<WorkerFailure, PartOf<T[K]>>>
  /** Terminates the threads. Running and queued tasks get CLOSED. */
  readonly close: () => Promise<void>
}

export interface RunOptions<Part> {
  /** The owner of the task: owners take turns, and none has more than `PoolOptions.perOwner` at once. */
  readonly owner: string
  /** The time limit of the task itself; consuming its chunks does not count. */
  readonly limitMs: number
  readonly onPart: (part: Part) => void | Promise<void>
  /** ALWAYS: in a queue of any length. For small tasks that no caller would retry. */
  readonly waits?: 'ALWAYS'
}

export interface PoolOptions {
  /** The built program of a thread, which calls `serveTasks` with the table of the pool. */
  readonly file: string
  readonly threads: number
  readonly perOwner: number
  /** Limits of queued tasks, in total and per owner. */
  readonly waiting: number
  readonly waitingPerOwner: number
  /** A thread above this limit is terminated with its task. */
  readonly heapMegabytes: number
  /** An idle thread is terminated after this time, which frees its memory. */
  readonly idleMs: number
  readonly onCrash: (task: string, error: unknown) => void
}

export const makeWorkerPool = <T extends TaskTable>(options: PoolOptions): WorkerPool<T> => {
  const threads = makeThreads(options)
  const queue = makeFairQueue(options)
  const run: WorkerPool<T>['run'] = async (task, input, { owner, limitMs, onPart, waits }) => {
    const turn = await queue.enter(owner, waits === 'ALWAYS')
    if (turn !== 'GRANTED') return E.left(turn)
    if (threads.isClosed()) return E.left('CLOSED')
    const thread = threads.take()
    try {
      let left = limitMs
      let answer = thread.ask({ type: 'start', task, input }, left)
      const ahead: Array<Promise<ThreadAnswer>> = []
      for (;;) {
        while (ahead.length < AHEAD) ahead.push(thread.ask({ type: 'next' }, left))
        const result = await answer
        if (result.type !== 'part') return ended(threads, thread, task, result)
        left -= result.ms
        await onPart(result.part as Parameters<typeof onPart>[0])
        answer = ahead.shift() ?? thread.ask({ type: 'next' }, left)
      }
    } finally {
      threads.drop(thread)
      queue.leave(owner)
    }
  }
  const ended = (
    all: Threads,
    thread: Thread,
    task: string,
    result: Exclude<ThreadAnswer, { type: 'part' }>,
  ): E.Either<WorkerFailure, void> => {
    if (result.type === 'timed out') return E.left('TIMED_OUT')
    if (all.isClosed()) return E.left('CLOSED')
    if (result.type === 'crashed' || result.type === 'thrown') options.onCrash(task, result.error)
    if (result.type === 'crashed') return E.left('CRASHED')
    all.giveBack(thread)
    return result.type === 'end' ? E.right(undefined) : E.left('CRASHED')
  }
  return {
    run,
    ask: async <K extends keyof T & string>(
      task: K,
      input: InputOf<T[K]>,
      options: Omit<RunOptions<PartOf<T[K]>>, 'onPart'>,
    ) => {
      const parts: Array<PartOf<T[K]>> = []
      const end = await run(task, input, { ...options, onPart: (part) => void parts.push(part) })
      if (E.isLeft(end)) return end
      const [answer] = parts
      return parts.length === 0 ? E.left('CRASHED') : E.right(answer as PartOf<T[K]>)
    },
    close: async () => {
      queue.close()
      await threads.close()
    },
  }
}

type Threads = ReturnType<typeof makeThreads>

/** Threads are started on demand and reused while they are usable. */
const makeThreads = ({ file, heapMegabytes, idleMs }: PoolOptions) => {
  const all = new Set<Thread>()
  const idle = new Map<Thread, NodeJS.Timeout>()
  let closed = false
  const stop = async (thread: Thread): Promise<void> => {
    all.delete(thread)
    clearTimeout(idle.get(thread))
    idle.delete(thread)
    await thread.stop()
  }
  return {
    isClosed: () => closed,
    take: (): Thread => {
      const [known] = idle.keys()
      const thread = known ?? startThread(file, heapMegabytes)
      clearTimeout(idle.get(thread))
      idle.delete(thread)
      all.add(thread)
      thread.hold(true)
      return thread
    },
    /** The task has ended, and the thread may run another. */
    giveBack: (thread: Thread): void => {
      thread.hold(false)
      idle.set(thread, setTimeout(() => void stop(thread), idleMs).unref())
    },
    /** Terminates the thread, unless it was returned. */
    drop: (thread: Thread): void => {
      if (!idle.has(thread)) void stop(thread)
    },
    close: async (): Promise<void> => {
      closed = true
      await Promise.all([...all].map(stop))
    },
  }
}
