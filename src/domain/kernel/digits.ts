/** The number that two ASCII digits write at that place of a text, which has passed a pattern that says they are there. */
export const twoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO

const ZERO = 48
