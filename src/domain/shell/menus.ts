import { type EntityFeature, hasFeature, PAYABLES_FEATURE } from '../business/business.ts'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'

export type SideEntry = 'finance' | 'suppliers' | 'payments' | 'orders' | 'xtracker'

export type ProfileEntry = 'profile' | 'legal' | 'bankaccounts' | 'sii' | 'sat' | 'notifications' | 'logout'

/** Suppliers and payments are shown only with their feature. */
export const sideEntries = (features: ReadonlyArray<EntityFeature>): ReadonlyArray<SideEntry> =>
  hasFeature(features, PAYABLES_FEATURE)
    ? ['finance', 'suppliers', 'payments', 'orders', 'xtracker']
    : ['finance', 'orders', 'xtracker']

/** Includes the page of the country's tax authority. */
export const profileEntries = (country: Country): ReadonlyArray<ProfileEntry> => [
  'profile',
  'legal',
  'bankaccounts',
  profileOf(country).taxAuthority === 'SII' ? 'sii' : 'sat',
  'notifications',
  'logout',
]
