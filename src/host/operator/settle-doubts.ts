import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { documentedInvoices } from '#domain/tax-documents/documented-invoices.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { id } from '../database/columns.ts'
import { optionalValue, sql } from '../database/sql.ts'
import { documentsOf, settledDoubts } from '../tax-authority/store/index.ts'
import { positional, requiredOption, type Kind } from './arguments.ts'
import { command } from './command.ts'
import { reasonUpTo, TaxId } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** A shell gives the bar of a stored key another meaning. */
const InvoiceKey: Kind<string> = {
  shown: 'FACTURA',
  parse: (text) => {
    if (text.length > MAX_KEY_LENGTH) return undefined
    return text.includes('/') ? text.replaceAll('/', '|') : text.toLowerCase()
  },
  wrong: () => 'Falta la factura.',
}

const MAX_KEY_LENGTH = 100

/**
 * Ends the doubts about an invoice for the documents that are known now: somebody looked at them at the tax authority. What arrives later
 * causes new ones.
 */
export const documentsSettle = command({
  name: 'documents:settle',
  summary: 'Termina las dudas sobre una factura, por los documentos que hay ahora.',
  args: {
    taxId: positional(TaxId),
    key: positional(InvoiceKey, 'su folio fiscal, o RUT/tipo/folio del emisor'),
    reason: requiredOption(reasonUpTo(500), 'qué se revisó ante la autoridad tributaria'),
  },
  run: async (
    { clock, database, refreshInvoices }: Needs<'clock' | 'database' | 'refreshInvoices'>,
    { key, reason, taxId },
  ) => {
    const { country, identifier } = taxId
    const businessId = await optionalValue(
      database,
      id<'Business'>(),
      sql`select id from business where country = ${country} and identifier = ${identifier}`,
    )
    if (businessId === undefined) return E.left(`No hay una empresa ${identifier}.`)
    const documents = await documentsOf(database, businessId, () => nextTurn())
    const { invoices } = documentedInvoices(taxId, documents, await settledDoubts.decisionsOf(database, businessId))
    const invoice = invoices.find(({ document }) => document.key === key)
    if (invoice === undefined) return E.left(`La empresa no tiene la factura ${key}.`)
    const causes = [...new Set(invoice.causes.flatMap((doubt) => doubt.causes))]
    if (causes.length === 0) return E.left(`Nada deja en duda la factura ${key}.`)
    await database.transaction(async (tx) => {
      await settledDoubts.settleDoubts(tx, businessId, { key, causes, reason, by: 'operator' })
      await appendAuditEntry(tx, clock, {
        actor: 'operator',
        businessId,
        action: 'doubts settled',
        detail: { invoice: key, documents: causes.length, reason },
      })
    })
    await refreshInvoices(businessId)
    return E.right([`La factura ${key} ya no está en duda por ${causes.length} documentos.`])
  },
})
