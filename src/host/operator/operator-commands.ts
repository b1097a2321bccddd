import * as E from 'fp-ts/Either'
import type { OperatorAnswer } from '../operator-socket/operator-answer.ts'
import { answerLiveQuestion } from '../rehearsal/answer-live-question.ts'
import { addCompany } from './add-company.ts'
import { addTaxpayer } from './add-taxpayer.ts'
import { checkSignaturesAgain } from './check-signatures-again.ts'
import { approveDocument, listDocuments, rejectDocument, saveDocument, sendToSign } from './documents.ts'
import { listFailedJobs, retryFailedJob } from './failed-jobs.ts'
import { addHolidayCommand, listHolidaysCommand, removeHolidayCommand } from './holidays.ts'
import { impersonate } from './impersonate.ts'
import { importFiles } from './import-files.ts'
import { loadGeography } from './load-geography.ts'
import type { OperatorRequest } from './operator-request.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import { pay } from './order-pay.ts'
import { actOn, advance } from './order-status.ts'
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
import { settleDoubtsCommand } from './settle-doubts.ts'
import { paySurplusCommand } from './surplus-pay.ts'
import { verifyAudit } from './verify-audit.ts'
import { verifyCompany } from './verify-company.ts'
import { attachVoucher, listVouchers } from './vouchers.ts'
import { listWithoutEffect } from './without-effect.ts'

export const executeOperatorRequest = async (
  services: OperatorServices,
  request: OperatorRequest,
): Promise<OperatorAnswer> => {
  const done = await perform(services, request)
  return E.isRight(done) ? { ok: true, lines: [...done.right] } : { ok: false, sentence: done.left }
}

const perform = (services: OperatorServices, request: OperatorRequest): Promise<CommandResult> => {
  switch (request.command) {
    case 'taxpayer:add':
      return addTaxpayer(services, request)
    case 'company:add':
      return addCompany(services, request)
    case 'company:verify':
      return verifyCompany(services, request)
    case 'order:act':
      return actOn(services, request)
    case 'order:advance':
      return advance(services, request)
    case 'order:pay':
      return pay(services, request)
    case 'order:payment-list':
      return listPayments(services, request)
    case 'order:correct-payment':
      return correct(services, request)
    case 'transfer-account:set':
      return setTransferAccount(services, request)
    case 'credit-line:set':
      return setCreditLine(services, request)
    case 'payroll:list':
      return listPayrolls(services)
    case 'payroll:act':
      return actOnPayroll(services, request)
    case 'voucher:list':
      return listVouchers(services)
    case 'voucher:attach':
      return attachVoucher(services, request)
    case 'debt:set':
      return setDebts(services, request)
    case 'surplus:pay':
      return paySurplusCommand(services, request)
    case 'invoice:import':
      return importFiles(services, request)
    case 'sample':
      return sample(services)
    case 'impersonate':
      return impersonate(services, request)
    case 'order:review-list':
      return ordersToReview(services)
    case 'signature:check':
      return checkSignaturesAgain(services)
    case 'signer:set':
      return setSigner(services, request)
    case 'audit:verify':
      return verifyAudit(services)
    case 'data:read':
      return answerLiveQuestion(services.database, request.question).then(E.right)
    case 'document:list':
      return listDocuments(services)
    case 'documents:without-effect':
      return listWithoutEffect(services, request)
    case 'documents:settle':
      return settleDoubtsCommand(services, request)
    case 'document:save':
      return saveDocument(services, request)
    case 'document:send-to-sign':
      return sendToSign(services, request)
    case 'document:approve':
      return approveDocument(services, request)
    case 'document:reject':
      return rejectDocument(services, request)
    case 'geo:load':
      return loadGeography(services, request)
    case 'feature:set':
      return setFeatureCommand(services, request)
    case 'holiday:add':
      return addHolidayCommand(services, request)
    case 'holiday:remove':
      return removeHolidayCommand(services, request)
    case 'holiday:list':
      return listHolidaysCommand(services, request)
    case 'maintenance':
      return setMaintenanceCommand(services, request)
    case 'job:list':
      return listFailedJobs(services)
    case 'job:retry':
      return retryFailedJob(services, request)
  }
}
