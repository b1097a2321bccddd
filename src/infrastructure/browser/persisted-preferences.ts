import type { Preferences, PreferencesState } from '#application/preferences/preferences.port.ts'
import type { Storage } from '#application/shared/storage.port.ts'
import { decodeState, encodeState, laterVersionOf } from './persisted-state.ts'
import { PREFERENCES_KEY } from './preferences-key.ts'

/**
 * Migrates the state of an earlier version, and leaves that of a newer one untouched. Without a working storage the
 * state is held in memory until the tab closes.
 */
export const makePersistedPreferences = (storage: Storage): Preferences => {
  const earlier = takeOver(storage)
  let seen = storage.read(PREFERENCES_KEY)
  let state = decodeState(seen ?? earlier)
  const read = (): PreferencesState => {
    const text = storage.read(PREFERENCES_KEY)
    if (text !== seen) {
      seen = text
      state = decodeState(text)
    }
    return state
  }
  return {
    read,
    change: (part) => {
      state = { ...read(), ...part }
      setAside(storage)
      storage.write(PREFERENCES_KEY, encodeState(state))
      seen = storage.read(PREFERENCES_KEY)
    },
    watch: (changed) => storage.watch(PREFERENCES_KEY, (text) => changed(decodeState(text))),
  }
}

const EARLIER_KEYS = ['persist:v3', 'persist:v2', 'persist:v1']

/** Migrates the newest of the earlier states; it is deleted only after the migrated state is written. */
const takeOver = (storage: Storage): string | undefined => {
  const earlier = EARLIER_KEYS.map(storage.read).find((text) => text !== undefined)
  if (earlier === undefined) return undefined
  if (storage.read(PREFERENCES_KEY) === undefined) storage.write(PREFERENCES_KEY, encodeState(decodeState(earlier)))
  if (storage.read(PREFERENCES_KEY) !== undefined) EARLIER_KEYS.forEach(storage.remove)
  return earlier
}

/**
 * Moves a newer version's state from this version's key to its own, unless that exists, so that a downgrade loses
 * nothing.
 */
const setAside = (storage: Storage): void => {
  const text = storage.read(PREFERENCES_KEY)
  const version = laterVersionOf(text)
  if (text === undefined || version === undefined) return
  const own = `persist:v${version}`
  storage.remove(PREFERENCES_KEY)
  if (storage.read(own) === undefined) storage.write(own, text)
}
