import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advance, isFirst, isLast, type Tour, TOUR_STEPS, type TourEvent } from '#application/business/tour.ts'

describe('a guided tour', () => {
  const UNSEEN: Tour = { _tag: 'Closed', seen: false }
  const SEEN: Tour = { _tag: 'Closed', seen: true }
  const at = (step: number): Tour => ({ _tag: 'Open', step })

  it.each<readonly [Tour, TourEvent, Tour]>([
    [UNSEEN, { _tag: 'Offer' }, at(0)],
    [SEEN, { _tag: 'Offer' }, SEEN],
    [SEEN, { _tag: 'Reopen' }, at(0)],
    [UNSEEN, { _tag: 'Next' }, UNSEEN],
    [at(0), { _tag: 'Next' }, at(1)],
    [at(2), { _tag: 'Next' }, SEEN],
    [at(1), { _tag: 'Previous' }, at(0)],
    [at(0), { _tag: 'Previous' }, at(0)],
    [at(0), { _tag: 'GoTo', step: 2 }, at(2)],
    [at(0), { _tag: 'GoTo', step: 3 }, at(0)],
    [at(1), { _tag: 'GoTo', step: -1 }, at(1)],
    [at(1), { _tag: 'GoTo', step: 0 }, at(0)],
    [at(1), { _tag: 'GoTo', step: 0.5 }, at(1)],
    [at(1), { _tag: 'Skip' }, SEEN],
    [at(1), { _tag: 'Offer' }, at(1)],
    [at(1), { _tag: 'Reopen' }, at(1)],
    [SEEN, { _tag: 'Skip' }, SEEN],
  ])('%j, %j: %j', (tour, event, next) => {
    expect(advance(tour, event)).toEqual(next)
  })

  it('has three steps, and none for a tour without steps', () => {
    expect(TOUR_STEPS).toBe(3)
    expect([0, 1, 2].map((step) => [isFirst(step), isLast(step)])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ])
    expect(advance(UNSEEN, { _tag: 'Offer' }, 0)).toEqual(UNSEEN)
    expect(advance(UNSEEN, { _tag: 'Offer' }, 1)).toEqual(at(0))
  })

  it('stays within its steps, and reopens only on request once it has ended', () => {
    const event: fc.Arbitrary<TourEvent> = fc.oneof(
      fc.constantFrom('Offer', 'Next', 'Previous', 'Skip').map((_tag): TourEvent => ({ _tag })),
      fc.integer({ min: -1, max: 6 }).map((step): TourEvent => ({ _tag: 'GoTo', step })),
    )
    fc.assert(
      fc.property(fc.array(event), fc.integer({ min: 1, max: 5 }), (events, steps) => {
        const path = events.reduce<ReadonlyArray<Tour>>(
          (tours, one) => [...tours, advance(tours.at(-1) ?? UNSEEN, one, steps)],
          [UNSEEN],
        )
        for (const tour of path) if (tour._tag === 'Open') expect(tour.step >= 0 && tour.step < steps).toBe(true)
        const ended = path.findIndex((tour) => tour._tag === 'Closed' && tour.seen)
        if (ended >= 0) for (const tour of path.slice(ended)) expect(tour).toEqual(SEEN)
      }),
    )
  })
})
