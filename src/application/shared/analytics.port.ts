import type { Country } from '#domain/kernel/country.ts'
import { token } from './token.ts'

/** Notes what users do, in general words. Never waits, never fails, and whoever calls it learns nothing of what becomes of it. */
export interface Analytics {
  readonly track: (event: AnalyticsEvent) => void
}
export const Analytics = token<Analytics>('Analytics')

/** Everything that is ever noted. Its values are words of ours: no names, tax ids, amounts or tokens have a place here. */
export type AnalyticsEvent =
  | { readonly name: 'signed in' }
  | { readonly name: 'registered' }
  | { readonly name: 'email suggestion taken' }
  | { readonly name: 'profile completed'; readonly country: Country }
  | { readonly name: 'credentials linked' }
  | { readonly name: 'order started'; readonly orderType: 'FD' | 'PP' }
  | { readonly name: 'order sent'; readonly orderType: 'FD' | 'PP' }
