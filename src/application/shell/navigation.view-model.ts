import { type EntityFeature, hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import type { SessionViewModel } from '../identity/session.view-model.ts'
import type { LiveEvents } from '../live/live-events.port.ts'
import { RemoteList } from '../shared/remote-list.ts'
import type { Features } from './features.port.ts'

export interface NavigationDependencies {
  readonly features: Features
  readonly live: LiveEvents
  readonly session: Pick<SessionViewModel, 'refresh'>
}

/** Whether this business can use an area that not every business has. */
export type FeatureAccess = 'unknown' | 'open' | 'closed'

/** What the frame shows of this business: the features, and the names in the session's token. */
export class NavigationViewModel {
  readonly features: RemoteList<EntityFeature>
  readonly #deps: NavigationDependencies

  constructor(dependencies: NavigationDependencies) {
    const { features, live } = dependencies
    this.#deps = dependencies
    this.features = new RemoteList({ load: features.list, live, refreshOn: ({ _tag }) => _tag === 'FeaturesChanged' })
  }

  /** Suppliers and payments. */
  get payables(): FeatureAccess {
    const { rows } = this.features
    if (rows === undefined) return 'unknown'
    return hasFeature(rows, PAYABLES_FEATURE) ? 'open' : 'closed'
  }

  readonly activate = (): (() => void) => {
    const { live, session } = this.#deps
    const stops = [
      this.features.activate(),
      live.subscribe(({ _tag }) => void (_tag === 'ProfileChanged' && session.refresh())),
    ]
    return () => stops.forEach((stop) => stop())
  }
}
