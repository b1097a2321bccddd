import * as E from 'fp-ts/Either'
import { verifyAuditLog } from '../audit/verify-audit-log.ts'
import { command } from './command.ts'
import type { Needs } from './operator-services.ts'

/** Verifies the whole audit log and reports the first changed row. */
export const auditVerify = command({
  name: 'audit:verify',
  summary: 'Revisa que nadie haya cambiado el registro de lo que se hizo.',
  args: {},
  notes: ['La huella que muestra, anotada en otra parte, delata también un registro rehecho entero.'],
  run: async ({ database }: Needs<'database'>) => {
    const verdict = await verifyAuditLog(database)
    return verdict._tag === 'TrailBroken'
      ? E.left(`El registro no es el que se escribió: cambia en la fila ${verdict.position}.`)
      : E.right([
          `El registro está entero: ${verdict.rows} ${verdict.rows === 1 ? 'fila' : 'filas'}.`,
          `Huella de la última: ${verdict.hash}`,
        ])
  },
})
