import type { Country } from '#domain/kernel/country.ts'
import type { CompanyRegister } from '../business/index.ts'
import type { ReadingLimits } from '../config/reading-limits.ts'
import type { Database } from '../database/database.ts'
import type { DebtSource } from '../debts/index.ts'
import type { DocumentStore } from '../documents/index.ts'
import type { CallGuards } from '../http/guards.ts'
import type { Maintenance } from '../http/maintenance.ts'
import type { Limits } from '../http/rate-limits.ts'
import type { MailDomains, Tokens } from '../identity/index.ts'
import type { SignInLinks } from '../impersonation/index.ts'
import type { Jobs } from '../jobs/jobs.port.ts'
import type { Clock } from '../kernel/clock.ts'
import type { FormTickets } from '../legal/index.ts'
import type { Live } from '../live/live.port.ts'
import type { Mail } from '../mail/mail.port.ts'
import type { Passwords } from '../security/password-hash.ts'
import type { Vault } from '../security/vault.ts'
import type { OriginalsOf, RefreshInvoices } from '../tax-authority/sync/index.ts'
import type { InvoiceImporter, TaxAuthority } from '../tax-authority/index.ts'
import type { Subscriptions } from './subscriptions.ts'
import type { Workers } from './worker-tasks.ts'

/** Everything that routes need, created once at the start. */
export interface HostServices extends Subscriptions {
  readonly database: Database
  readonly clock: Clock
  readonly tokens: Tokens
  readonly formTickets: FormTickets
  readonly signInLinks: SignInLinks
  readonly passwords: Passwords
  readonly vault: Vault
  readonly documents: DocumentStore
  readonly limits: Limits
  readonly guards: CallGuards
  readonly taxAuthority: TaxAuthority
  readonly register: CompanyRegister
  readonly debtSource: DebtSource
  readonly jobs: Jobs
  readonly live: Live
  readonly importer: InvoiceImporter
  readonly originalsOf: OriginalsOf
  readonly refreshInvoices: RefreshInvoices
  readonly readingLimits: ReadingLimits
  /** How many bytes of files one company may store. */
  readonly storageBytes: number
  readonly workers: Pick<Workers, 'ask'>
  readonly mail: Mail
  readonly mailDomains: MailDomains
  /** The public origin of this host, without a trailing slash. */
  readonly publicAddress: () => string
  /** The tax id of the financier in each country where it takes cessions. */
  readonly financier: Readonly<Record<Country, string | undefined>>
  readonly maintenance: Maintenance
  /** Whether analytics events are stored. */
  readonly analytics: boolean
}
