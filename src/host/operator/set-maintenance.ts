import * as E from 'fp-ts/Either'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { positional } from './arguments.ts'
import { command } from './command.ts'
import { OnOff } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** Starts or ends maintenance at every host. Open pages are notified by the close of their connections. */
export const maintenance = command({
  name: 'maintenance',
  summary: 'Cierra el producto por mantención, o lo abre de nuevo, al instante.',
  args: { on: positional(OnOff) },
  run: async (services: Needs<'clock' | 'database' | 'maintenance'>, { on }) => {
    const { clock, database } = services
    await services.maintenance.set(on)
    await database.transaction((tx) =>
      appendAuditEntry(tx, clock, { actor: 'operator', action: on ? 'maintenance on' : 'maintenance off' }),
    )
    return E.right([on ? 'Mantención activada: nadie puede ingresar.' : 'Mantención desactivada.'])
  },
})
