/** The public origin of this host: the configured one, or its listening address. Never one from a request. */
export interface PublicUrl {
  /** Without a trailing slash. */
  readonly address: () => string
  readonly listensAt: (address: string) => void
}

export const createPublicUrl = (configured: string | undefined): PublicUrl => {
  let listening = 'http://127.0.0.1:4300'
  return {
    address: () => configured ?? listening,
    listensAt: (address) => void (listening = address),
  }
}
