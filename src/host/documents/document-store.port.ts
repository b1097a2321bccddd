/** The bytes of uploaded documents, by a key that the host makes up. A file never changes. */
export interface DocumentStore {
  /** Durable once it resolves. */
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Undefined for a file that is not there. */
  readonly read: (key: string) => Promise<Uint8Array | undefined>
  /** Does nothing for a file that is not there. */
  readonly remove: (key: string) => Promise<void>
}
