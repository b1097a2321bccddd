/** A message to one person outside the product. */
export interface Email {
  readonly to: string
  readonly subject: string
  /** One text each. */
  readonly paragraphs: ReadonlyArray<string>
  /** A button below the first paragraph. */
  readonly button?: { readonly label: string; readonly address: string }
}

export interface Mail {
  /**
   * Queues the e-mail of `write`, which is sent after the response of the call. It never fails: failed e-mails are
   * retried, and finally logged. Undefined sends nothing.
   */
  readonly enqueue: (write: () => Promise<Email | undefined>) => void
}
