import { makeObservable, observableRef } from 'mobx'
import { type EntityFeature, hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { SessionViewModel } from '../identity/session.view-model.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { Preferences } from '../preferences/preferences.port.ts'
import { RemoteList } from '../shared/remote-list.ts'
import { Denials } from '../team/denials.ts'
import { Features } from './features.port.ts'
import type { Resolved } from '../shared/token.ts'

/** Whether this business can use an area that not every business has. */
export type FeatureAccess = 'unknown' | 'open' | 'closed'

/** The features of the business, and the names in the session's token, for the frame. */
export class NavigationViewModel {
  static readonly needs = {
    current: CurrentSession,
    denials: Denials,
    features: Features,
    live: LiveEvents,
    preferences: Preferences,
    session: SessionViewModel,
  }
  readonly features: RemoteList<EntityFeature>
  /**
   * The features that the menu is drawn with: those of the last visit until these arrive, so that every entry has its place from the first frame.
   * Undefined at a first visit, until they have arrived or failed.
   */
  menuFeatures: ReadonlyArray<EntityFeature> | undefined
  readonly #deps: Resolved<typeof NavigationViewModel.needs>

  constructor(dependencies: Resolved<typeof NavigationViewModel.needs>) {
    const { features, live } = dependencies
    this.#deps = dependencies
    this.menuFeatures = this.#savedFeatures()
    this.features = new RemoteList({
      load: features.list,
      live,
      refreshOn: ({ _tag }) => _tag === 'FeaturesChanged',
      onLoaded: (rows) => this.#drawMenu(rows),
      onFailure: () => void (this.menuFeatures ??= []),
    })
    makeObservable(this, { menuFeatures: observableRef })
  }

  /** Suppliers and payments. */
  get payables(): FeatureAccess {
    const { rows } = this.features
    if (rows === undefined) return 'unknown'
    return hasFeature(rows, PAYABLES_FEATURE) ? 'open' : 'closed'
  }

  readonly activate = (): (() => void) => {
    const { denials, live, session } = this.#deps
    const stops = [
      this.features.activate(),
      live.subscribe(({ _tag }) => void (_tag === 'ProfileChanged' && session.refresh())),
      /* The role changed: once for each token, because the next one tells it. */
      denials.subscribe((token) => void (token === session.session?.token && session.refresh())),
    ]
    return () => stops.forEach((stop) => stop())
  }

  #savedFeatures(): ReadonlyArray<EntityFeature> | undefined {
    const { current, preferences } = this.#deps
    const saved = new Map(Object.entries(preferences.read().menuFeatures)).get(String(current.businessId))
    return saved?.map((featureId) => ({ featureId, active: true }))
  }

  #drawMenu(rows: ReadonlyArray<EntityFeature>): void {
    const { current, preferences } = this.#deps
    this.menuFeatures = rows
    const active = rows.filter((row) => row.active).map(({ featureId }) => featureId)
    preferences.change({
      menuFeatures: { ...preferences.read().menuFeatures, [String(current.businessId)]: active },
    })
  }
}
