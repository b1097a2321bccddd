import type { Country } from '#domain/kernel/country.ts'

/** In whose name calls are made. Read for each call, told when the host refuses. */
export interface SessionHeader {
  readonly token: () => string | undefined
  readonly country: () => Country
  /** The host does not take `token` any more. */
  readonly rejectToken: (token: string) => void
}
