import { makeAutoObservable, observableRef } from 'mobx'
import { advance, isFirst, isLast, type Tour, type TourEvent } from '#domain/shell/tour.ts'
import type { Preferences } from '../preferences/preferences.port.ts'

/** The tour, offered after registration and on request. */
export class TourViewModel {
  tour: Tour = { _tag: 'Closed', seen: true }
  readonly #preferences: Preferences

  constructor(preferences: Preferences) {
    this.#preferences = preferences
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

  /** Opens automatically only after registration. */
  offer(): void {
    if (this.tour._tag === 'Open') return
    this.tour = { _tag: 'Closed', seen: !this.#preferences.read().showTourPostRegister }
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
    if (before._tag === 'Open' && this.tour._tag === 'Closed') {
      this.#preferences.change({ showTourPostRegister: false, tourSeen: true })
    }
  }
}
