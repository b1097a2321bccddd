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
import { runs } from '#test/support/runs.ts'

const USED: PreferencesState = {
  appearance: 'dark',
  hideAmounts: true,
  hiddenColumns: ['method'],
  compactRows: true,
  costColumns: ['net'],
  lastActivity: 5,
  clockOffset: -90_000_000,
  campaign: { campaign: 'otoño', medium: 'mail', source: 'boletín', referralCode: 'AMIGO' },
  wasInLogin: true,
  wasInFinance: true,
  isSudoUser: true,
  showTourPostRegister: true,
  tourSeen: true,
  paymentsTourSeen: true,
  menuFeatures: { 37: [10] },
  bankFileConfirmed: true,
}

describe('the persisted state', () => {
  it('is restored as it was saved', () => {
    const storage = makeFakeStorage()
    makePersistedPreferences(storage).change({ ...USED, hideAmounts: false })
    makePersistedPreferences(storage).change({ hideAmounts: true })
    expect(makePersistedPreferences(storage).read()).toEqual(USED)
  })

  it('is written with its wire names', () => {
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
      paymentsTourSeen: true,
      menuFeatures: { 37: [10] },
      bankFileConfirmed: true,
      hiddenColumns: ['method'],
      compactRows: true,
      costColumns: ['net'],
      wasInFinance: true,
      wasInLogin: true,
    })
  })

  it('notifies a tab of changes in another', () => {
    const [here, there] = makeFakeTabs(2).map(makePersistedPreferences)
    const states: Array<PreferencesState> = []
    here?.watch((state) => states.push(state))
    there?.change({ appearance: 'contrast' })
    expect(states).toEqual([{ ...INITIAL_PREFERENCES, appearance: 'contrast' }])
  })
})

/** Opens a browser with `text` under `key`; returns its state and its storage. */
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
    paymentsTourSeen: false,
    menuFeatures: {},
    bankFileConfirmed: false,
    hiddenColumns: [],
    compactRows: false,
    costColumns: undefined,
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
  ])('of version %s is migrated, once', (_, key, stored) => {
    const { storage, state } = opened(JSON.stringify(stored), key)
    expect(state).toEqual(EXPECTED)
    expect([storage.read(key), decodeState(storage.read(PREFERENCES_KEY))]).toEqual([undefined, EXPECTED])
  })

  it('is ignored beside a newer one, and beside a current one', () => {
    const storage = makeFakeStorage()
    const store = (version: number, appearance: string): void =>
      storage.write(`persist:v${version}`, JSON.stringify({ version, appearance }))
    store(1, 'light')
    store(3, 'contrast')
    expect(makePersistedPreferences(storage).read().appearance).toBe('contrast')
    store(2, 'dark')
    expect(makePersistedPreferences(storage).read().appearance).toBe('contrast')
    expect([1, 2, 3].map((version) => storage.read(`persist:v${version}`))).toEqual([undefined, undefined, undefined])
  })

  it('remains while its migrated state cannot be written', () => {
    const full = makeFakeStorage()
    full.write('persist:v3', '{"version":3,"appearance":"dark"}')
    const preferences = makePersistedPreferences({ ...full, write: () => undefined })
    expect([preferences.read().appearance, full.read('persist:v3')]).toEqual([
      'dark',
      '{"version":3,"appearance":"dark"}',
    ])
  })

  it('loses nothing in the migration, whatever its content', () => {
    fc.assert(
      fc.property(fc.oneof(aKeptState(1), aKeptState(2), aKeptState(3)), (stored) => {
        const { state } = opened(JSON.stringify(stored), `persist:v${String(stored['version'])}`)
        expect(state).toMatchObject({
          appearance: stored['appearance'],
          hideAmounts: stored['hideAmounts'],
          lastActivity: stored['lastActivity'],
          isSudoUser: stored['isSudoUser'],
          wasInFinance: stored['wasInFinance'],
          wasInLogin: stored['wasInLogin'],
        })
        const words = [...JSON.stringify(stored).matchAll(/"(?:utm_?[cms]\w+|referral\w+)":"(\w+)"/gi)].map(
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

describe('a newer state', () => {
  const LATER = '{"version":9,"appearance":"dark","theme":{"hue":12}}'

  it('under its own key is left untouched', () => {
    const { storage, state } = opened(LATER, 'persist:v9')
    makePersistedPreferences(storage).change({ hideAmounts: true })
    expect([state, storage.read('persist:v9')]).toEqual([INITIAL_PREFERENCES, LATER])
  })

  it("under this version's key is not interpreted, and is moved to its own key on the first change", () => {
    const { storage, state } = opened(LATER, PREFERENCES_KEY)
    expect([state, storage.read(PREFERENCES_KEY)]).toEqual([INITIAL_PREFERENCES, LATER])
    makePersistedPreferences(storage).change({ hideAmounts: true })
    expect(storage.read('persist:v9')).toBe(LATER)
    expect(makePersistedPreferences(storage).read()).toEqual({ ...INITIAL_PREFERENCES, hideAmounts: true })
  })
})

describe('a damaged state', () => {
  it('loses the damaged part and retains the others', () => {
    const text =
      '{"version":4,"appearance":"constructor","hideAmounts":true,"lastActivity":"now","wasInLogin":1,"utmInfo":[],"tourSeen":true}'
    expect(opened(text, PREFERENCES_KEY).state).toEqual({ ...INITIAL_PREFERENCES, hideAmounts: true, tourSeen: true })
  })

  it.each(['1e999', '"90"', '0.5', '1e15', '-1e15', 'null'])(
    "with %s as clock offset uses the device's clock",
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
  ])('%s counts as missing', (_, text) => {
    expect(opened(text, PREFERENCES_KEY).state).toEqual(INITIAL_PREFERENCES)
  })

  it('never throws, never pollutes prototypes, and decodes to the same again, in a thousand browsers', () => {
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
      { numRuns: runs(1_000) },
    )
  })

  it('does not occur for written states', () => {
    fc.assert(
      fc.property(aPreferencesState, (state) => {
        expect(decodeState(encodeState(state))).toEqual(state)
      }),
      { numRuns: runs(1_000) },
    )
  })
})

describe('a browser without storage', () => {
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
  ])('%s retains its state, and changes until the tab closes', (_, storage, appearance) => {
    const preferences = makePersistedPreferences(storage)
    expect(preferences.read().appearance).toBe(appearance)
    preferences.change({ wasInLogin: false, tourSeen: true })
    expect([preferences.read().wasInLogin, preferences.read().tourSeen]).toEqual([false, true])
  })
})
