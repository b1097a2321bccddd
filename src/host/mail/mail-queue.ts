import { createConcurrencyLimit } from '../kernel/concurrency-limit.ts'
import type { Email, Mail } from './mail.port.ts'

/** The mail of a host, and its end. */
export interface MailQueue extends Mail {
  /** When all that was posted so far is sent or given up. */
  readonly settled: () => Promise<void>
  /** Sends what waits, without waiting for what fails. */
  readonly close: () => Promise<void>
}

export interface MailQueueOptions {
  readonly send: (letter: Email) => Promise<void>
  /** Before another try. It ends early when the outbox closes. */
  readonly wait: (milliseconds: number, closing: AbortSignal) => Promise<void>
  /** Told of each letter that was given up, and of nothing that it says. */
  readonly onLost: (error: unknown) => void
}

/** After each failure but the last. */
const DELAYS_MS: ReadonlyArray<number> = [2_000, 15_000, 60_000]
/** Whoever asks for more at once is not a person. Those that failed and are tried again count too. */
const MOST_WAITING = 1_000
/** What a mail server takes from one sender without a complaint. */
const AT_ONCE = 5

/** What fails waits aside, so that it does not hold up the others. */
export const makeMailQueue = ({ onLost, send, wait }: MailQueueOptions): MailQueue => {
  const closing = new AbortController()
  const trying = new Set<Promise<void>>()
  const inTurn = createConcurrencyLimit(AT_ONCE, MOST_WAITING, () => new Error('too many letters wait'))
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  let isAnswering = true

  /** Who closes does not wait for one letter after another to fail. */
  const sendOne = async (letter: Email): Promise<void> => {
    if (closing.signal.aborted && !isAnswering) throw new Error('nobody takes letters')
    try {
      await send(letter)
      isAnswering = true
    } catch (error) {
      isAnswering = false
      throw error
    }
  }

  const deliver = async (letter: Email): Promise<void> => {
    for (const delay of [...DELAYS_MS, undefined]) {
      const failure = await inTurn(() => sendOne(letter)).then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      if (failure === undefined) return
      if (delay === undefined || closing.signal.aborted) return onLost(failure.error)
      await wait(delay, closing.signal)
    }
  }

  const follow = (work: Promise<void>): void => {
    trying.add(work)
    void work.finally(() => trying.delete(work))
  }

  const settled = async (): Promise<void> => {
    await last
    while (trying.size > 0) await Promise.all(trying)
  }

  return {
    enqueue: (write) => {
      if (waiting + trying.size >= MOST_WAITING) return onLost(new Error('too many letters wait'))
      waiting += 1
      last = last
        .then(nextTurn)
        .then(write)
        .then((letter) => (letter === undefined ? undefined : follow(deliver(letter))), onLost)
        .finally(() => void (waiting -= 1))
    },
    settled,
    close: () => {
      closing.abort()
      return settled()
    },
  }
}

/** Whoever asked is answered first. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
