import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PREFERENCES, type PreferencesState } from '#application/preferences/preferences.port.ts'
import { makeBrowserStorage } from '#infrastructure/browser/browser-storage.ts'
import { makePersistedPreferences } from '#infrastructure/browser/persisted-preferences.ts'
import { PREFERENCES_KEY } from '#infrastructure/browser/preferences-key.ts'
import { decodeState, encodeState } from '#infrastructure/browser/persisted-state.ts'
import { aKeptState, aKeptText, FIVE_MEGABYTES } from '#test/support/samples/persisted-stores.ts'
import { aPreferencesState } from '#test/support/samples/preferences.ts'
import { brokenStorage, makeFakeStorage, makeFakeTabs } from '#test/support/fakes/storage.ts'

const USED: PreferencesState = {
  appearance: 'dark',
  hideAmounts: true,
  lastActivity: 5,
  clockOffset: -90_000_000,
  campaign: { campaign: 'otoño', medium: 'mail', source: 'boletín', referralCode: 'AMIGO' },
  wasInLogin: true,
  wasInFinance: true,
  isSudoUser: true,
  showTourPostRegister: true,
  tourSeen: true,
}

describe('the persisted state', () => {
  it('comes back as it was left', () => {
    const storage = makeFakeStorage()
    makePersistedPreferences(storage).change({ ...USED, hideAmounts: false })
    makePersistedPreferences(storage).change({ hideAmounts: true })
    expect(makePersistedPreferences(storage).read()).toEqual(USED)
  })

  it('is written under its names on the wire', () => {
    const storage = makeFakeStorage()
    makePersistedPreferences(storage).change(USED)
    expect(JSON.parse(storage.read(PREFERENCES_KEY) ?? '')).toEqual({
      version: 4,
      appearance: 'dark',
      hideAmounts: true,
      lastActivity: 5,
      clockOffset: -90_000_000,
      utmInfo: { utmCampaign: 'otoño', utmMedium: 'mail', utmSource: 'boletín' },
      referralCode: 'AMIGO',
      isSudoUser: true,
      showTourPostRegister: true,
      tourSeen: true,
      wasInFinance: true,
      wasInLogin: true,
    })
  })

  it('tells one tab what another changed', () => {
    const [here, there] = makeFakeTabs(2).map(makePersistedPreferences)
    const states: Array<PreferencesState> = []
    here?.watch((state) => states.push(state))
    there?.change({ appearance: 'contrast' })
    expect(states).toEqual([{ ...INITIAL_PREFERENCES, appearance: 'contrast' }])
  })
})

/** What a browser that kept `text` under `key` remembers, and what it keeps afterwards. */
const opened = (text: string, key: string) => {
  const storage = makeFakeStorage()
  storage.write(key, text)
  return { storage, state: makePersistedPreferences(storage).read() }
}

describe('an earlier state', () => {
  const KEPT = {
    appearance: 'dark',
    hideAmounts: true,
    lastActivity: 9,
    isSudoUser: false,
    wasInFinance: true,
    wasInLogin: false,
  }
  const UTM = { utm_campaign: 'otoño', utm_medium: 'mail', utm_source: 'boletín' }
  const EXPECTED = {
    ...KEPT,
    clockOffset: 0,
    campaign: { campaign: 'otoño', medium: 'mail', source: 'boletín', referralCode: 'AMIGO' },
    showTourPostRegister: false,
    tourSeen: true,
  }

  it.each([
    ['1, which was flat', 'persist:v1', { version: 1, ...KEPT, ...UTM, referral_code: 'AMIGO' }],
    ['2, which grouped the campaign', 'persist:v2', { version: 2, ...KEPT, utmInfo: UTM, referral_code: 'AMIGO' }],
    [
      '3, which knew no tour',
      'persist:v3',
      {
        version: 3,
        ...KEPT,
        utmInfo: { utmCampaign: 'otoño', utmMedium: 'mail', utmSource: 'boletín' },
        referralCode: 'AMIGO',
      },
    ],
  ])('of version %s is taken over, once', (_, key, kept) => {
    const { storage, state } = opened(JSON.stringify(kept), key)
    expect(state).toEqual(EXPECTED)
    expect([storage.read(key), decodeState(storage.read(PREFERENCES_KEY))]).toEqual([undefined, EXPECTED])
  })

  it('gives way to the latest, and to what this version kept', () => {
    const storage = makeFakeStorage()
    const keep = (version: number, appearance: string): void =>
      storage.write(`persist:v${version}`, JSON.stringify({ version, appearance }))
    keep(1, 'light')
    keep(3, 'contrast')
    expect(makePersistedPreferences(storage).read().appearance).toBe('contrast')
    keep(2, 'dark')
    expect(makePersistedPreferences(storage).read().appearance).toBe('contrast')
    expect([1, 2, 3].map((version) => storage.read(`persist:v${version}`))).toEqual([undefined, undefined, undefined])
  })

  it('stays where it is while its successor cannot be kept', () => {
    const full = makeFakeStorage()
    full.write('persist:v3', '{"version":3,"appearance":"dark"}')
    const preferences = makePersistedPreferences({ ...full, write: () => undefined })
    expect([preferences.read().appearance, full.read('persist:v3')]).toEqual([
      'dark',
      '{"version":3,"appearance":"dark"}',
    ])
  })

  it('loses nothing on its way, whatever it says', () => {
    fc.assert(
      fc.property(fc.oneof(aKeptState(1), aKeptState(2), aKeptState(3)), (kept) => {
        const { state } = opened(JSON.stringify(kept), `persist:v${String(kept['version'])}`)
        expect(state).toMatchObject({
          appearance: kept['appearance'],
          hideAmounts: kept['hideAmounts'],
          lastActivity: kept['lastActivity'],
          isSudoUser: kept['isSudoUser'],
          wasInFinance: kept['wasInFinance'],
          wasInLogin: kept['wasInLogin'],
        })
        const words = [...JSON.stringify(kept).matchAll(/"(?:utm_?[cms]\w+|referral\w+)":"(\w+)"/gi)].map(
          ([, word]) => word,
        )
        expect(
          Object.values(state.campaign)
            .filter((word) => word !== undefined)
            .toSorted(),
        ).toEqual(words.toSorted())
      }),
    )
  })
})

describe('a later state', () => {
  const LATER = '{"version":9,"appearance":"dark","theme":{"hue":12}}'

  it("under its own name is nobody else's, and stays", () => {
    const { storage, state } = opened(LATER, 'persist:v9')
    makePersistedPreferences(storage).change({ hideAmounts: true })
    expect([state, storage.read('persist:v9')]).toEqual([INITIAL_PREFERENCES, LATER])
  })

  it("in this one's place is not guessed at, and is kept under its own name as soon as something changes", () => {
    const { storage, state } = opened(LATER, PREFERENCES_KEY)
    expect([state, storage.read(PREFERENCES_KEY)]).toEqual([INITIAL_PREFERENCES, LATER])
    makePersistedPreferences(storage).change({ hideAmounts: true })
    expect(storage.read('persist:v9')).toBe(LATER)
    expect(makePersistedPreferences(storage).read()).toEqual({ ...INITIAL_PREFERENCES, hideAmounts: true })
  })
})

describe('a damaged state', () => {
  it('loses the part that is damaged and keeps the others', () => {
    const text =
      '{"version":4,"appearance":"constructor","hideAmounts":true,"lastActivity":"now","wasInLogin":1,"utmInfo":[],"tourSeen":true}'
    expect(opened(text, PREFERENCES_KEY).state).toEqual({ ...INITIAL_PREFERENCES, hideAmounts: true, tourSeen: true })
  })

  it.each(['1e999', '"90"', '0.5', '1e15', '-1e15', 'null'])(
    "with %s for a clock takes this device's to be right",
    (offset) => {
      expect(opened(`{"version":4,"clockOffset":${offset}}`, PREFERENCES_KEY).state.clockOffset).toBe(0)
    },
  )

  it.each([
    ['of five megabytes', FIVE_MEGABYTES],
    ['of no version', '{"appearance":"dark"}'],
    ['of a version in words', '{"version":"4","appearance":"dark"}'],
    ['of a version before the first', '{"version":0,"appearance":"dark"}'],
    ['that is a prototype', '{"__proto__":{"version":4,"appearance":"dark"}}'],
    ['that is a list', '[{"version":4,"appearance":"dark"}]'],
  ])('%s is as good as none', (_, text) => {
    expect(opened(text, PREFERENCES_KEY).state).toEqual(INITIAL_PREFERENCES)
  })

  it('never throws, never pollutes, and is the same when read again, in a thousand browsers', () => {
    const key = fc.constantFrom('persist:v1', 'persist:v2', 'persist:v3', PREFERENCES_KEY)
    fc.assert(
      fc.property(aKeptText(), key, (text, where) => {
        const { storage, state } = opened(text, where)
        const once = encodeState(decodeState(text))
        expect(encodeState(decodeState(once))).toBe(once)
        expect(Object.keys(state)).toEqual(Object.keys(INITIAL_PREFERENCES))
        expect(Reflect.get({}, 'polluted')).toBeUndefined()
        const preferences = makePersistedPreferences(storage)
        expect(preferences.read()).toEqual(state)
        preferences.change({ hideAmounts: true })
        expect(makePersistedPreferences(storage).read()).toEqual({ ...state, hideAmounts: true })
      }),
      { numRuns: 1_000 },
    )
  })

  it('does not exist for what was written', () => {
    fc.assert(
      fc.property(aPreferencesState, (state) => {
        expect(decodeState(encodeState(state))).toEqual(state)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a browser that keeps nothing', () => {
  const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined }
  const failing = (name: string) => (): never => {
    throw new DOMException('no', name)
  }
  const keptOnly = (key: string): string | null =>
    key === PREFERENCES_KEY ? '{"version":4,"appearance":"dark","wasInLogin":true}' : null

  it.each([
    ['whose storage is missing', brokenStorage, 'system'],
    ['whose storage is forbidden', makeBrowserStorage(failing('SecurityError'), noEvents), 'system'],
    [
      'whose storage is full',
      makeBrowserStorage(
        () => ({ getItem: keptOnly, setItem: failing('QuotaExceededError'), removeItem: () => undefined }),
        noEvents,
      ),
      'dark',
    ],
    [
      'whose storage can only be read',
      makeBrowserStorage(
        () => ({ getItem: keptOnly, setItem: failing('SecurityError'), removeItem: failing('SecurityError') }),
        noEvents,
      ),
      'dark',
    ],
  ])('%s remembers what it had, and what changed until the tab closes', (_, storage, appearance) => {
    const preferences = makePersistedPreferences(storage)
    expect(preferences.read().appearance).toBe(appearance)
    preferences.change({ wasInLogin: false, tourSeen: true })
    expect([preferences.read().wasInLogin, preferences.read().tourSeen]).toEqual([false, true])
  })
})
