import { makeAutoObservable, observableRef } from 'mobx'
import { advance, isFirst, isLast, type Tour, type TourEvent } from './tour.ts'
import type { Preferences } from '../preferences/preferences.port.ts'
import { type Resolved, token } from '../shared/token.ts'

/** Whether a tour must not be offered, and what is stored when it is closed. */
export interface TourMemory {
  readonly isSeen: () => boolean
  readonly onClosed: () => void
}
export const TourMemory = token<TourMemory>('TourMemory')

/** Offered after registration. */
export const registrationTour = (preferences: Preferences): TourMemory => ({
  isSeen: () => !preferences.read().showTourPostRegister,
  onClosed: () => preferences.change({ showTourPostRegister: false, tourSeen: true }),
})

/** Offered once in the area of payments. */
export const paymentsTour = (preferences: Preferences): TourMemory => ({
  isSeen: () => preferences.read().paymentsTourSeen,
  onClosed: () => preferences.change({ paymentsTourSeen: true }),
})

/** A tour, offered once and on request. */
export class TourViewModel {
  static readonly needs = { memory: TourMemory }
  tour: Tour = { _tag: 'Closed', seen: true }
  readonly #memory: TourMemory

  constructor({ memory }: Resolved<typeof TourViewModel.needs>) {
    this.#memory = memory
    makeAutoObservable(this, { tour: observableRef }, { autoBind: true })
  }

  /** Counted from 0; undefined while the tour is closed. */
  get step(): number | undefined {
    return this.tour._tag === 'Open' ? this.tour.step : undefined
  }

  get isFirst(): boolean {
    return this.step !== undefined && isFirst(this.step)
  }

  get isLast(): boolean {
    return this.step !== undefined && isLast(this.step)
  }

  /** Opens unless it was seen. */
  offer(): void {
    if (this.tour._tag === 'Open') return
    this.tour = { _tag: 'Closed', seen: this.#memory.isSeen() }
    this.#advance({ _tag: 'Offer' })
  }

  reopen(): void {
    this.#advance({ _tag: 'Reopen' })
  }

  next(): void {
    this.#advance({ _tag: 'Next' })
  }

  previous(): void {
    this.#advance({ _tag: 'Previous' })
  }

  goTo(step: number): void {
    this.#advance({ _tag: 'GoTo', step })
  }

  close(): void {
    this.#advance({ _tag: 'Skip' })
  }

  #advance(event: TourEvent): void {
    const before = this.tour
    this.tour = advance(before, event)
    if (before._tag === 'Open' && this.tour._tag === 'Closed') this.#memory.onClosed()
  }
}
