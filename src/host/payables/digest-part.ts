import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Money } from '#domain/kernel/money.ts'
import { type DueBucket, OVERDUE_BUCKETS } from '#domain/payables/due-bucket.ts'
import { integer } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { sql, value } from '../database/sql.ts'
import { visible } from './conditions.ts'
import type { Owner } from './list.ts'
import { payableStats } from './totals.ts'

export interface PayablesPart {
  /** The buckets that are overdue or due until the seventh day, as the page of payments shows them. Sums are one for each currency. */
  readonly due: ReadonlyArray<{
    readonly bucket: DueBucket
    readonly invoices: number
    readonly lists: number
    readonly totals: ReadonlyArray<Money>
  }>
  /** The received invoices whose document arrived in the time. */
  readonly arrived: number
}

interface Period {
  readonly today: CivilDate
  readonly since: Date
  readonly until: Date
}

/** Makes the part of a digest about the received invoices of a company. */
export const makePayablesPart =
  () =>
  async (queries: Queries, business: Owner, { since, today, until }: Period): Promise<PayablesPart> => {
    const { due } = await payableStats(queries, business, today)
    const arrived = await value(
      queries,
      integer,
      sql`select count(*) from payable i join tax_document d on d.business_id = ${business.id} and d.kind = 'Invoice' and d.key = i.key
        where ${visible(business.id)} and d.received_at > ${since} and d.received_at <= ${until}`,
    )
    return {
      due: due
        .filter(({ bucket }) => TOLD_BUCKETS.includes(bucket))
        .map(({ bucket, invoices, lists = 0, totals = [] }) => ({ bucket, invoices, lists, totals }))
        .filter(({ invoices, lists }) => invoices + lists > 0),
      arrived,
    }
  }

const TOLD_BUCKETS: ReadonlyArray<DueBucket> = [...OVERDUE_BUCKETS, 'WITHIN_7']
