import { companyAdd } from './add-company.ts'
import { taxpayerAdd } from './add-taxpayer.ts'
import { signatureCheck } from './check-signatures-again.ts'
import type { OperatorCommand } from './command.ts'
import { documentApprove, documentList, documentReject, documentSave, documentSendToSign } from './documents.ts'
import { jobList, jobRetry } from './failed-jobs.ts'
import { holidayAdd, holidayList, holidayRemove } from './holidays.ts'
import { impersonate } from './impersonate.ts'
import { invoiceImport } from './import-files.ts'
import { geoLoad } from './load-geography.ts'
import type { OperatorServices } from './operator-services.ts'
import { orderPay } from './order-pay.ts'
import * as orderStatus from './order-status.ts'
import { orderReviewList } from './orders-to-review.ts'
import { orderCorrectPayment, orderPaymentList } from './payment-corrections.ts'
import { orderRenegotiate } from './order-renegotiate.ts'
import { payrollConfirm, payrollFail, payrollFund, payrollList, payrollReject } from './payrolls.ts'
import { sample } from './sample.ts'
import { creditLineSet } from './set-credit-line.ts'
import { debtSet } from './set-debts.ts'
import { featureSet } from './set-feature.ts'
import { maintenance } from './set-maintenance.ts'
import { signerSet } from './set-signer.ts'
import { transferAccountSet } from './set-transfer-account.ts'
import { documentsSettle } from './settle-doubts.ts'
import { surplusPay } from './surplus-pay.ts'
import { memberList, memberRemove, memberRole, ownerTransfer } from './team-members.ts'
import { auditVerify } from './verify-audit.ts'
import { companyVerify } from './verify-company.ts'
import { voucherAttach, voucherList } from './vouchers.ts'
import { documentsWithoutEffect } from './without-effect.ts'

/** The commands of operators, in the order of their list. */
export const OPERATOR_COMMANDS: ReadonlyArray<OperatorCommand<OperatorServices>> = [
  sample,
  companyAdd,
  companyVerify,
  memberList,
  memberRole,
  memberRemove,
  ownerTransfer,
  taxpayerAdd,
  invoiceImport,
  orderStatus.orderAdvance,
  orderStatus.orderApprove,
  orderStatus.orderRequestDocument,
  orderStatus.orderReject,
  orderStatus.orderTransfer,
  orderRenegotiate,
  orderStatus.orderDefault,
  orderPay,
  orderPaymentList,
  orderCorrectPayment,
  surplusPay,
  creditLineSet,
  transferAccountSet,
  payrollList,
  payrollFund,
  payrollConfirm,
  payrollFail,
  payrollReject,
  voucherList,
  voucherAttach,
  debtSet,
  orderReviewList,
  documentList,
  documentsWithoutEffect,
  documentsSettle,
  documentSave,
  documentSendToSign,
  documentApprove,
  documentReject,
  signatureCheck,
  signerSet,
  impersonate,
  geoLoad,
  featureSet,
  holidayAdd,
  holidayRemove,
  holidayList,
  maintenance,
  jobList,
  jobRetry,
  auditVerify,
]
