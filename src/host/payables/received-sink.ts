import { profileOf } from '#domain/kernel/country-profile.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Database } from '../database/database.ts'
import { sql, type Sql } from '../database/sql.ts'
import { saveSuppliers, suppliersIn } from '../suppliers/index.ts'
import { chunksOf } from '../kernel/chunks.ts'
import { type DocumentedFacts, type DocumentSink, storedFacts } from '../tax-authority/index.ts'
import { changedPayables } from './payable-changes.ts'
import { receivedInvoice, type ReceivedInvoice } from './received-invoice.ts'
import { markRemovedPayables, savePayables } from './store.ts'

/** Brings the received invoices of a business and its suppliers in line with its documents. */
export const makeReceivedSink = (database: Database): DocumentSink => ({
  direction: 'RECEIVED',
  plan: async ({ country, id: businessId }, documented, pause) => {
    const payables = documented.map(receivedInvoice)
    const suppliers = suppliersIn(payables)
    await pause()
    const differing = await changedPayables(database, businessId, payables, pause)
    return {
      keys: differing.map(({ key }) => key),
      begin: async (tx, keys) => {
        const written = new Set(keys)
        const changed = differing.filter(({ key }) => written.has(key))
        return {
          before: await storedFacts(tx, profileOf(country).currency, factsOf(businessId, keys)),
          arrivals: 0,
          write: async () => {
            for (const some of chunksOf(suppliers, AT_ONCE)) {
              await saveSuppliers(tx, businessId, some)
              await pause()
            }
            for (const some of chunksOf(changed, AT_ONCE)) {
              await savePayables(tx, { country, id: businessId }, some)
              await pause()
            }
            const keysOfAll = payables.map(({ key }) => key)
            await markRemovedPayables(tx, businessId, keysOfAll)
            return changed.map(receivedFacts)
          },
        }
      },
    }
  },
})

/** Rows per statement: a long statement blocks other calls of this process. */
const AT_ONCE = 250

const factsOf = (businessId: BusinessId, keys: ReadonlyArray<string>): Sql =>
  sql`select i.key, i.folio, i.amount as owed, array_remove(array[i.obstacle], null) as reasons, payee.identifier as payee,
      null as due_date, i.effects
    from payable i join supplier payee on payee.id = i.payee_id
    where i.business_id = ${businessId} and i.key = any(${keys}::text[])`

const receivedFacts = (invoice: ReceivedInvoice): DocumentedFacts => ({
  key: invoice.key,
  folio: invoice.folio,
  owed: invoice.amount,
  reasons: invoice.obstacle === undefined ? [] : [invoice.obstacle],
  payee: invoice.payee.identifier,
  dueDate: undefined,
  effects: invoice.effects,
})
