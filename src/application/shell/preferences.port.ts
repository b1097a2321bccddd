import { token } from '../shared/token.ts'

/** How a person wants the product to look; `system` is whatever the device says. */
export type AppearanceChoice = 'system' | 'light' | 'dark' | 'contrast'

/** What this browser remembers from one visit to the next. Nothing in it says who somebody is. */
export interface PreferencesState {
  readonly appearance: AppearanceChoice
  readonly hideAmounts: boolean
  /** Seconds since 1970; shared by the tabs, so that one in use keeps the others signed in. */
  readonly lastActivity: number | undefined
}

export interface Preferences {
  readonly read: () => PreferencesState
  readonly change: (part: Partial<PreferencesState>) => void
  /** Calls back when another tab changed something. The answer stops it. */
  readonly watch: (changed: (state: PreferencesState) => void) => () => void
}
export const Preferences = token<Preferences>('Preferences')
