/** Where people reach this host: what the operator says, or else where it listens. Never what a request says of itself. */
export interface Site {
  /** Without a slash at its end. */
  readonly address: () => string
  readonly listensAt: (address: string) => void
}

export const makeSite = (told: string | undefined): Site => {
  let listening = 'http://127.0.0.1:4300'
  return {
    address: () => told ?? listening,
    listensAt: (address) => void (listening = address),
  }
}
