import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { documentedInvoices } from '#domain/tax-documents/documented-invoices.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { id } from '../database/columns.ts'
import { optionalValue, sql } from '../database/sql.ts'
import { documentsOf } from '../tax-authority/read-documents.ts'
import { decisionsOf, settleDoubts } from '../tax-authority/settled-doubts.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import type { RequestOf } from './operator-request.ts'

/**
 * Ends the doubts about an invoice for the documents that are known now: somebody looked at them at the tax authority. What arrives later
 * causes new ones.
 */
export const settleDoubtsCommand = async (
  { clock, database, refreshInvoices }: Pick<OperatorServices, 'clock' | 'database' | 'refreshInvoices'>,
  { key, reason, taxId }: RequestOf<'documents:settle'>,
): Promise<CommandResult> => {
  const { country, identifier } = taxId
  const businessId = await optionalValue(
    database,
    id<'Business'>(),
    sql`select id from business where country = ${country} and identifier = ${identifier}`,
  )
  if (businessId === undefined) return E.left(`No hay una empresa ${identifier}.`)
  const documents = await documentsOf(database, businessId, () => nextTurn())
  const { invoices } = documentedInvoices(taxId, documents, await decisionsOf(database, businessId))
  const invoice = invoices.find(({ document }) => document.key === key)
  if (invoice === undefined) return E.left(`La empresa no tiene la factura ${key}.`)
  const causes = [...new Set(invoice.causes.flatMap((doubt) => doubt.causes))]
  if (causes.length === 0) return E.left(`Nada deja en duda la factura ${key}.`)
  await database.transaction(async (tx) => {
    await settleDoubts(tx, businessId, { key, causes, reason, by: 'operator' })
    await appendAuditEntry(tx, clock, {
      actor: 'operator',
      businessId,
      action: 'doubts settled',
      detail: { invoice: key, documents: causes.length, reason },
    })
  })
  await refreshInvoices(businessId)
  return E.right([`La factura ${key} ya no está en duda por ${causes.length} documentos.`])
}
