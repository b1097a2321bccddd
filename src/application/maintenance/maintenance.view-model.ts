import { makeAutoObservable } from 'mobx'
import { DurableStorage } from '../shared/storage.port.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { removeTokens } from '../identity/session-tokens.ts'
import { retainedPreferences } from '../shared/retained-preferences.ts'
import { MaintenanceProbe } from './maintenance.port.ts'
import { Preferences } from '../preferences/preferences.port.ts'
import type { Resolved } from '../shared/token.ts'

/** Maintenance mode. While it is on, this tab is signed out and sends no requests. */
export class MaintenanceViewModel {
  static readonly needs = {
    probe: MaintenanceProbe,
    current: CurrentSession,
    durable: DurableStorage,
    preferences: Preferences,
  }
  isOn = false
  readonly #deps: Resolved<typeof MaintenanceViewModel.needs>

  constructor(deps: Resolved<typeof MaintenanceViewModel.needs>) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
    if (deps.probe.isOn()) this.start()
  }

  start(): void {
    if (this.isOn) return
    this.isOn = true
    removeTokens(this.#deps.durable)
    this.#deps.preferences.change(retainedPreferences(this.#deps.preferences.read(), 'purged'))
    this.#deps.current.set(undefined)
  }

  /** Checks after a hint that maintenance may have started. */
  async check(): Promise<void> {
    if (!this.isOn && (await this.#deps.probe.check()) === 'on') this.start()
  }

  /** Whether it is over, so that the page may be reloaded. A failed request counts as not over. */
  async isOver(): Promise<boolean> {
    return (await this.#deps.probe.check()) === 'off'
  }
}
