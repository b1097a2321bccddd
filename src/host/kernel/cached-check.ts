import { setTimeout } from 'node:timers/promises'

export interface ProbeLimits {
  /** How long an answer may take. */
  readonly limitMs: number
  /** How long an answer serves all who ask. */
  readonly everyMs: number
  /** Milliseconds, of any clock. */
  readonly now?: (() => number) | undefined
}

/**
 * A question with a time limit, asked once for all who want its answer within `everyMs`. `undefined` after an error or the limit.
 * While an answer is outstanding the question is not asked again, so that a silent server does not collect questions.
 */
export const makeCachedCheck = <A>(
  ask: () => Promise<A>,
  { everyMs, limitMs, now = () => performance.now() }: ProbeLimits,
): (() => Promise<A | undefined>) => {
  let outstanding: Promise<A | undefined> | undefined
  let latest: { readonly at: number; readonly answer: Promise<A | undefined> } | undefined
  const askOnce = (): Promise<A | undefined> => {
    outstanding ??= ask()
      .catch(() => undefined)
      .finally(() => void (outstanding = undefined))
    return Promise.race([outstanding, setTimeout(limitMs, undefined, { ref: false })])
  }
  return () => {
    if (latest === undefined || now() - latest.at >= everyMs) latest = { at: now(), answer: askOnce() }
    return latest.answer
  }
}
