import type * as E from 'fp-ts/Either'
import type { HostServices } from '../server/services.ts'
import type { SignatureChecks } from '../tax-authority/signature-checks.ts'
import type { DebtFolder } from '../debts/debt-folder.ts'
import type { Taxpayers } from '../tax-authority/taxpayers.ts'
import type { Workers } from '../workers/tasks.ts'

/** The dependencies of operator commands. */
export interface OperatorServices extends Pick<
  HostServices,
  | 'clock'
  | 'database'
  | 'documents'
  | 'financier'
  | 'importer'
  | 'jobs'
  | 'live'
  | 'mail'
  | 'maintenance'
  | 'passwords'
  | 'publicAddress'
  | 'readingLimits'
  | 'refreshInvoices'
  | 'vault'
> {
  readonly taxpayers: Taxpayers
  readonly debtSource: DebtFolder
  readonly signatures: Pick<SignatureChecks, 'again' | 'idle'>
  readonly workers: Workers
  readonly dataFolder: string
}

/** The output lines, or the error as a sentence. */
export type CommandResult = E.Either<string, ReadonlyArray<string>>
