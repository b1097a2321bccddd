/** Whether `npm test -- --everything` runs, which has the time for all cases. */
export const isEverything = process.env['EVERYTHING'] === '1'

/** Random cases of a property: all of them in `npm test -- --everything`, otherwise a fourth, at least one. */
export const runs = (all: number): number => (isEverything ? all : Math.ceil(all / 4))
