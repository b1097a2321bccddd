import type * as E from 'fp-ts/Either'
import type { ReadingLimits } from '../config/reading-limits.ts'
import type { Maintenance } from '../http/maintenance.ts'
import type { Jobs } from '../jobs/jobs.port.ts'
import type { SampleServices } from '../samples/sample-services.ts'
import type { RefreshInvoices } from '../tax-authority/connector-invoices.ts'
import type { InvoiceImporter } from '../tax-authority/invoice-importer.port.ts'

/** The dependencies of operator commands. */
export interface OperatorServices extends SampleServices {
  readonly importer: InvoiceImporter
  readonly jobs: Jobs
  readonly maintenance: Maintenance
  readonly readingLimits: ReadingLimits
  readonly refreshInvoices: RefreshInvoices
}

/** The output lines, or the error as a sentence. */
export type CommandResult = E.Either<string, ReadonlyArray<string>>
