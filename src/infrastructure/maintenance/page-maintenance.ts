import type { MaintenanceProbe } from '#application/maintenance/maintenance.port.ts'

/** The host writes this into the page's head during maintenance. */
const MARK = 'meta[name="maintenance"]'

export interface PageDocument {
  /** Built for maintenance: only another build opens the product. */
  readonly isBuiltOff: boolean
  /** Whether `selector` matches in the served page. */
  readonly has: (selector: string) => boolean
  /** Fetches the current page from the host. */
  readonly refetch: () => Promise<string>
}

/** Reads the maintenance state from the page, so that no API call is needed. */
export const makePageMaintenance = ({ isBuiltOff, has, refetch: again }: PageDocument): MaintenanceProbe => ({
  isOn: () => isBuiltOff || has(MARK),
  check: async () => {
    if (isBuiltOff) return 'on'
    const html = await again().catch(() => undefined)
    if (html === undefined) return undefined
    return /<meta[^>]+name="maintenance"/.test(html) ? 'on' : 'off'
  },
})
