import type { CashEntry } from '#application/cash/cash.port.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'

const NOTHING = {
  reason: undefined,
  folio: undefined,
  name: undefined,
  dueDate: undefined,
  averageDaysLate: undefined,
  orderId: undefined,
  payrollId: undefined,
}

/** Items around a day: two receivables, one of them late; a retention; a payable, a payroll and one that is overdue. */
export const someCashEntries = (today: CivilDate): ReadonlyArray<CashEntry> => [
  {
    ...NOTHING,
    key: 'RECEIVABLE 1',
    kind: 'RECEIVABLE',
    direction: 'IN',
    amount: money('CLP', 1_190_000),
    expected: addDays(today, 4),
    folio: '1042',
    name: 'Constructora Andes SpA',
    dueDate: addDays(today, -8),
    averageDaysLate: 12,
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
    dueDate: addDays(today, -3),
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
