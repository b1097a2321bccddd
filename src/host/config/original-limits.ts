/** How much of what a business hands in stays at hand. */
export interface OriginalLimits {
  readonly files: number
  readonly bytes: number
}

export const STANDARD_ORIGINALS: OriginalLimits = { files: 2_000, bytes: 500 * 1024 * 1024 }
