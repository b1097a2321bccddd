import type { BusinessId } from '#domain/kernel/id.ts'
import { integer } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { sql, value } from '../database/sql.ts'

/** Makes the part of a digest about the issued invoices of a company: how many that can be financed are new, as the notification counts them. */
export const makeInvoicesPart =
  () =>
  (queries: Queries, businessId: BusinessId, { since, until }: { readonly since: Date; readonly until: Date }) =>
    value(
      queries,
      integer,
      sql`select count(*) from invoice i join tax_document d on d.business_id = ${businessId} and d.kind = 'Invoice' and d.key = i.key
        where i.business_id = ${businessId} and i.financeable and d.received_at > ${since} and d.received_at <= ${until}`,
    )
