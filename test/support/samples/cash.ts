import type { CashEntry } from '#application/cash/cash.port.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { anInvoice } from './financing.ts'

const NOTHING = {
  reason: undefined,
  folio: undefined,
  name: undefined,
  payer: undefined,
  supplierId: undefined,
  dueDate: undefined,
  averageDaysLate: undefined,
  orderId: undefined,
  payrollId: undefined,
  mark: undefined,
}

/** Issued invoices that are expected later than those, of four payers, which can be financed; the last one may be a duplicate. */
export const someCoverInvoices = (today: CivilDate): ReadonlyArray<FinanceableInvoice> => [
  anInvoice({
    id: '7' as InvoiceId,
    folio: '1050',
    payer: { name: 'Viña Tres Álamos S.A.', identifier: '76418205-7' },
    dueDate: addDays(today, 24),
    amount: money('CLP', 350_000),
  }),
  anInvoice({
    id: '8' as InvoiceId,
    folio: '1051',
    payer: { name: 'Ferreterías La Tuerca SpA', identifier: '96731582-6' },
    dueDate: addDays(today, 26),
    amount: money('CLP', 330_000),
  }),
  anInvoice({
    id: '9' as InvoiceId,
    folio: '1052',
    payer: { name: 'Salmones Fiordo Azul S.A.', identifier: '76250937-7' },
    dueDate: addDays(today, 42),
    amount: money('CLP', 1_200_000),
  }),
  anInvoice({
    id: '10' as InvoiceId,
    folio: '1053',
    payer: { name: 'Molinos del Itata S.A.', identifier: '96874030-K' },
    dueDate: addDays(today, 20),
    amount: money('CLP', 650_000),
    isPossibleDuplicate: true,
  }),
]

const unmarked = (invoiceId: string) =>
  ({ invoiceId: invoiceId as InvoiceId, state: 'NONE', date: undefined, version: 0 }) as const

/** Items around a day: receivables, one of them late, and those of `someCoverInvoices`; a retention; a payable, a payroll and one that is overdue. */
export const someCashEntries = (today: CivilDate): ReadonlyArray<CashEntry> => [
  ...someCoverInvoices(today).map(({ amount, dueDate, folio, id, payer }): CashEntry => ({
    ...NOTHING,
    key: `RECEIVABLE ${id}`,
    kind: 'RECEIVABLE',
    direction: 'IN',
    amount,
    expected: dueDate,
    folio,
    name: payer.name,
    payer: payer.identifier,
    dueDate,
    mark: unmarked(id),
  })),
  {
    ...NOTHING,
    key: 'RECEIVABLE 1',
    kind: 'RECEIVABLE',
    direction: 'IN',
    amount: money('CLP', 1_190_000),
    expected: addDays(today, 4),
    folio: '1042',
    name: 'Constructora Andes SpA',
    payer: '76192083-9',
    dueDate: addDays(today, -8),
    averageDaysLate: 12,
    mark: unmarked('1'),
  },
  {
    ...NOTHING,
    key: 'RECEIVABLE 2',
    kind: 'RECEIVABLE',
    direction: 'IN',
    amount: money('CLP', 350_000),
    expected: addDays(today, -3),
    folio: '1031',
    name: 'Comercial Ñuble Ltda.',
    payer: '96874030-K',
    dueDate: addDays(today, -3),
    mark: unmarked('2'),
  },
  {
    ...NOTHING,
    key: 'RETENTION 3',
    kind: 'RETENTION',
    direction: 'IN',
    amount: money('CLP', 45_000),
    expected: addDays(today, 15),
    folio: '998',
    name: 'Constructora Andes SpA',
    payer: '76192083-9',
    orderId: '5000' as OrderId,
  },
  {
    ...NOTHING,
    key: 'PAYABLE 4',
    kind: 'PAYABLE',
    direction: 'OUT',
    amount: money('CLP', 780_000),
    expected: addDays(today, 9),
    folio: '77',
    name: 'Papelera Austral',
    supplierId: '31' as SupplierId,
  },
  {
    ...NOTHING,
    key: 'PAYABLE 5',
    kind: 'PAYABLE',
    direction: 'OUT',
    amount: money('CLP', 120_000),
    expected: addDays(today, -6),
    folio: '61',
    name: 'Transportes Sur',
    supplierId: '32' as SupplierId,
  },
  {
    ...NOTHING,
    key: 'PAYROLL 6 CLP',
    kind: 'PAYROLL',
    direction: 'OUT',
    amount: money('CLP', 2_340_000),
    expected: addDays(today, 11),
    name: 'Facturas del 15 de marzo',
    payrollId: '41' as PayrollId,
  },
]
