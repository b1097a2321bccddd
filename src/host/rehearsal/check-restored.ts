import { verifyAuditLog, type ValidAuditLog } from '../audit/verify-audit-log.ts'
import type { Queries } from '../database/database.ts'
import { firstWrongEntry, ledgerTotals } from '../wallet/index.ts'
import type { Report } from './report.ts'

/** Verifies ledger and audit log of restored data; undefined when the audit log is not whole. */
export const checkRestored = async (queries: Queries, report: Report): Promise<ValidAuditLog | undefined> => {
  const { entries, total } = await ledgerTotals(queries)
  report.say(`Libro: ${entries} asientos que suman ${total}`)
  const wrong = await firstWrongEntry(queries)
  if (wrong !== undefined) report.differs(`El asiento ${wrong} del libro no corresponde a su operación.`)
  const trail = await verifyAuditLog(queries)
  if (trail._tag === 'TrailIntact') {
    report.say(`Registro de auditoría: entero, ${trail.rows} filas`)
    return trail
  }
  report.differs(`El registro de auditoría no es el que se escribió: cambia en la fila ${trail.position}.`)
  return undefined
}
