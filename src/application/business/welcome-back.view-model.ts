import { makeAutoObservable } from 'mobx'
import type { Country } from '#domain/kernel/country.ts'
import { PageClock } from '../shared/clock.port.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { ProfileDraftStorage } from './profile-draft-storage.ts'
import { Preferences } from '../preferences/preferences.port.ts'
import { suggestedCountry, OpenedUrl } from './suggested-country.ts'
import type { Resolved } from '../shared/token.ts'

/** The greeting of a returning user with an incomplete profile, and the suggested country. */
export class WelcomeBackViewModel {
  static readonly needs = {
    preferences: Preferences,
    current: CurrentSession,
    clock: PageClock,
    address: OpenedUrl,
    drafts: ProfileDraftStorage,
  }
  isOpen: boolean
  readonly country: Country
  readonly #preferences: Preferences

  constructor({ preferences, current, clock, address, drafts }: Resolved<typeof WelcomeBackViewModel.needs>) {
    const { wasInLogin, showTourPostRegister, campaign } = preferences.read()
    const age = clock.now() / 1_000 - (current.session?.issuedAt ?? 0)
    const isNew = showTourPostRegister && age < NEW_SECONDS
    this.isOpen = wasInLogin && !isNew && !drafts.hasDraft
    this.country = suggestedCountry(address, campaign, current.session?.user.country)
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
