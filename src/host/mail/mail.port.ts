import type { UserId } from '#domain/kernel/id.ts'

/** The choice that a mail belongs to, which its reader may turn off without signing in. */
export interface Muting {
  readonly userId: UserId
  /** The kind of the notification, or the digest. */
  readonly topic: string
}

/** A line of a list, which leads to an address. */
export interface EmailLine {
  readonly text: string
  readonly address?: string
}

export interface EmailGroup {
  readonly title: string
  readonly lines: ReadonlyArray<EmailLine>
}

/** A part of a mail under a heading. */
export interface EmailSection {
  readonly title: string
  readonly groups: ReadonlyArray<EmailGroup>
}

/** A message to one person outside the product. */
export interface Email {
  readonly to: string
  readonly subject: string
  /** One text each. */
  readonly paragraphs: ReadonlyArray<string>
  /** A button below the first paragraph. The address is absolute, or a path of the client. */
  readonly button?: { readonly label: string; readonly address: string }
  /** Below the first paragraph and the button. */
  readonly sections?: ReadonlyArray<EmailSection>
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
