import { auditVerify } from './audit-verify.ts'
import type { Command } from './command.ts'
import { companyAdd } from './company-add.ts'
import { companyVerify } from './company-verify.ts'
import { creditLineSet } from './credit-line-set.ts'
import { dataMove } from './data-move.ts'
import { debtSet } from './debt-set.ts'
import { documentApprove, documentList, documentReject, documentSave, documentSendToSign } from './documents.ts'
import { jobList, jobRetry } from './failed-jobs.ts'
import { featureSet } from './feature-set.ts'
import { geoLoad } from './geo-load.ts'
import { holidayAdd, holidayList, holidayRemove } from './holidays.ts'
import { impersonate } from './impersonate.ts'
import { invoiceImport } from './invoice-import.ts'
import { maintenance } from './maintenance.ts'
import { ORDER_ACTION_COMMANDS } from './order-actions.ts'
import { orderAdvance } from './order-advance.ts'
import { orderCorrectPayment, orderPaymentList } from './order-correct-payment.ts'
import { orderPay, surplusPay } from './order-pay.ts'
import { orderReviewList } from './order-review-list.ts'
import { payrollConfirm, payrollFail, payrollFund, payrollList, payrollReject, transferAccountSet } from './payrolls.ts'
import { prepareCommand } from './prepare-command.ts'
import { restoreCommand } from './restore-command.ts'
import { restoreRehearse } from './restore-rehearse.ts'
import { sample } from './sample.ts'
import { signatureCheck } from './signature-check.ts'
import { signerSet } from './signer-set.ts'
import { taxpayerAdd } from './taxpayer-add.ts'
import { voucherAttach, voucherList } from './vouchers.ts'
import { documentsSettle, documentsWithoutEffect } from './without-effect.ts'

/** The commands by name; `runCli` adds `serve`, which starts the host. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['sample', sample],
  ['company:add', companyAdd],
  ['company:verify', companyVerify],
  ['taxpayer:add', taxpayerAdd],
  ['invoice:import', invoiceImport],
  ['order:advance', orderAdvance],
  ...ORDER_ACTION_COMMANDS,
  ['order:pay', orderPay],
  ['order:payment-list', orderPaymentList],
  ['order:correct-payment', orderCorrectPayment],
  ['surplus:pay', surplusPay],
  ['credit-line:set', creditLineSet],
  ['transfer-account:set', transferAccountSet],
  ['payroll:list', payrollList],
  ['payroll:fund', payrollFund],
  ['payroll:confirm', payrollConfirm],
  ['payroll:fail', payrollFail],
  ['payroll:reject', payrollReject],
  ['voucher:list', voucherList],
  ['voucher:attach', voucherAttach],
  ['debt:set', debtSet],
  ['order:review-list', orderReviewList],
  ['document:list', documentList],
  ['documents:without-effect', documentsWithoutEffect],
  ['documents:settle', documentsSettle],
  ['document:save', documentSave],
  ['document:send-to-sign', documentSendToSign],
  ['document:approve', documentApprove],
  ['document:reject', documentReject],
  ['signature:check', signatureCheck],
  ['signer:set', signerSet],
  ['impersonate', impersonate],
  ['geo:load', geoLoad],
  ['feature:set', featureSet],
  ['holiday:add', holidayAdd],
  ['holiday:remove', holidayRemove],
  ['holiday:list', holidayList],
  ['maintenance', maintenance],
  ['job:list', jobList],
  ['job:retry', jobRetry],
  ['audit:verify', auditVerify],
  ['restore', restoreCommand],
  ['restore:rehearse', restoreRehearse],
  ['data:move', dataMove],
  ['database:prepare', prepareCommand],
])

/** The list of commands, one line each. */
export const usage = (commands: ReadonlyMap<string, Command>): string =>
  [
    'Uso: npm run host -- COMANDO [opciones]',
    '',
    ...[...commands].map(([name, { summary }]) => `  ${name.padEnd(25)}${summary}`),
    '',
    'COMANDO --help explica cada uno. Todos aceptan --data CARPETA (data, si falta).',
  ].join('\n')

/** The syntax of one command. */
export const usageOf = ({ summary, usage: [first = '', ...options] }: Command): string =>
  [summary, '', `Uso: npm run host -- ${first}`, ...options].join('\n')
