import type { UserId } from '#domain/kernel/id.ts'

/** The choice that a mail belongs to, which its reader may turn off without signing in. */
export interface Muting {
  readonly userId: UserId
  /** The kind of the notification, or the digest. */
  readonly topic: string
}

/** A message to one person outside the product. */
export interface Email {
  readonly to: string
  readonly subject: string
  /** One text each. */
  readonly paragraphs: ReadonlyArray<string>
  /** A button below the first paragraph. */
  readonly button?: { readonly label: string; readonly address: string }
  /** Absent for a mail that is always sent. */
  readonly muting?: Muting
}

export interface Mail {
  /**
   * Queues the e-mail of `write`, which is sent after the response of the call. It never fails: failed e-mails are
   * retried, and finally logged. Undefined sends nothing.
   */
  readonly enqueue: (write: () => Promise<Email | undefined>) => void
}
