import type * as E from 'fp-ts/Either'
import type { SignatureChecks } from '../tax-authority/signature-checks.ts'
import type { DebtFolder } from '../debts/debt-folder.ts'
import type { Taxpayers } from '../tax-authority/taxpayers.ts'
import type { Workers } from '../workers/tasks.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Database } from '../database/database.ts'
import type { DocumentStore } from '../documents/document-store.port.ts'
import type { InvoiceImporter } from '../tax-authority/invoice-importer.port.ts'
import type { Jobs } from '../jobs/jobs.port.ts'
import type { Live } from '../live/live.port.ts'
import type { Mail } from '../mail/mail.port.ts'
import type { Maintenance } from '../http/maintenance.ts'
import type { Passwords } from '../security/password-hash.ts'
import type { ReadingLimits } from '../config/reading-limits.ts'
import type { RefreshInvoices } from '../tax-authority/connector-invoices.ts'
import type { Vault } from '../security/vault.ts'

/** The dependencies of operator commands. */
export interface OperatorServices {
  readonly clock: Clock
  readonly database: Database
  readonly documents: DocumentStore
  readonly financier: Readonly<Record<Country, string | undefined>>
  readonly importer: InvoiceImporter
  readonly jobs: Jobs
  readonly live: Live
  readonly mail: Mail
  readonly maintenance: Maintenance
  readonly passwords: Passwords
  readonly publicAddress: () => string
  readonly readingLimits: ReadingLimits
  readonly refreshInvoices: RefreshInvoices
  readonly vault: Vault
  readonly taxpayers: Taxpayers
  readonly debtSource: DebtFolder
  readonly signatures: Pick<SignatureChecks, 'again' | 'idle'>
  readonly workers: Workers
  readonly dataFolder: string
}

/** The output lines, or the error as a sentence. */
export type CommandResult = E.Either<string, ReadonlyArray<string>>
