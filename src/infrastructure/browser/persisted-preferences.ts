import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { Preferences, PreferencesState } from '#application/shell/preferences.port.ts'
import type { Storage } from '#application/shared/storage.port.ts'

/** The persisted state of version 4. A damaged, older or newer one is as good as none. */
export const PREFERENCES_KEY = 'persist:v4'

export const makePersistedPreferences = (storage: Storage): Preferences => {
  const read = (): PreferencesState => decode(storage.read(PREFERENCES_KEY))
  return {
    read,
    change: (part) => storage.write(PREFERENCES_KEY, JSON.stringify({ version: VERSION, ...read(), ...part })),
    watch: (changed) => storage.watch(PREFERENCES_KEY, (text) => changed(decode(text))),
  }
}

const VERSION = 4
const LONGEST = 10_000

const INITIAL: PreferencesState = { appearance: 'system', hideAmounts: false, lastActivity: undefined }

const Persisted = t.strict({
  version: t.literal(VERSION),
  appearance: t.keyof({ system: null, light: null, dark: null, contrast: null }),
  hideAmounts: t.boolean,
  lastActivity: t.union([t.number, t.undefined]),
})

const decode = (text: string | undefined): PreferencesState =>
  pipe(
    E.tryCatch((): unknown => JSON.parse(text !== undefined && text.length <= LONGEST ? text : 'null'), String),
    E.chainW(Persisted.decode),
    E.match(
      () => INITIAL,
      ({ appearance, hideAmounts, lastActivity }) => ({ appearance, hideAmounts, lastActivity }),
    ),
  )
