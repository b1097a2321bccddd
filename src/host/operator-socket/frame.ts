/** Maximum characters of a request or a response. */
export const MAX_LINE = 16 * 1024 * 1024
