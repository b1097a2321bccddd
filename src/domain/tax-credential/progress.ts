/** The larger of what the check and the socket say, as a whole per cent from 0 to 100. */
export const percentOf = (jobProgress: number, completion: number = 0): number =>
  Math.round(Math.max(within(jobProgress), within(completion)))

/** What a progress bar shows next: never more than 100, never less than it already showed. */
export const advance = (shown: number, next: number): number => Math.max(percentOf(shown), percentOf(next))

/** What is not a number has not begun. */
const within = (percent: number): number => (percent > 0 ? Math.min(percent, 100) : 0)
