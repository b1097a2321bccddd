import type { LiveEvents } from '../live/live-events.port.ts'
import { repeatFailedLoads } from './failed-loads.ts'
import type { PageEvents } from './page-events.port.ts'

export interface ConnectionRecoveryDependencies {
  readonly live: LiveEvents
  readonly page: PageEvents
}

/** Repeats the failed loads of the page when the socket or the network is back. One per session. */
export class ConnectionRecovery {
  readonly #deps: ConnectionRecoveryDependencies

  constructor(dependencies: ConnectionRecoveryDependencies) {
    this.#deps = dependencies
  }

  readonly activate = (): (() => void) => {
    const stops = [
      this.#deps.page.onReturn(repeatFailedLoads),
      this.#deps.live.subscribe((event) => event._tag === 'Reconnected' && repeatFailedLoads()),
    ]
    return () => stops.forEach((stop) => stop())
  }
}
