import * as E from 'fp-ts/Either'
import { answerLiveQuestion } from '../rehearsal/answer-live-question.ts'
import { addCompany } from './add-company.ts'
import { addTaxpayer } from './add-taxpayer.ts'
import { actOn, advance } from './order-status.ts'
import { checkSignaturesAgain } from './check-signatures-again.ts'
import { approveDocument, listDocuments, rejectDocument, saveDocument, sendToSign } from './documents.ts'
import { listFailedJobs, retryFailedJob } from './failed-jobs.ts'
import { impersonate } from './impersonate.ts'
import { importFiles } from './import-files.ts'
import type { OperatorAnswer, OperatorRequest } from './operator-request.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import { loadGeography } from './load-geography.ts'
import { pay } from './order-pay.ts'
import { ordersToReview } from './orders-to-review.ts'
import { correct, listPayments } from './payment-corrections.ts'
import { actOnPayroll, listPayrolls } from './payrolls.ts'
import { sample } from './sample.ts'
import { setCreditLine } from './set-credit-line.ts'
import { setDebts } from './set-debts.ts'
import { setFeatureCommand } from './set-feature.ts'
import { setMaintenanceCommand } from './set-maintenance.ts'
import { setSigner } from './set-signer.ts'
import { setTransferAccount } from './set-transfer-account.ts'
import { paySurplusCommand } from './surplus-pay.ts'
import { verifyAudit } from './verify-audit.ts'
import { verifyCompany } from './verify-company.ts'
import { attachVoucher, listVouchers } from './vouchers.ts'

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
    case 'order:act':
      return actOn(parts, request)
    case 'order:advance':
      return advance(parts, request)
    case 'order:pay':
      return pay(parts, request)
    case 'order:payment-list':
      return listPayments(parts, request)
    case 'order:correct-payment':
      return correct(parts, request)
    case 'transfer-account:set':
      return setTransferAccount(parts, request)
    case 'credit-line:set':
      return setCreditLine(parts, request)
    case 'payroll:list':
      return listPayrolls(parts)
    case 'payroll:act':
      return actOnPayroll(parts, request)
    case 'voucher:list':
      return listVouchers(parts)
    case 'voucher:attach':
      return attachVoucher(parts, request)
    case 'debt:set':
      return setDebts(parts, request)
    case 'surplus:pay':
      return paySurplusCommand(parts, request)
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
    case 'data:read':
      return answerLiveQuestion(parts.database, request.question).then(E.right)
    case 'document:list':
      return listDocuments(parts)
    case 'document:save':
      return saveDocument(parts, request)
    case 'document:send-to-sign':
      return sendToSign(parts, request)
    case 'document:approve':
      return approveDocument(parts, request)
    case 'document:reject':
      return rejectDocument(parts, request)
    case 'geo:load':
      return loadGeography(parts, request)
    case 'feature:set':
      return setFeatureCommand(parts, request)
    case 'maintenance':
      return setMaintenanceCommand(parts, request)
    case 'job:list':
      return listFailedJobs(parts)
    case 'job:retry':
      return retryFailedJob(parts, request)
  }
}
