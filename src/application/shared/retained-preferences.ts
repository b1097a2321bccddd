import { INITIAL_PREFERENCES, type PreferencesState } from '../preferences/preferences.port.ts'

/** `switched`: the same person goes on for another business. `purged`: everybody was put out. */
export type Departure = 'signedOut' | 'purged' | 'switched'

/** What a browser still remembers after a departure: how the device looks, what its clock is worth, and little of whoever used it. */
export const retainedPreferences = (state: PreferencesState, departure: Departure): PreferencesState => {
  const { appearance, hideAmounts, clockOffset } = state
  const ofDevice = { ...INITIAL_PREFERENCES, appearance, hideAmounts, clockOffset }
  switch (departure) {
    case 'purged':
      return ofDevice
    case 'signedOut':
      return { ...ofDevice, tourSeen: state.tourSeen }
    case 'switched':
      return { ...ofDevice, tourSeen: state.tourSeen, lastActivity: state.lastActivity, isSudoUser: state.isSudoUser }
  }
}
