import type { Preferences, PreferencesState } from '#application/shell/preferences.port.ts'

export const makeFakePreferences = (initial: Partial<PreferencesState> = {}): Preferences => {
  let state: PreferencesState = { appearance: 'system', hideAmounts: false, lastActivity: undefined, ...initial }
  return {
    read: () => state,
    change: (part) => {
      state = { ...state, ...part }
    },
    watch: () => () => undefined,
  }
}
