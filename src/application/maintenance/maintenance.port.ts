import { token } from '../shared/token.ts'

/** What is known of maintenance without making a call. */
export interface MaintenanceProbe {
  /** As this page was built, or as the host marked it when it served it. */
  readonly isOn: () => boolean
  /** What the page says when it is asked for once more; nothing when it does not come. */
  readonly check: () => Promise<'on' | 'off' | undefined>
}
export const MaintenanceProbe = token<MaintenanceProbe>('MaintenanceSign')
