import type { Preferences, PreferencesState } from '#application/preferences/preferences.port.ts'
import type { Storage } from '#application/shared/storage.port.ts'
import { decodeState, encodeState, laterVersionOf } from './persisted-state.ts'
import { PREFERENCES_KEY } from './preferences-key.ts'

/**
 * What an earlier version kept is taken over, what a later one kept is left to it. Where the storage takes nothing, the
 * tab itself remembers until it closes.
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

/** The latest of the earlier states becomes this version's; none is forgotten before its successor is safe. */
const takeOver = (storage: Storage): string | undefined => {
  const earlier = EARLIER_KEYS.map(storage.read).find((text) => text !== undefined)
  if (earlier === undefined) return undefined
  if (storage.read(PREFERENCES_KEY) === undefined) storage.write(PREFERENCES_KEY, encodeState(decodeState(earlier)))
  if (storage.read(PREFERENCES_KEY) !== undefined) EARLIER_KEYS.forEach(storage.remove)
  return earlier
}

/** What a later version left in this one's place goes to its own, unless that is taken: after a return nothing is lost. */
const setAside = (storage: Storage): void => {
  const text = storage.read(PREFERENCES_KEY)
  const version = laterVersionOf(text)
  if (text === undefined || version === undefined) return
  const own = `persist:v${version}`
  storage.remove(PREFERENCES_KEY)
  if (storage.read(own) === undefined) storage.write(own, text)
}
