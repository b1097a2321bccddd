/** A guided tour: hidden, or at a step counted from 0. `seen`: it is not offered automatically again. */
export type Tour =
  | { readonly _tag: 'Closed'; readonly seen: boolean }
  | { readonly _tag: 'Open'; readonly step: number }

/**
 * `Offer` opens it for a user who has not seen it, `Reopen` on request. `Skip`, and `Next` at the last step, end it.
 */
export type TourEvent =
  | { readonly _tag: 'Offer' }
  | { readonly _tag: 'Reopen' }
  | { readonly _tag: 'Next' }
  | { readonly _tag: 'Previous' }
  | { readonly _tag: 'GoTo'; readonly step: number }
  | { readonly _tag: 'Skip' }

/** After registration: welcome, tax credential, financing. In payments: inbox, archive, estimated date. */
export const TOUR_STEPS = 3

/** Total; a step out of range is rejected. */
export const advance = (tour: Tour, event: TourEvent, steps: number = TOUR_STEPS): Tour =>
  tour._tag === 'Closed' ? opened(tour, event, steps) : walked(tour, event, steps)

/** Decides the buttons of the open step. */
export const isFirst = (step: number): boolean => step === 0

export const isLast = (step: number, steps: number = TOUR_STEPS): boolean => step === steps - 1

type Closed = Extract<Tour, { readonly _tag: 'Closed' }>
type Open = Extract<Tour, { readonly _tag: 'Open' }>

const SEEN: Tour = { _tag: 'Closed', seen: true }

const opened = (tour: Closed, event: TourEvent, steps: number): Tour => {
  const comes = event._tag === 'Reopen' || (event._tag === 'Offer' && !tour.seen)
  return comes && steps > 0 ? { _tag: 'Open', step: 0 } : tour
}

const walked = (tour: Open, event: TourEvent, steps: number): Tour => {
  switch (event._tag) {
    case 'Offer':
    case 'Reopen':
      return tour
    case 'Skip':
      return SEEN
    case 'Next':
      return isLast(tour.step, steps) ? SEEN : { _tag: 'Open', step: tour.step + 1 }
    case 'Previous':
      return isFirst(tour.step) ? tour : { _tag: 'Open', step: tour.step - 1 }
    case 'GoTo':
      return isStep(event.step, steps) ? { _tag: 'Open', step: event.step } : tour
  }
}

const isStep = (step: number, steps: number): boolean => Number.isInteger(step) && step >= 0 && step < steps
