import type { LiveEvents } from '../live/live-events.port.ts'
import { repeatFailedLoads } from './failed-loads.ts'
import type { PageEvents } from './page-events.port.ts'

export interface ConnectionRecoveryDependencies {
  readonly live: LiveEvents
  readonly page: PageEvents
}

/** Repeats the failed loads of the page when the socket or the network is back. One per session. */
export class ConnectionRecovery {
  readonly #with: ConnectionRecoveryDependencies

  constructor(dependencies: ConnectionRecoveryDependencies) {
    this.#with = dependencies
  }

  readonly activate = (): (() => void) => {
    const stops = [
      this.#with.page.onReturn(repeatFailedLoads),
      this.#with.live.subscribe((event) => event._tag === 'Reconnected' && repeatFailedLoads()),
    ]
    return () => stops.forEach((stop) => stop())
  }
}
