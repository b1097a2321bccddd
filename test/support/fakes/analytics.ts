import type { Analytics, AnalyticsEvent } from '#application/shared/analytics.port.ts'

export interface FakeAnalytics extends Analytics {
  readonly events: ReadonlyArray<AnalyticsEvent>
}

export const makeFakeAnalytics = (): FakeAnalytics => {
  const events: Array<AnalyticsEvent> = []
  return { events, track: (event) => events.push(event) }
}
