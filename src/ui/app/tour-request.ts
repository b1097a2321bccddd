/** The state of a navigation that opens the tour of the page. */
export const TOUR_REQUEST = { tour: true } as const

export const isTourRequest = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'tour' in state && state.tour === true
