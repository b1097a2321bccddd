import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type EntityFeature, hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import { sideEntries, type SideEntry } from '#domain/shell/menus.ts'
import { answered, idle, lastOf, reloading, type RemoteData } from '../shared/remote-data.ts'
import { Turns } from '../shared/turns.ts'
import type { Features } from './features.port.ts'

/** Whether a place that not every business has is open to this one. */
export type Access = 'unknown' | 'open' | 'closed'

/** The places of the product that this business has. What was known of them stays known while asking again fails. */
export class NavigationViewModel {
  features: RemoteData<ReadonlyArray<EntityFeature>> = idle
  readonly #features: Features
  readonly #turns = new Turns()

  constructor(features: Features) {
    this.#features = features
    makeAutoObservable(this, { features: observableRef }, { autoBind: true })
  }

  get entries(): ReadonlyArray<SideEntry> {
    return sideEntries(lastOf(this.features) ?? [])
  }

  /** Suppliers and payments. */
  get payables(): Access {
    const features = lastOf(this.features)
    if (features === undefined) return 'unknown'
    return hasFeature(features, PAYABLES_FEATURE) ? 'open' : 'closed'
  }

  activate(): () => void {
    void this.load()
    return () => this.#turns.forget()
  }

  async load(): Promise<void> {
    const isLast = this.#turns.next()
    this.features = reloading(this.features)
    const answer = await this.#features.list()()
    if (isLast()) runInAction(() => (this.features = answered(this.features, answer)))
  }
}
