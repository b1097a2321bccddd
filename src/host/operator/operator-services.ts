import type { ReadingLimits } from '../config/reading-limits.ts'
import type { Maintenance } from '../http/maintenance.ts'
import type { Jobs } from '../jobs/jobs.port.ts'
import type { SampleServices } from '../samples/sample-services.ts'
import type { RefreshInvoices } from '../tax-authority/sync/index.ts'
import type { InvoiceImporter } from '../tax-authority/index.ts'

/** The services that a host gives its operator commands. */
export interface OperatorServices extends SampleServices {
  readonly importer: InvoiceImporter
  readonly jobs: Jobs
  readonly maintenance: Maintenance
  readonly readingLimits: ReadingLimits
  readonly refreshInvoices: RefreshInvoices
}

/** The services that one command takes. */
export type Needs<K extends keyof OperatorServices> = Pick<OperatorServices, K>
