import { makeAutoObservable } from 'mobx'
import type { CurrentSession } from '../identity/current-session.ts'
import { SESSION_KEY } from '../shared/storage-keys.ts'
import type { Storage } from '../shared/storage.port.ts'
import { leftBehind } from './left-behind.ts'
import type { MaintenanceSign } from './maintenance.port.ts'
import type { Preferences } from './preferences.port.ts'

/** Whether the product is closed for a while. Once it is, nobody is signed in at this tab and nothing is asked of the host. */
export class MaintenanceViewModel {
  isOn = false
  readonly #sign: MaintenanceSign
  readonly #current: CurrentSession
  readonly #durable: Storage
  readonly #preferences: Preferences

  constructor(sign: MaintenanceSign, current: CurrentSession, durable: Storage, preferences: Preferences) {
    this.#sign = sign
    this.#current = current
    this.#durable = durable
    this.#preferences = preferences
    makeAutoObservable(this, {}, { autoBind: true })
    if (sign.isOn()) this.begin()
  }

  begin(): void {
    if (this.isOn) return
    this.isOn = true
    this.#durable.remove(SESSION_KEY)
    this.#preferences.change(leftBehind(this.#preferences.read(), 'purged'))
    this.#current.become(undefined)
  }

  /** Something hints that it may have begun. */
  async look(): Promise<void> {
    if (!this.isOn && (await this.#sign.ask()) === 'on') this.begin()
  }

  /** Whether it is over: the page may be opened anew. A page that does not come is closed still. */
  async isOver(): Promise<boolean> {
    return (await this.#sign.ask()) === 'off'
  }
}
