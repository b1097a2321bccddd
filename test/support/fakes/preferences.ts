import {
  INITIAL_PREFERENCES,
  type Preferences,
  type PreferencesState,
} from '#application/preferences/preferences.port.ts'

export const makeFakePreferences = (initial: Partial<PreferencesState> = {}): Preferences => {
  let state: PreferencesState = { ...INITIAL_PREFERENCES, ...initial }
  return {
    read: () => state,
    change: (part) => {
      state = { ...state, ...part }
    },
    watch: () => () => undefined,
  }
}
