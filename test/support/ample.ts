/** For waits that only a defect makes long: vitest's default is a second, which a busy machine exceeds. */
export const AMPLE = { timeout: 60_000 }
