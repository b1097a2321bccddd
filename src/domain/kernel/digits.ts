/**
 * Text as people type it, without the separators, in upper case, of at most `longest` code units. The same text comes out
 * when it goes in once more.
 */
export const compact = (text: string, separators: RegExp, longest: number): string =>
  text.slice(0, longest).replaceAll(separators, '').toUpperCase().slice(0, longest)

/** The number of two ASCII digits at that position; the caller has matched the text against a pattern before. */
export const twoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO

const ZERO = 48
