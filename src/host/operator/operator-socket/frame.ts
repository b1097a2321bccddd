/** Characters of a request or an answer. */
export const MAX_LINE = 16 * 1024 * 1024
