import { id } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { sql, values } from '../database/sql.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { Mail } from '../mail/mail.port.ts'
import type { IncomingTransfers } from './incoming-transfers.port.ts'
import { referenceOf } from './payroll-row.ts'
import { processPayroll } from './process-payroll.ts'

/** Confirms declared transfers that arrived, within the hours of the bank. Another host may do the same at once. */
export const checkTransfers = async (
  services: { readonly clock: Clock; readonly database: Database; readonly live: Live; readonly mail: Mail },
  transfers: IncomingTransfers,
): Promise<void> => {
  const due = await values(
    services.database,
    id<'Payroll'>(),
    sql`select id from payroll where check_at <= ${new Date(services.clock.now())} and status = 'PAYMENT_IN_PROCESS' order by id`,
  )
  for (const payrollId of due)
    if (await transfers.hasArrived(referenceOf(payrollId)))
      await processPayroll(services, { payrollId, action: 'confirm', actor: 'host' })
}
