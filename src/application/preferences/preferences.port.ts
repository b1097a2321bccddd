import { NO_CAMPAIGN, type Campaign } from '#domain/identity/campaign.ts'
import { token } from '../shared/token.ts'

/** How a person wants the product to look; `system` is whatever the device says. */
export type AppearanceChoice = 'system' | 'light' | 'dark' | 'contrast'

/** What this browser remembers from one visit to the next. Nothing in it says who somebody is. */
export interface PreferencesState {
  readonly appearance: AppearanceChoice
  readonly hideAmounts: boolean
  /** Seconds since 1970; shared by the tabs, so that one in use keeps the others signed in. */
  readonly lastActivity: number | undefined
  /** Milliseconds by which the host's clock was last found to be ahead of this device's; less than 0 where it is behind. */
  readonly clockOffset: number
  /** What brought whoever is going to register here. */
  readonly campaign: Campaign
  /** Somebody came in by the door and has not been welcomed back yet. */
  readonly wasInLogin: boolean
  /** Somebody has been in the financing area. */
  readonly wasInFinance: boolean
  /** The session is of an operator who works for a business: what it does is marked. */
  readonly isSudoUser: boolean
  /** Somebody has just registered and is to be shown around. */
  readonly showTourPostRegister: boolean
  /** The tour was closed once. */
  readonly tourSeen: boolean
}

/** What a browser remembers that nobody has used. */
export const INITIAL_PREFERENCES: PreferencesState = {
  appearance: 'system',
  hideAmounts: false,
  lastActivity: undefined,
  clockOffset: 0,
  campaign: NO_CAMPAIGN,
  wasInLogin: false,
  wasInFinance: false,
  isSudoUser: false,
  showTourPostRegister: false,
  tourSeen: false,
}

export interface Preferences {
  readonly read: () => PreferencesState
  readonly change: (part: Partial<PreferencesState>) => void
  /** Calls back when another tab changed something. The answer stops it. */
  readonly watch: (changed: (state: PreferencesState) => void) => () => void
}
export const Preferences = token<Preferences>('Preferences')
