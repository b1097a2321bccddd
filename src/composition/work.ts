import { Container } from 'inversify'
import type { Sessions } from '#application/identity/sessions.port.ts'
import { makeHttpSessions } from '#infrastructure/identity/http-sessions.ts'
import { apiModule } from './api.module.ts'
import { financingModule } from './financing.module.ts'
import { ordersModule } from './orders.module.ts'
import { shellModule } from './shell.module.ts'
import type { Tab } from './tab.ts'
import { tabModule } from './tab.module.ts'
import { taxCredentialModule } from './tax-credential.module.ts'
import { ApiCall, TimeOfHost } from './tokens.ts'

/** What needs the host: fetched once somebody signs in, or was signed in before. One per tab. */
export interface Work {
  readonly sessions: Sessions
  /** What lives as long as one session: nothing of it is left when another begins. */
  readonly openSession: () => Container
}

export const openWork = (tab: Tab): Work => {
  const shared = new Container()
  shared.load(tabModule(tab), apiModule)
  return {
    sessions: makeHttpSessions(shared.get(ApiCall), shared.get(TimeOfHost).hear),
    openSession: () => {
      const session = new Container({ parent: shared })
      session.load(shellModule, taxCredentialModule, financingModule, ordersModule)
      return session
    },
  }
}
