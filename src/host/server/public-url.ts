/** Where people reach this host: what the operator says, or else where it listens. Never what a request says of itself. */
export interface PublicUrl {
  /** Without a slash at its end. */
  readonly address: () => string
  readonly listensAt: (address: string) => void
}

export const createPublicUrl = (told: string | undefined): PublicUrl => {
  let listening = 'http://127.0.0.1:4300'
  return {
    address: () => told ?? listening,
    listensAt: (address) => void (listening = address),
  }
}
