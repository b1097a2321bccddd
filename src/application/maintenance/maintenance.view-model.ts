import { makeAutoObservable } from 'mobx'
import type { CurrentSession } from '../identity/current-session.ts'
import { SESSION_KEY } from '../shared/storage-keys.ts'
import type { Storage } from '../shared/storage.port.ts'
import { retainedPreferences } from '../shared/retained-preferences.ts'
import type { MaintenanceProbe } from './maintenance.port.ts'
import type { Preferences } from '../preferences/preferences.port.ts'

/** Whether the product is closed for a while. Once it is, nobody is signed in at this tab and nothing is asked of the host. */
export class MaintenanceViewModel {
  isOn = false
  readonly #sign: MaintenanceProbe
  readonly #current: CurrentSession
  readonly #durable: Storage
  readonly #preferences: Preferences

  constructor(sign: MaintenanceProbe, current: CurrentSession, durable: Storage, preferences: Preferences) {
    this.#sign = sign
    this.#current = current
    this.#durable = durable
    this.#preferences = preferences
    makeAutoObservable(this, {}, { autoBind: true })
    if (sign.isOn()) this.start()
  }

  start(): void {
    if (this.isOn) return
    this.isOn = true
    this.#durable.remove(SESSION_KEY)
    this.#preferences.change(retainedPreferences(this.#preferences.read(), 'purged'))
    this.#current.set(undefined)
  }

  /** Something hints that it may have begun. */
  async check(): Promise<void> {
    if (!this.isOn && (await this.#sign.check()) === 'on') this.start()
  }

  /** Whether it is over: the page may be opened anew. A page that does not come is closed still. */
  async isOver(): Promise<boolean> {
    return (await this.#sign.check()) === 'off'
  }
}
