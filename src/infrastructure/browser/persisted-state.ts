import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { INITIAL_PREFERENCES, type PreferencesState } from '#application/preferences/preferences.port.ts'
import { campaignFrom } from '#application/identity/campaign.ts'
import { record, type Stored } from './versioned-storage.ts'
import { migrate, VERSION } from './persisted-versions.ts'

/** Decodes a state of any version: unknown and damaged parts get their defaults, the others are retained. */
export const decodeState = (text: string | undefined): PreferencesState => stateOf(migrate(parse(text)))

export const encodeState = (state: PreferencesState): string =>
  JSON.stringify({
    version: VERSION,
    appearance: state.appearance,
    hideAmounts: state.hideAmounts,
    hiddenColumns: state.hiddenColumns,
    compactRows: state.compactRows,
    costColumns: state.costColumns,
    lastActivity: state.lastActivity,
    clockOffset: state.clockOffset,
    utmInfo: {
      utmCampaign: state.campaign.campaign,
      utmMedium: state.campaign.medium,
      utmSource: state.campaign.source,
    },
    referralCode: state.campaign.referralCode,
    isSudoUser: state.isSudoUser,
    showTourPostRegister: state.showTourPostRegister,
    tourSeen: state.tourSeen,
    paymentsTourSeen: state.paymentsTourSeen,
    menuFeatures: state.menuFeatures,
    bankFileConfirmed: state.bankFileConfirmed,
    wasInFinance: state.wasInFinance,
    wasInLogin: state.wasInLogin,
  })

/** The version of a state that is newer than this one. */
export const laterVersionOf = (text: string | undefined): number | undefined => {
  const version = parse(text)?.['version']
  return LaterVersion.is(version) && version > VERSION ? version : undefined
}

const MAX_LENGTH = 10_000
const LAST_VERSION = 99

const LaterVersion = t.refinement(t.Integer, (version) => version <= LAST_VERSION)
const Appearance = t.keyof({ system: null, light: null, dark: null, contrast: null })
const MAX_COLUMNS = 20
const Columns = t.refinement(
  t.readonlyArray(t.string),
  (ids) => ids.length <= MAX_COLUMNS && ids.every((id) => /^[a-zA-Z]{1,30}$/.test(id)),
)
/** Longer lists are not ours. */
const MAX_COMPANIES = 50
const MAX_FEATURES = 20
const MenuFeatures = t.refinement(
  t.readonly(t.record(t.string, t.readonlyArray(t.Integer))),
  (byCompany) =>
    Object.keys(byCompany).length <= MAX_COMPANIES &&
    Object.values(byCompany).every((ids) => ids.length <= MAX_FEATURES),
)
/** A device without a battery starts in 1970; no offset is larger. */
const FARTHEST_MS = 100 * 366 * 24 * 3_600_000
const Offset = t.refinement(t.Integer, (ms) => Math.abs(ms) <= FARTHEST_MS)
const Seconds = t.union([t.undefined, t.refinement(t.number, (seconds) => Number.isFinite(seconds) && seconds >= 0)])

const parse = (text: string | undefined): Stored | undefined =>
  pipe(
    E.tryCatch((): unknown => JSON.parse(text !== undefined && text.length <= MAX_LENGTH ? text : 'null'), String),
    E.match(() => undefined, record),
  )

const stateOf = (stored: Stored | undefined): PreferencesState => {
  if (stored === undefined) return INITIAL_PREFERENCES
  const part = partOf(stored)
  const utm = record(stored['utmInfo']) ?? {}
  return {
    appearance: part('appearance', Appearance, INITIAL_PREFERENCES.appearance),
    hideAmounts: part('hideAmounts', t.boolean, false),
    hiddenColumns: part('hiddenColumns', Columns, INITIAL_PREFERENCES.hiddenColumns),
    compactRows: part('compactRows', t.boolean, false),
    costColumns: part('costColumns', t.union([t.undefined, Columns]), undefined),
    lastActivity: part('lastActivity', Seconds, undefined),
    clockOffset: part('clockOffset', Offset, 0),
    campaign: campaignFrom((name) => {
      const value = name === 'referral_code' ? stored['referralCode'] : ownOf(utm, UTM_NAMES.get(name) ?? '')
      return typeof value === 'string' ? value : undefined
    }),
    wasInLogin: part('wasInLogin', t.boolean, false),
    wasInFinance: part('wasInFinance', t.boolean, false),
    isSudoUser: part('isSudoUser', t.boolean, false),
    showTourPostRegister: part('showTourPostRegister', t.boolean, false),
    tourSeen: part('tourSeen', t.boolean, false),
    paymentsTourSeen: part('paymentsTourSeen', t.boolean, false),
    menuFeatures: part('menuFeatures', MenuFeatures, INITIAL_PREFERENCES.menuFeatures),
    bankFileConfirmed: part('bankFileConfirmed', t.boolean, false),
  }
}

const UTM_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    utm_campaign: 'utmCampaign',
    utm_medium: 'utmMedium',
    utm_source: 'utmSource',
  }),
)

const ownOf = (stored: Stored, name: string): unknown => (Object.hasOwn(stored, name) ? stored[name] : undefined)

const partOf =
  (stored: Stored) =>
  <A>(name: string, codec: t.Type<A>, otherwise: A): A => {
    const value = ownOf(stored, name)
    return codec.is(value) ? value : otherwise
  }
