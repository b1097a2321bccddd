import * as fc from 'fast-check'
import { maskedNumber } from '../banking/account-number.ts'
import { addDays } from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { money } from '../kernel/money.ts'
import { DUE_BUCKETS, type DueBucket } from '../payables/due-bucket.ts'
import type { PayableInvoice, PayableSupplier, PayeeAccountName, VoucherState } from '../payables/payable-invoice.ts'
import { PAYABLE_NOTICES, type PayableNotice } from '../payables/payable-notice.ts'
import { PAYMENT_OBSTACLES, type PaymentObstacle } from '../payables/payment-obstacle.ts'
import { accountNumber, accountType, bank } from './banking.ts'
import { businessName } from './business.ts'
import { invoicedMinor } from './financing.ts'
import { calendarDate, id } from './kernel.ts'
import { payableLocation } from './payables.ts'
import { paymentTerm } from './suppliers.ts'
import { taxId } from './tax-id.ts'

/** A supplier of the country, with or without a bank account. */
export const payableSupplier = (country: Country): fc.Arbitrary<PayableSupplier> =>
  fc.record({ name: businessName, identifier: taxId(country), hasBankAccount: fc.boolean() })

/** An account of the country as it is shown beside an invoice. */
export const payeeAccountName = (country: Country): fc.Arbitrary<PayeeAccountName> =>
  fc.record({
    bank: bank.map(({ name }) => name),
    type: accountType(country),
    number: accountNumber(country).map(maskedNumber),
  })

/** Every obstacle to a payment. */
export const paymentObstacle: fc.Arbitrary<PaymentObstacle> = fc.constantFrom(...PAYMENT_OBSTACLES)

/** Every bucket of due dates. */
export const dueBucket: fc.Arbitrary<DueBucket> = fc.constantFrom(...DUE_BUCKETS)

/** Every notice, of both countries. */
export const payableNotice: fc.Arbitrary<PayableNotice> = fc.constantFrom(...PAYABLE_NOTICES)

/** Every state of a voucher. */
export const voucherState: fc.Arbitrary<VoucherState> = fc.constantFrom('REQUESTABLE', 'REQUESTED', 'ATTACHED')

/** An owed invoice in any state, paid at its term; some assigned, some not payable. */
export const payableInvoice = (country: Country): fc.Arbitrary<PayableInvoice> =>
  fc
    .record({
      id: id<'Payable'>(),
      folio: fc.nat().map(String),
      supplier: payableSupplier(country),
      issueDate: calendarDate,
      dueDate: fc.option(calendarDate, { nil: undefined }),
      term: paymentTerm,
      minor: invoicedMinor,
      dollars: fc.option(invoicedMinor, { nil: undefined, freq: 4 }),
      confirmedMinor: fc.option(invoicedMinor, { nil: 0 }),
      payeeId: id<'Supplier'>(),
      payeeAccount: payeeAccountName(country),
      isAssigned: fc.boolean(),
      assignee: payableSupplier(country),
      obstacle: fc.option(paymentObstacle, { nil: undefined, freq: 4 }),
      location: payableLocation,
      isPossibleDuplicate: fc.boolean(),
      reception: fc.option(fc.nat({ max: 20 }), { nil: undefined }),
      isUnanswered: fc.boolean(),
      isDeferred: fc.boolean(),
      version: fc.integer({ min: 1, max: 99 }),
      payrollName: fc.constantFrom('Facturas del 05 de septiembre', 'Ñandú'),
      voucher: fc.option(voucherState, { nil: undefined }),
    })
    .map(
      ({
        term,
        minor,
        dollars,
        confirmedMinor,
        isAssigned,
        assignee,
        reception,
        isUnanswered,
        isDeferred,
        ...invoice
      }) => ({
        ...invoice,
        receivedOn: country === 'CL' && reception !== undefined ? addDays(invoice.issueDate, reception) : undefined,
        isUnanswered: country === 'CL' && isUnanswered,
        isDeferred: country === 'MX' && isDeferred,
        payeeAccount: invoice.supplier.hasBankAccount ? invoice.payeeAccount : undefined,
        payrollName:
          'payrollId' in invoice.location && invoice.location.payrollId !== undefined ? invoice.payrollName : undefined,
        voucher: invoice.location._tag === 'Paid' ? invoice.voucher : undefined,
        assignee: isAssigned ? { name: assignee.name, identifier: assignee.identifier } : undefined,
        unconfirmedCession:
          country === 'CL' && isAssigned && invoice.obstacle === 'PAYEE_IN_DOUBT'
            ? { assignor: invoice.supplier, on: invoice.issueDate }
            : undefined,
        paymentDate: addDays(invoice.issueDate, term),
        method: country === 'MX' ? '03' : undefined,
        amount: money(profileOf(country).currency, minor),
        documentAmount: country === 'MX' && dollars !== undefined ? money('USD', dollars) : undefined,
        confirmed: money(profileOf(country).currency, confirmedMinor),
      }),
    )
