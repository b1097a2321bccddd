import { token } from '../shared/token.ts'

/** Detects maintenance without an API call. */
export interface MaintenanceProbe {
  /** From the build, or from the host's mark in this page. */
  readonly isOn: () => boolean
  /** The mark of the refetched page; undefined when the request fails. */
  readonly check: () => Promise<'on' | 'off' | undefined>
}
export const MaintenanceProbe = token<MaintenanceProbe>('MaintenanceProbe')
