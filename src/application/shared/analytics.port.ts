import type { Country } from '#domain/kernel/country.ts'
import { token } from './token.ts'

/** Records actions of users, in general terms. Never waits and never fails. */
export interface Analytics {
  readonly track: (event: AnalyticsEvent) => void
}
export const Analytics = token<Analytics>('Analytics')

/** All analytics events. Values are fixed words: no names, tax ids or tokens, and no amount but a requested surplus. */
export type AnalyticsEvent =
  | { readonly name: 'signed in' }
  | { readonly name: 'registered' }
  | { readonly name: 'email suggestion taken' }
  | { readonly name: 'profile completed'; readonly country: Country }
  | { readonly name: 'credentials linked' }
  | { readonly name: 'order started'; readonly orderType: 'FD' | 'PP' }
  | { readonly name: 'order sent'; readonly orderType: 'FD' | 'PP' }
  /** In major units, as the specification requires. */
  | { readonly name: 'surplus requested'; readonly balance: string }
