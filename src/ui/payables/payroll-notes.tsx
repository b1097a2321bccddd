import { MessageBar } from '../design/feedback/message-bar.tsx'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PayrollDetail } from '#application/payables/payrolls.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatSentenceDate } from '#domain/kernel/format.ts'
import { payrollsText as text } from '../text/payrolls.ts'
import { MissingAccounts } from './missing-accounts.tsx'

interface PayrollNotesProps {
  readonly payroll: PayrollDetail
  readonly calendar: BusinessCalendar
  readonly country: Country
}

/** Why a payroll cannot be paid, why its payment stopped, and when its transfer is checked. */
export const PayrollNotes = ({ payroll, calendar, country }: PayrollNotesProps) => {
  const { checkAt, hadMoney, hasBankAccount, notPayable, reason, status, total, totals, withoutAccount = [] } = payroll
  const check = checkAt === undefined ? undefined : calendar.civilOf(checkAt)
  const isWaiting = status === 'PAYMENT_IN_PROCESS' && checkAt !== undefined && checkAt > calendar.now
  return (
    <>
      {!hasBankAccount && (
        <MessageBar intent="warning">
          {totals.every(({ currency }) => currency === total.currency) ? text.incomplete : text.incompleteInDollars}
        </MessageBar>
      )}
      <MissingAccounts payees={withoutAccount} />
      {notPayable > 0 && <MessageBar intent="warning">{text.notPayable(notPayable, country)}</MessageBar>}
      {reason !== undefined && <MessageBar intent="warning">{text.reason(reason)}</MessageBar>}
      {status === 'REJECTED' && hadMoney === true && <MessageBar intent="info">{text.returned}</MessageBar>}
      {isWaiting && check !== undefined && (
        <MessageBar intent="info">{text.checkedFrom(formatSentenceDate(check.date), check.time)}</MessageBar>
      )}
    </>
  )
}
