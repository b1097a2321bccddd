import { id } from '../database/columns.ts'
import { sql, values } from '../database/sql.ts'
import type { HostServices } from '../server/services.ts'
import type { IncomingTransfers } from './incoming-transfers.port.ts'
import { referenceOf } from './payroll-store.ts'
import { processPayroll } from './process-payroll.ts'

/** Confirms declared transfers that arrived, within the hours of the bank. Another host may do the same at once. */
export const checkTransfers = async (
  parts: Pick<HostServices, 'clock' | 'database' | 'live' | 'mail'>,
  transfers: IncomingTransfers,
): Promise<void> => {
  const due = await values(
    parts.database,
    id<'Payroll'>(),
    sql`select id from payroll where check_at <= ${new Date(parts.clock.now())} and status = 'PAYMENT_IN_PROCESS' order by id`,
  )
  for (const payrollId of due)
    if (await transfers.hasArrived(referenceOf(payrollId)))
      await processPayroll(parts, { payrollId, action: 'confirm', actor: 'host' })
}
