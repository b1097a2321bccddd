import { Container } from 'inversify'
import type { Accounts } from '#application/identity/accounts.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { Sessions } from '#application/identity/sessions.port.ts'
import { LaterWork } from '#application/shared/later-work.port.ts'
import { DEFAULT_PAGE_SIZE, FIRST_PAGE } from '#application/shared/page.ts'
import { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import { makeHttpEvents } from '#infrastructure/analytics/http-events.ts'
import { makeHttpAccounts } from '#infrastructure/identity/http-accounts.ts'
import { makeHttpSessions } from '#infrastructure/identity/http-sessions.ts'
import { apiModule } from './api.module.ts'
import { businessModule } from './business.module.ts'
import { financingModule } from './financing.module.ts'
import { makeLaterWork } from './later-work.ts'
import { ordersModule } from './orders.module.ts'
import { shellModule } from './shell.module.ts'
import type { Tab } from './tab.ts'
import { tabModule } from './tab.module.ts'
import { taxCredentialModule } from './tax-credential.module.ts'
import { ApiCall, EventsOut, InvoicesHeadStart, TimeOfHost } from './tokens.ts'

/** What needs the host: fetched once somebody signs in, or was signed in before. One per tab. */
export interface Work {
  readonly sessions: Sessions
  readonly accounts: Accounts
  /** What lives as long as one session: nothing of it is left when another begins. */
  readonly openSession: () => Container
  /** Like `openSession`, with what says that there is a table, and its first page, already on their way: an unverified business has none. */
  readonly openTable: (type: FinancingType) => Container
}

export const openWork = (tab: Tab): Work => {
  const shared = new Container()
  shared.load(tabModule(tab), apiModule)
  tab.get(EventsOut).sendWith(makeHttpEvents(shared.get(ApiCall)))
  const openSession = (): Container => {
    const session = new Container({ parent: shared })
    session.load(shellModule, taxCredentialModule, financingModule, ordersModule, businessModule)
    session.bind(LaterWork).toConstantValue(makeLaterWork(session))
    return session
  }
  return {
    sessions: makeHttpSessions(shared.get(ApiCall), shared.get(TimeOfHost).ask),
    accounts: makeHttpAccounts(shared.get(ApiCall)),
    openSession,
    openTable: (type) => {
      const session = openSession()
      session.get(CredentialStatusViewModel).start()
      if (session.get(CurrentSession).business?.isVerified === true) {
        session.get(InvoicesHeadStart).prefetch({
          type,
          page: FIRST_PAGE,
          pageSize: DEFAULT_PAGE_SIZE,
          search: '',
          signatures: 'ALL',
          sort: undefined,
        })
      }
      return session
    },
  }
}
