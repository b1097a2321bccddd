import type { TypeOf } from 'io-ts'
import { AnyMoney, DateOnly } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { Count, list, optional, text } from './codec/primitives.ts'
import { MAX_FOLIOS, PayrollMethod } from './payrolls.codec.ts'

/** `digest`: of the payout data, so that another number with the same last digits is another account. */
const PaidAccount = mappedRecord('PaidAccount', {
  bank: ['bankName', text(120)],
  type: ['accountType', text(40)],
  number: ['maskedNumber', text(40)],
  digest: ['digest', text(64)],
})

const PaidPayee = mappedRecord('PaidPayee', {
  id: ['supplierId', id('Supplier')],
  name: ['name', text(300)],
  identifier: ['identifier', text(20)],
  total: ['total', AnyMoney],
  invoices: ['totalInvoices', Count],
  folios: ['folios', list(MAX_FOLIOS, text(60))],
  account: ['account', optional(PaidAccount)],
})

/** `digest`: of all its invoices with their payees and amounts, as a payee has at most 20 folios here. */
const PaidList = mappedRecord('PaidList', {
  id: ['payrollId', id('Payroll')],
  name: ['name', text(80)],
  paymentDate: ['paymentDate', DateOnly],
  digest: ['digest', text(64)],
  payees: ['payees', list(10_000, PaidPayee)],
})

/** The frozen content of a request to pay or to finance lists: the method, or the day of the repayment. */
export const PaymentContent = mappedRecord('PaymentContent', {
  lists: ['lists', list(100, PaidList)],
  method: ['method', optional(PayrollMethod)],
  repaymentDate: ['repaymentDate', optional(DateOnly)],
})
export type PaymentContent = TypeOf<typeof PaymentContent>
