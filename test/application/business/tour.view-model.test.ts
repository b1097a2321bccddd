import { describe, expect, it } from 'vitest'
import { TourViewModel } from '#application/business/tour.view-model.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'

const newcomer = () => {
  const preferences = makeFakePreferences({ showTourPostRegister: true })
  return { preferences, tour: new TourViewModel(preferences) }
}

describe('the tour', () => {
  it('comes to whoever has just registered, and once', () => {
    const { preferences, tour } = newcomer()
    tour.offer()
    expect([tour.step, tour.isFirst]).toEqual([0, true])
    tour.close()
    expect([tour.step, preferences.read().showTourPostRegister, preferences.read().tourSeen]).toEqual([
      undefined,
      false,
      true,
    ])
    tour.offer()
    expect(tour.step).toBeUndefined()
  })

  it('does not come to anybody else by itself, and to everybody who asks', () => {
    const tour = new TourViewModel(makeFakePreferences())
    tour.offer()
    expect(tour.step).toBeUndefined()
    tour.reopen()
    expect(tour.step).toBe(0)
  })

  it('goes to and fro through three steps and ends after the last', () => {
    const { tour, preferences } = newcomer()
    tour.offer()
    tour.next()
    tour.next()
    expect([tour.step, tour.isLast]).toEqual([2, true])
    tour.previous()
    tour.goTo(7)
    expect(tour.step).toBe(1)
    tour.goTo(2)
    tour.next()
    expect([tour.step, preferences.read().showTourPostRegister]).toEqual([undefined, false])
  })

  it('is not begun again by an effect that runs twice', () => {
    const { tour } = newcomer()
    tour.offer()
    tour.next()
    tour.offer()
    expect(tour.step).toBe(1)
  })
})
