import * as fc from 'fast-check'
import type { PreferencesState } from '#application/preferences/preferences.port.ts'

/** A campaign value from a URL: trimmed and not too long. */
const campaignValue = fc.option(
  fc
    .string({ minLength: 1, maxLength: 20 })
    .map((text) => text.trim())
    .filter((text) => text !== ''),
  { nil: undefined },
)

export const aPreferencesState: fc.Arbitrary<PreferencesState> = fc.record({
  appearance: fc.constantFrom('system', 'light', 'dark', 'contrast'),
  hideAmounts: fc.boolean(),
  hiddenColumns: fc.subarray(['issueDate', 'dueDate', 'method', 'extra']),
  compactRows: fc.boolean(),
  costColumns: fc.option(fc.subarray(['days', 'net', 'annualRate']), { nil: undefined }),
  lastActivity: fc.option(fc.nat(), { nil: undefined }),
  clockOffset: fc.integer({ min: -1e10, max: 1e10 }),
  campaign: fc.record({
    campaign: campaignValue,
    medium: campaignValue,
    source: campaignValue,
    referralCode: campaignValue,
  }),
  wasInLogin: fc.boolean(),
  wasInFinance: fc.boolean(),
  isSudoUser: fc.boolean(),
  showTourPostRegister: fc.boolean(),
  tourSeen: fc.boolean(),
  paymentsTourSeen: fc.boolean(),
  menuFeatures: fc.dictionary(fc.stringMatching(/^[1-9]\d{0,5}$/), fc.array(fc.nat(), { maxLength: 3 }), {
    maxKeys: 3,
  }),
  bankFileConfirmed: fc.boolean(),
})
