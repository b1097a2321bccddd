/** What the host says to one person outside the product. */
export interface Email {
  readonly to: string
  readonly subject: string
  /** One paragraph each. */
  readonly paragraphs: ReadonlyArray<string>
  /** What there is to press, under the first paragraph. */
  readonly button?: { readonly label: string; readonly address: string }
}

export interface Mail {
  /**
   * Sends what `write` gives, in its turn and after the call that asked for it was answered. It never fails: what cannot be
   * sent is tried again, and noted in the log in the end. Undefined is nothing to send.
   */
  readonly enqueue: (write: () => Promise<Email | undefined>) => void
}
