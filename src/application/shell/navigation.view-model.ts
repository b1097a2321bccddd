import { makeObservable, observableRef } from 'mobx'
import { type EntityFeature, hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import { SessionViewModel } from '../identity/session.view-model.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { RemoteList } from '../shared/remote-list.ts'
import { Features } from './features.port.ts'
import type { Resolved } from '../shared/token.ts'

/** Whether this business can use an area that not every business has. */
export type FeatureAccess = 'unknown' | 'open' | 'closed'

/** The features of the business, and the names in the session's token, for the frame. */
export class NavigationViewModel {
  static readonly needs = { features: Features, live: LiveEvents, session: SessionViewModel }
  readonly features: RemoteList<EntityFeature>
  /** The features have arrived, or failed: the menu is drawn only then, so that no entry appears between others. */
  isMenuKnown = false
  readonly #deps: Resolved<typeof NavigationViewModel.needs>

  constructor(dependencies: Resolved<typeof NavigationViewModel.needs>) {
    const { features, live } = dependencies
    this.#deps = dependencies
    const markKnown = (): void => void (this.isMenuKnown = true)
    this.features = new RemoteList({
      load: features.list,
      live,
      refreshOn: ({ _tag }) => _tag === 'FeaturesChanged',
      onLoaded: markKnown,
      onFailure: markKnown,
    })
    makeObservable(this, { isMenuKnown: observableRef })
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
