import * as E from 'fp-ts/Either'
import { writeTrail } from '../trail.ts'
import type { Done, OperatorParts } from './operator-desk.ts'
import type { RequestOf } from './operator-request.ts'

/** Closes the product to everybody, or opens it again, at once. Open pages hear of it as their lines end. */
export const switchMaintenance = async (
  { clock, database, live, maintenance }: OperatorParts, { on }: RequestOf<'maintenance'>,
): Promise<Done> => {
  await maintenance.set(on)
  await database.transaction((tx) => writeTrail(tx, clock, { actor: 'operator', action: on ? 'maintenance on' : 'maintenance off' }))
  if (on) live.endAll()
  return E.right([on ? 'Mantención activada: nadie puede ingresar.' : 'Mantención desactivada.'])
}
