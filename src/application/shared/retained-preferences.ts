import { INITIAL_PREFERENCES, type PreferencesState } from '../preferences/preferences.port.ts'

/** `switched`: the same user continues with another business. `purged`: signed out by maintenance. */
export type SessionExit = 'signedOut' | 'purged' | 'switched'

/** The preferences that survive a sign-out: theme, look of the tables, clock offset, what the user has seen and confirmed once, and little else about the user. */
export const retainedPreferences = (state: PreferencesState, exit: SessionExit): PreferencesState => {
  const { appearance, bankFileConfirmed, clockOffset, compactRows, costColumns, hiddenColumns, hideAmounts } = state
  const { menuFeatures, paymentsTourSeen, tourSeen } = state
  const ofUser = { bankFileConfirmed, menuFeatures, paymentsTourSeen, tourSeen }
  const ofDevice = {
    ...INITIAL_PREFERENCES,
    appearance,
    hideAmounts,
    hiddenColumns,
    compactRows,
    costColumns,
    clockOffset,
  }
  switch (exit) {
    case 'purged':
      return ofDevice
    case 'signedOut':
      return { ...ofDevice, ...ofUser }
    case 'switched':
      return { ...ofDevice, ...ofUser, lastActivity: state.lastActivity, isSudoUser: state.isSudoUser }
  }
}
