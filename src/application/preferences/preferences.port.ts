import { NO_CAMPAIGN, type Campaign } from '../identity/campaign.ts'
import { token } from '../shared/token.ts'

/** The selected theme; `system` follows the device. */
export type AppearanceChoice = 'system' | 'light' | 'dark' | 'contrast'

/** Preferences stored in this browser. None identifies the user. */
export interface PreferencesState {
  readonly appearance: AppearanceChoice
  readonly hideAmounts: boolean
  /** The columns that the table of invoices does not show, by their id. */
  readonly hiddenColumns: ReadonlyArray<string>
  /** The rows of that table have a single line. */
  readonly compactRows: boolean
  /** The columns with the cost of each invoice that the cart shows. Undefined until the user chooses: a wide window shows all. */
  readonly costColumns: ReadonlyArray<string> | undefined
  /** Seconds since 1970; shared by the tabs, so that an active one prevents the others from timing out. */
  readonly lastActivity: number | undefined
  /** Milliseconds by which the host's clock leads this device's; negative where it lags. */
  readonly clockOffset: number
  /** The campaign for a registration. */
  readonly campaign: Campaign
  /** The sign-in page was visited, and the user was not greeted since. */
  readonly wasInLogin: boolean
  /** The financing area was visited. */
  readonly wasInFinance: boolean
  /** The session is an impersonation: its events are marked. */
  readonly isSudoUser: boolean
  /** A new user, to whom the tour is offered. */
  readonly showTourPostRegister: boolean
  /** The tour was closed once. */
  readonly tourSeen: boolean
  /** The tour of the payments was closed once. */
  readonly paymentsTourSeen: boolean
  /** The numbers of the active features of each company at its last visit, by its id: the menu is drawn with them at once. */
  readonly menuFeatures: Readonly<Record<string, ReadonlyArray<number>>>
  /** The user's bank accepted a bank file once. */
  readonly bankFileConfirmed: boolean
}

/** The initial preferences of a browser. */
export const INITIAL_PREFERENCES: PreferencesState = {
  appearance: 'system',
  hideAmounts: false,
  hiddenColumns: [],
  compactRows: false,
  costColumns: undefined,
  lastActivity: undefined,
  clockOffset: 0,
  campaign: NO_CAMPAIGN,
  wasInLogin: false,
  wasInFinance: false,
  isSudoUser: false,
  showTourPostRegister: false,
  tourSeen: false,
  paymentsTourSeen: false,
  menuFeatures: {},
  bankFileConfirmed: false,
}

export interface Preferences {
  readonly read: () => PreferencesState
  readonly change: (part: Partial<PreferencesState>) => void
  /** Notifies of changes in another tab. Returns the unsubscription. */
  readonly watch: (changed: (state: PreferencesState) => void) => () => void
}
export const Preferences = token<Preferences>('Preferences')
