import * as E from 'fp-ts/Either'
import { verifyAuditLog } from '../audit/verify-audit-log.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'

/** Verifies the whole audit log and reports the first changed row. */
export const verifyAudit = async ({ database }: OperatorServices): Promise<CommandResult> => {
  const verdict = await verifyAuditLog(database)
  return verdict._tag === 'TrailBroken'
    ? E.left(`El registro no es el que se escribió: cambia en la fila ${verdict.position}.`)
    : E.right([
        `El registro está entero: ${verdict.rows} ${verdict.rows === 1 ? 'fila' : 'filas'}.`,
        `Huella de la última: ${verdict.hash}`,
      ])
}
