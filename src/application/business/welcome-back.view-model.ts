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
  /** This tab has shown the form before. */
  readonly isUnderWay: boolean
}

/** The greeting of a returning user with an incomplete profile, and the suggested country. */
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

/** A new user signs in within this time after the registration. */
const NEW_SECONDS = 120
