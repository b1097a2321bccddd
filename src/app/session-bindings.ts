import { Businesses } from '#application/business/businesses.port.ts'
import { SessionExpiryViewModel } from '#application/identity/session-expiry.view-model.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { Permissions } from '#application/team/permissions.ts'
import { clockOf } from '#infrastructure/browser/system-clock.ts'
import { makeHttpBusinesses } from '#infrastructure/business/http-businesses.ts'
import type { ModuleBindings } from './create-module.ts'
import { Api, ServerClock } from './tokens.ts'

/** Binds the parts of every session, with a business or without. The sign-in page does not load it. */
export const bindSession = ({ bind, bindClass }: ModuleBindings): void => {
  bind(Clock).toResolvedValue(clockOf, [ServerClock]).inSingletonScope()
  bind(Businesses).toResolvedValue(makeHttpBusinesses, [Api]).inSingletonScope()
  bindClass(SessionExpiryViewModel).inSingletonScope()
  bindClass(Permissions).inSingletonScope()
}
