import { randomUUID } from 'node:crypto'

/** Says when this process sent a page, so that no other clock is asked. `at`: milliseconds since 1970. */
export const markAt = (at: number): string => `${PROCESS}.${at}`

/** Milliseconds since 1970; undefined for a mark of another process. */
export const timeOfMark = (mark: string): number | undefined => {
  const [process, at = ''] = mark.split('.')
  return process === PROCESS && /^\d{1,15}$/.test(at) ? Number(at) : undefined
}

const PROCESS = randomUUID()
