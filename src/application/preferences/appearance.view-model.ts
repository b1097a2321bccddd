import { makeAutoObservable, observableRef } from 'mobx'
import { type AppearanceChoice, Preferences, type PreferencesState } from './preferences.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The theme, and whether amounts are hidden. */
export class AppearanceViewModel {
  static readonly needs = { preferences: Preferences }
  state: PreferencesState
  readonly #preferences: Preferences

  constructor({ preferences }: Resolved<typeof AppearanceViewModel.needs>) {
    this.#preferences = preferences
    this.state = preferences.read()
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get choice(): AppearanceChoice {
    return this.state.appearance
  }

  get hideAmounts(): boolean {
    return this.state.hideAmounts
  }

  choose(appearance: AppearanceChoice): void {
    this.#change({ appearance })
  }

  toggleAmounts(): void {
    this.#change({ hideAmounts: !this.state.hideAmounts })
  }

  /** Follows changes in other tabs. */
  activate(): () => void {
    return this.#preferences.watch(this.become)
  }

  become(state: PreferencesState): void {
    this.state = state
  }

  #change(part: Partial<PreferencesState>): void {
    this.state = { ...this.state, ...part }
    this.#preferences.change(part)
  }
}
