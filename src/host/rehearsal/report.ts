/** The findings of a rehearsal, for the operator. */
export interface Report {
  readonly say: (line: string) => void
  /** Adds a difference that makes the backup unfit. */
  readonly differs: (sentence: string) => void
}

const MINUTE_MS = 60_000

/** How long ago, in the largest unit. */
export const ageOf = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (minutes < 120) return `${minutes} min`
  return minutes < 2 * 24 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} días`
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).replace('.', ',')} s`
