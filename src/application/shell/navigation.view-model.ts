import { type EntityFeature, hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import { RemoteList } from '../shared/remote-list.ts'
import type { Features } from './features.port.ts'

/** Whether this business can use an area that not every business has. */
export type FeatureAccess = 'unknown' | 'open' | 'closed'

/** The features of this business. */
export class NavigationViewModel {
  readonly features: RemoteList<EntityFeature>

  constructor(features: Features) {
    this.features = new RemoteList({ load: features.list })
  }

  /** Suppliers and payments. */
  get payables(): FeatureAccess {
    const { rows } = this.features
    if (rows === undefined) return 'unknown'
    return hasFeature(rows, PAYABLES_FEATURE) ? 'open' : 'closed'
  }
}
