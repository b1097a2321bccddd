import type { Country } from '#domain/kernel/country.ts'
import type { Database } from '../database/database.ts'
import type { DebtFolder } from '../debts/index.ts'
import type { DocumentStore } from '../documents/index.ts'
import type { SignInLinks } from '../impersonation/index.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { Mail } from '../mail/mail.port.ts'
import type { OrderEvents } from '../orders/index.ts'
import type { Passwords } from '../security/password-hash.ts'
import type { Vault } from '../security/vault.ts'
import type { SignatureChecks } from '../tax-authority/sign/index.ts'
import type { Taxpayers } from '../tax-authority/sync/index.ts'
import type { SampleWorkers } from './tasks.ts'

/** The services that set up the sample companies. */
export interface SampleServices {
  readonly clock: Clock
  readonly database: Database
  readonly dataFolder: string
  readonly debtSource: DebtFolder
  readonly documents: DocumentStore
  readonly financier: Readonly<Record<Country, string | undefined>>
  readonly live: Live
  readonly mail: Mail
  readonly orderEvents: OrderEvents
  readonly passwords: Passwords
  readonly publicAddress: () => string
  readonly signInLinks: SignInLinks
  readonly signatures: Pick<SignatureChecks, 'again' | 'idle'>
  readonly taxpayers: Taxpayers
  readonly vault: Vault
  readonly workers: SampleWorkers
}
