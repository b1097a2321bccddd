import * as E from 'fp-ts/Either'
import { verifyTrail } from '../audit/verify-trail.ts'
import type { Done, OperatorParts } from './operator-desk.ts'

/** Reads the whole trail and says where it was touched, if it was. */
export const verifyAudit = async ({ database }: OperatorParts): Promise<Done> => {
  const verdict = await verifyTrail(database)
  return verdict._tag === 'TrailBroken'
    ? E.left(`El registro no es el que se escribió: cambia en la fila ${verdict.position}.`)
    : E.right([`El registro está entero: ${verdict.rows} ${verdict.rows === 1 ? 'fila' : 'filas'}.`, `Huella de la última: ${verdict.hash}`])
}
