import { PAGE_TIMING } from '#wire/live.codec.ts'

/** How the host marked this page; undefined without a mark, and in a browser that does not tell. */
export const pageMark = (): string | undefined =>
  performance
    .getEntriesByType('navigation')
    .flatMap((entry) => (entry instanceof PerformanceNavigationTiming ? (entry.serverTiming ?? []) : []))
    .find(({ name }) => name === PAGE_TIMING)?.description
