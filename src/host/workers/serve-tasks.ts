import { parentPort } from 'node:worker_threads'
import type { FromWorker, Task, TaskTable, ToWorker } from './task.ts'

/** The loop of a worker thread: runs the tasks of a table, one at a time, on request of the pool. */
export const serveTasks = (tasks: TaskTable): void => {
  const names = new Map<string, Task<never, unknown>>(Object.entries(tasks))
  let parts: Iterator<unknown> | AsyncIterator<unknown> | undefined
  parentPort?.on('message', (message: ToWorker) => {
    if (message.type === 'start') parts = undefined
    void answer(async () => {
      parts ??= begin(names, message)
      return parts.next()
    })
  })
  tell({ type: 'ready' })
}

const begin = (
  names: ReadonlyMap<string, Task<never, unknown>>,
  message: ToWorker,
): Iterator<unknown> | AsyncIterator<unknown> => {
  if (message.type === 'next') throw new Error('no task has begun')
  const task = names.get(message.task)
  if (task === undefined) throw new Error(`there is no task ${message.task}`)
  const parts = task(message.input as never)
  return Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]()
}

const answer = async (step: () => Promise<IteratorResult<unknown, unknown>>): Promise<void> => {
  const from = performance.now()
  try {
    const { done, value } = await step()
    tell(done === true ? { type: 'end' } : { type: 'part', part: value, ms: performance.now() - from })
  } catch (error) {
    tell({ type: 'thrown', error: error instanceof Error ? error : new Error(String(error)) })
  }
}

const tell = (message: FromWorker): void => parentPort?.postMessage(message, [])
