/**
 * A task of a worker thread, without side effects, so that it can be terminated at any time. It returns chunks; a
 * few are requested before the previous ones were consumed.
 */
export type Task<Input, Part> = (input: Input) => Iterable<Part> | AsyncIterable<Part>

/** The tasks by name, known to both sides of a thread. */
export type TaskTable = Readonly<Record<string, Task<never, unknown>>>

export type InputOf<T> = T extends Task<infer Input, unknown> ? Input : never
export type PartOf<T> = T extends Task<never, infer Part> ? Part : never

/** A task with a single result. */
export const single = <Input, Answer>(work: (input: Input) => Answer | Promise<Answer>): Task<Input, Answer> =>
  async function* answerOnce(input) {
    yield await work(input)
  }

/** Messages to a worker. */
export type ToWorker =
  | { readonly type: 'start'; readonly task: string; readonly input: unknown }
  | { readonly type: 'next' }

/** Messages from a worker; `ms` is the run time of the task. */
export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'part'; readonly part: unknown; readonly ms: number }
  | { readonly type: 'end' }
  | { readonly type: 'thrown'; readonly error: unknown }
