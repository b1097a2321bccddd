/** The number of two ASCII digits at that position; the caller has matched the text against a pattern before. */
export const twoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO

const ZERO = 48
