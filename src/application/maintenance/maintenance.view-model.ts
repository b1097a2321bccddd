import { makeAutoObservable } from 'mobx'
import type { CurrentSession } from '../identity/current-session.ts'
import { SESSION_KEY } from '../shared/storage-keys.ts'
import type { Storage } from '../shared/storage.port.ts'
import { retainedPreferences } from '../shared/retained-preferences.ts'
import type { MaintenanceProbe } from './maintenance.port.ts'
import type { Preferences } from '../preferences/preferences.port.ts'

/** Maintenance mode. While it is on, this tab is signed out and sends no requests. */
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

  /** Checks after a hint that maintenance may have started. */
  async check(): Promise<void> {
    if (!this.isOn && (await this.#sign.check()) === 'on') this.start()
  }

  /** Whether it is over, so that the page may be reloaded. A failed request counts as not over. */
  async isOver(): Promise<boolean> {
    return (await this.#sign.check()) === 'off'
  }
}
