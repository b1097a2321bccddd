import { describe, expect, it } from 'vitest'
import { paymentsTour, registrationTour, TourViewModel } from '#application/business/tour.view-model.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'

const newcomer = () => {
  const preferences = makeFakePreferences({ showTourPostRegister: true })
  return { preferences, tour: new TourViewModel({ memory: registrationTour(preferences) }) }
}

describe('the tour', () => {
  it('opens once after the registration', () => {
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

  it('of the payments opens once for each user', () => {
    const preferences = makeFakePreferences()
    const tour = new TourViewModel({ memory: paymentsTour(preferences) })
    tour.offer()
    expect(tour.step).toBe(0)
    tour.close()
    expect(preferences.read()).toMatchObject({ paymentsTourSeen: true, tourSeen: false })
    tour.offer()
    expect(tour.step).toBeUndefined()
  })

  it('opens for other users on request only', () => {
    const tour = new TourViewModel({ memory: registrationTour(makeFakePreferences()) })
    tour.offer()
    expect(tour.step).toBeUndefined()
    tour.reopen()
    expect(tour.step).toBe(0)
  })

  it('goes back and forth through three steps and ends after the last', () => {
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

  it('does not restart when an effect runs twice', () => {
    const { tour } = newcomer()
    tour.offer()
    tour.next()
    tour.offer()
    expect(tour.step).toBe(1)
  })
})
