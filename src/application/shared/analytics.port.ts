import { token } from './token.ts'

/** Notes what users do. Carries no names, tax ids, amounts or tokens. */
export interface Analytics {
  readonly track: (event: AnalyticsEvent) => void
}
export const Analytics = token<Analytics>('Analytics')

export type AnalyticsEvent =
  | { readonly name: 'order started'; readonly orderType: 'FD' | 'PP'; readonly source: 'sudo backoffice' | undefined }
  | { readonly name: 'order sent'; readonly orderType: 'FD' | 'PP'; readonly source: 'sudo backoffice' | undefined }
