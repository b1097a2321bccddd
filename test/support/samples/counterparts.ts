import type { StatedInvoice } from '#domain/cash/counterpart-statement.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'

/** Invoices around a day: one that is open after a note and a payment, one in an order, one paid by a payroll, and one in the archive. */
export const someStatedInvoices = (today: CivilDate): ReadonlyArray<StatedInvoice> => {
  const ago = (days: number) => addDays(today, -days)
  const clp = (minor: number) => money('CLP', minor)
  const invoice = (folio: string, days: number, minor: number): StatedInvoice => ({
    folio,
    on: ago(days),
    dueDate: addDays(today, 30 - days),
    rest: clp(minor),
    expected: clp(0),
    changes: [],
    closing: { kind: 'NOT_OWED', on: ago(days) },
  })
  return [
    { ...invoice('33340', 120, 7_140_000), expected: clp(7_140_000) },
    {
      ...invoice('33391', 25, 4_712_400),
      expected: clp(4_712_400),
      changes: [
        { kind: 'CREDIT_NOTE', on: ago(18), folio: '882', amount: clp(214_000) },
        { kind: 'PAYMENT', on: ago(11), folio: undefined, amount: clp(500_000) },
      ],
    },
    { ...invoice('33402', 23, 2_975_000), closing: { kind: 'ORDER', on: ago(15), orderId: '5000' as OrderId } },
    { ...invoice('33410', 22, 1_906_856), closing: { kind: 'PAYROLL', on: ago(10), payrollId: '41' as PayrollId } },
    { ...invoice('33455', 9, 856_400), closing: { kind: 'ARCHIVED', on: ago(2) } },
  ]
}
