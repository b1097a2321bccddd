import type { PayrollDetail } from '#application/payables/payrolls.port.ts'
import { shownStatus, type ShownPayrollStatus } from '#domain/payables/payroll.ts'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import type { StatusColor } from '../design/theme/status-color.ts'
import { payrollsText } from '../text/payrolls.ts'

export const PayrollStatusChip = ({ payroll }: { readonly payroll: PayrollDetail }) => {
  const status = shownStatus(payroll)
  return <StatusChip color={COLORS[status]} label={payrollsText.status(status)} />
}

const COLORS: Readonly<Record<ShownPayrollStatus, StatusColor>> = {
  SCHEDULED_READY_TO_PAY: 'blue',
  FUNDING_AWAITING: 'yellow',
  FUNDING_COMPLETE: 'lightblue',
  FUNDING_INCOMPLETE: 'orange',
  PAYMENT_IN_PROCESS: 'lightblue',
  PAYMENT_PARTIALLY_PAID: 'orange',
  PAYMENT_PROBLEM: 'red',
  REJECTED: 'red',
  PAID: 'green',
  FINANCING_REQUESTED: 'yellow',
  FINANCING_REJECTED: 'red',
  AWAITING_APPROVAL: 'yellow',
  INCOMPLETE_DATA: 'orange',
  UNKNOWN: 'default',
}
