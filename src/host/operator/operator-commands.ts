import * as E from 'fp-ts/Either'
import type { HostServices } from '../server/services.ts'
import type { SignatureChecks } from '../tax-authority/signature-checks.ts'
import type { Taxpayers } from '../tax-authority/taxpayers.ts'
import type { Workers } from '../workers/tasks.ts'
import { addCompany } from './add-company.ts'
import { addTaxpayer } from './add-taxpayer.ts'
import { advance } from './advance.ts'
import { checkSignaturesAgain } from './check-signatures-again.ts'
import { impersonate } from './impersonate.ts'
import { importFiles } from './import-files.ts'
import type { OperatorAnswer, OperatorRequest } from './operator-request.ts'
import { ordersToReview } from './orders-to-review.ts'
import { sample } from './sample.ts'
import { setFeatureCommand } from './set-feature.ts'
import { setMaintenanceCommand } from './set-maintenance.ts'
import { setSigner } from './set-signer.ts'
import { verifyAudit } from './verify-audit.ts'
import { verifyCompany } from './verify-company.ts'

/** The dependencies of operator commands. */
export interface OperatorServices extends Pick<
  HostServices,
  | 'clock'
  | 'database'
  | 'importer'
  | 'jobs'
  | 'live'
  | 'mail'
  | 'maintenance'
  | 'passwords'
  | 'publicAddress'
  | 'readingLimits'
  | 'vault'
> {
  readonly taxpayers: Taxpayers
  readonly signatures: Pick<SignatureChecks, 'again' | 'idle'>
  readonly workers: Workers
  readonly dataFolder: string
}

/** The output lines, or the error as a sentence. */
export type CommandResult = E.Either<string, ReadonlyArray<string>>

export const executeOperatorRequest = async (
  parts: OperatorServices,
  request: OperatorRequest,
): Promise<OperatorAnswer> => {
  const done = await perform(parts, request)
  return E.isRight(done) ? { ok: true, lines: [...done.right] } : { ok: false, sentence: done.left }
}

const perform = (parts: OperatorServices, request: OperatorRequest): Promise<CommandResult> => {
  switch (request.command) {
    case 'taxpayer:add':
      return addTaxpayer(parts, request)
    case 'company:add':
      return addCompany(parts, request)
    case 'company:verify':
      return verifyCompany(parts, request)
    case 'order:advance':
      return advance(parts, request)
    case 'invoice:import':
      return importFiles(parts, request)
    case 'sample':
      return sample(parts)
    case 'impersonate':
      return impersonate(parts, request)
    case 'order:review-list':
      return ordersToReview(parts)
    case 'signature:check':
      return checkSignaturesAgain(parts)
    case 'signer:set':
      return setSigner(parts, request)
    case 'audit:verify':
      return verifyAudit(parts)
    case 'feature:set':
      return setFeatureCommand(parts, request)
    case 'maintenance':
      return setMaintenanceCommand(parts, request)
  }
}
