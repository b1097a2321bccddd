import { LiveEvents } from '../live/live-events.port.ts'
import { repeatFailedLoads } from './failed-loads.ts'
import { PageEvents } from './page-events.port.ts'
import type { Resolved } from './token.ts'

/** Repeats the failed loads of the page when the socket or the network is back. One per session. */
export class ConnectionRecovery {
  static readonly needs = { live: LiveEvents, page: PageEvents }
  readonly #deps: Resolved<typeof ConnectionRecovery.needs>

  constructor(dependencies: Resolved<typeof ConnectionRecovery.needs>) {
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
