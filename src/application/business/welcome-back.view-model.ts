import { makeAutoObservable } from 'mobx'
import type { Country } from '#domain/kernel/country.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { Preferences } from '../preferences/preferences.port.ts'
import { suggestedCountry, type OpenedUrl } from './suggested-country.ts'

export interface WelcomeBackDependencies {
  readonly preferences: Preferences
  readonly current: CurrentSession
  readonly clock: Pick<Clock, 'now'>
  readonly address: OpenedUrl
  /** This tab has been at the form before. */
  readonly isUnderWay: boolean
}

/** What is known of somebody who has to complete a profile: whether they come back, and where they are probably from. */
export class WelcomeBackViewModel {
  isOpen: boolean
  readonly country: Country
  readonly #preferences: Preferences

  constructor({ preferences, current, clock, address, isUnderWay }: WelcomeBackDependencies) {
    const { wasInLogin, showTourPostRegister, campaign } = preferences.read()
    const age = clock.now() / 1_000 - (current.session?.issuedAt ?? 0)
    const isNew = showTourPostRegister && age < NEW_SECONDS
    this.isOpen = wasInLogin && !isNew && !isUnderWay
    this.country = suggestedCountry(address, campaign)
    this.#preferences = preferences
    makeAutoObservable(this, {}, { autoBind: true })
  }

  close(): void {
    this.isOpen = false
    this.#preferences.change({ wasInLogin: false })
  }
}

/** Whoever registered is signed in within this time. */
const NEW_SECONDS = 120
