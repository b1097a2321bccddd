import PQueue from 'p-queue'
import type { Email, Mail } from './mail.port.ts'

/** The mail queue of a host, and its shutdown. */
export interface MailQueue extends Mail {
  /** Resolves when every queued e-mail is sent or has failed. */
  readonly settled: () => Promise<void>
  /** Sends the queued e-mails: with retries for as long as `patienceMs`, and then once more, without. */
  readonly close: (patienceMs?: number) => Promise<void>
}

export interface MailQueueOptions {
  readonly send: (email: Email) => Promise<void>
  /** The delay before a retry, cut short when the queue closes. */
  readonly wait: (milliseconds: number, closing: AbortSignal) => Promise<void>
  /** Called for each lost e-mail, without its content. */
  readonly onLost: (error: unknown) => void
}

/** The delay after each failure except the last. */
const DELAYS_MS: ReadonlyArray<number> = [2_000, 15_000, 60_000]
/** More queued e-mails are not caused by people. Retries count too. */
const MAX_WAITING = 1_000
/** Mail servers accept this many connections of one sender. */
const AT_ONCE = 5

/** Retries wait outside the queue, so that they do not block other e-mails. */
export const makeMailQueue = ({ onLost, send, wait }: MailQueueOptions): MailQueue => {
  const closing = new AbortController()
  const trying = new Set<Promise<void>>()
  const sending = new PQueue({ concurrency: AT_ONCE })
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  let isAnswering = true

  /** The shutdown does not wait for several failures in sequence. */
  const sendOne = async (email: Email): Promise<void> => {
    if (closing.signal.aborted && !isAnswering) throw new Error('no mail server answers')
    try {
      await send(email)
      isAnswering = true
    } catch (error) {
      isAnswering = false
      throw error
    }
  }

  const deliver = async (email: Email): Promise<void> => {
    for (const delay of [...DELAYS_MS, undefined]) {
      const failure = await sending
        .add(() => sendOne(email))
        .then(
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
      if (waiting + trying.size >= MAX_WAITING) return onLost(new Error('too many e-mails wait'))
      waiting += 1
      last = last
        .then(nextTurn)
        .then(write)
        .then((email) => (email === undefined ? undefined : follow(deliver(email))), onLost)
        .finally(() => void (waiting -= 1))
    },
    settled,
    close: async (patienceMs = 0) => {
      if (patienceMs > 0) await Promise.race([settled(), wait(patienceMs, closing.signal)])
      closing.abort()
      await settled()
    },
  }
}

/** The response to the request is sent first. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
