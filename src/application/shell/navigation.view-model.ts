import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type EntityFeature, hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import { sideEntries, type SideEntry } from '#domain/shell/menus.ts'
import { fromResult, idle, latestValue, reloading, type RemoteData } from '../shared/remote-data.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import type { Features } from './features.port.ts'

/** Whether this business has an optional area. */
export type FeatureAccess = 'unknown' | 'open' | 'closed'

/** The areas of the product that this business has. Known ones are retained while a reload fails. */
export class NavigationViewModel {
  features: RemoteData<ReadonlyArray<EntityFeature>> = idle
  readonly #features: Features
  readonly #turns = new LatestRequest()

  constructor(features: Features) {
    this.#features = features
    makeAutoObservable(this, { features: observableRef }, { autoBind: true })
  }

  get entries(): ReadonlyArray<SideEntry> {
    return sideEntries(latestValue(this.features) ?? [])
  }

  /** Suppliers and payments. */
  get payables(): FeatureAccess {
    const features = latestValue(this.features)
    if (features === undefined) return 'unknown'
    return hasFeature(features, PAYABLES_FEATURE) ? 'open' : 'closed'
  }

  activate(): () => void {
    void this.load()
    return () => this.#turns.cancel()
  }

  async load(): Promise<void> {
    const isLast = this.#turns.begin()
    this.features = reloading(this.features)
    const answer = await this.#features.list()()
    if (isLast()) runInAction(() => (this.features = fromResult(this.features, answer)))
  }
}
