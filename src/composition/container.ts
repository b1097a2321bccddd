import 'reflect-metadata'
import { Container } from 'inversify'
import { apiModule } from './api.module.ts'
import { browserModule } from './browser.module.ts'
import { financingModule } from './financing.module.ts'
import { identityModule } from './identity.module.ts'
import { ordersModule } from './orders.module.ts'
import { shellModule } from './shell.module.ts'
import { taxCredentialModule } from './tax-credential.module.ts'

/** What lives as long as the tab. */
export const buildContainer = (): Container => {
  const container = new Container()
  container.load(browserModule, apiModule, identityModule)
  return container
}

/** What lives as long as one session in it: nothing of it is left when another begins. */
export const buildSessionContainer = (tab: Container): Container => {
  const container = new Container({ parent: tab })
  container.load(shellModule, taxCredentialModule, financingModule, ordersModule)
  return container
}
