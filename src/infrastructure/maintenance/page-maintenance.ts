import type { MaintenanceProbe } from '#application/maintenance/maintenance.port.ts'

/** What the host writes into the page's head while maintenance is on. */
const MARK = 'meta[name="maintenance"]'

export interface PageDocument {
  /** Whether the page was built closed: nothing but another build opens it. */
  readonly isBuiltOff: boolean
  /** Whether `selector` is in the page as it was served. */
  readonly has: (selector: string) => boolean
  /** The page as the host serves it now. */
  readonly refetch: () => Promise<string>
}

/** Reads the sign from the page, so that no call has to be made. */
export const makePageMaintenance = ({ isBuiltOff, has, refetch: again }: PageDocument): MaintenanceProbe => ({
  isOn: () => isBuiltOff || has(MARK),
  check: async () => {
    if (isBuiltOff) return 'on'
    const html = await again().catch(() => undefined)
    if (html === undefined) return undefined
    return /<meta[^>]+name="maintenance"/.test(html) ? 'on' : 'off'
  },
})
