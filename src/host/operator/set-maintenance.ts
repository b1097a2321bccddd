import * as E from 'fp-ts/Either'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import type { RequestOf } from './operator-request.ts'

/** Starts or ends maintenance at every host. Open pages are notified by the close of their connections. */
export const setMaintenanceCommand = async (
  { clock, database, maintenance }: OperatorServices,
  { on }: RequestOf<'maintenance'>,
): Promise<CommandResult> => {
  await maintenance.set(on)
  await database.transaction((tx) =>
    appendAuditEntry(tx, clock, { actor: 'operator', action: on ? 'maintenance on' : 'maintenance off' }),
  )
  return E.right([on ? 'Mantención activada: nadie puede ingresar.' : 'Mantención desactivada.'])
}
