import { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './task.ts'

/** A worker thread, which processes one message at a time, in the order in which they were sent. */
export interface Thread {
  /** The thread is unusable after TIMED_OUT and CRASHED. */
  readonly ask: (message: ToWorker, limitMs: number) => Promise<ThreadAnswer>
  /** Whether it prevents the process from exiting. */
  readonly hold: (isBusy: boolean) => void
  readonly stop: () => Promise<void>
}

export type ThreadAnswer =
  | Exclude<FromWorker, { type: 'ready' }>
  | { readonly type: 'timed out' }
  | { readonly type: 'crashed'; readonly error: unknown }

/** The environment is not passed, because the input is untrusted and the environment may contain passwords. */
export const startThread = (file: string, heapMegabytes: number): Thread => {
  const worker = new Worker(file, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } })
  let crash: ThreadAnswer | undefined
  /** In the order of their messages, which the worker answers in turn. */
  const waiting: Array<(answer: ThreadAnswer) => void> = []
  let ready: () => void = () => undefined
  /** Loading the program does not count as task time. */
  const loaded = new Promise<void>((resolve) => (ready = resolve))
  const onCrash = (error: unknown): void => {
    crash ??= { type: 'crashed', error }
    for (const settle of waiting.splice(0)) settle(crash)
    ready()
  }
  worker.on('message', (message: FromWorker) => (message.type === 'ready' ? ready() : waiting.shift()?.(message)))
  worker.on('messageerror', onCrash)
  worker.on('error', onCrash)
  worker.on('exit', (code) => onCrash(new Error(`the worker ended with ${code}`)))
  return {
    ask: async (message, limitMs) => {
      await loaded
      if (crash !== undefined) return crash
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve({ type: 'timed out' }), Math.max(0, limitMs))
        waiting.push((answer) => {
          clearTimeout(timer)
          resolve(answer)
        })
        worker.postMessage(message, [])
      })
    },
    hold: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    stop: async () => {
      await worker.terminate()
    },
  }
}
