import { token } from '../shared/token.ts'

/** What is known of maintenance without making a call. */
export interface MaintenanceSign {
  /** As this page was built, or as the host marked it when it served it. */
  readonly isOn: () => boolean
  /** Whether the page, asked for once more, still says so. */
  readonly isStillOn: () => Promise<boolean>
}
export const MaintenanceSign = token<MaintenanceSign>('MaintenanceSign')
