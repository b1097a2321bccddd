/** How many uploaded files and bytes of a business are kept before the oldest are archived. */
export interface OriginalLimits {
  readonly files: number
  readonly bytes: number
}

export const STANDARD_ORIGINALS: OriginalLimits = { files: 2_000, bytes: 500 * 1024 * 1024 }
