/** Work for a worker thread: pure enough to be cut off anywhere. It answers in parts, of which the next is asked for once the one before was taken. */
export type Task<Input, Part> = (input: Input) => Iterable<Part> | AsyncIterable<Part>

/** Names that both sides of a thread know, and what is behind them. */
export type TaskTable = Readonly<Record<string, Task<never, unknown>>>

export type InputOf<T> = T extends Task<infer Input, unknown> ? Input : never
export type PartOf<T> = T extends Task<never, infer Part> ? Part : never

/** A task that has one answer. */
export const single = <Input, Answer>(work: (input: Input) => Answer | Promise<Answer>): Task<Input, Answer> =>
  async function* answerOnce(input) {
    yield await work(input)
  }

/** What a worker is told. */
export type ToWorker =
  | { readonly type: 'start'; readonly task: string; readonly input: unknown }
  | { readonly type: 'next' }

/** What a worker answers; `ms` is the time that the task itself took. */
export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'part'; readonly part: unknown; readonly ms: number }
  | { readonly type: 'end' }
  | { readonly type: 'thrown'; readonly error: unknown }
