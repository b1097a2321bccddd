import { makeStyles } from '@fluentui/react-components'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PayrollDetail } from '#application/payables/payrolls.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatSentenceDate } from '#domain/kernel/format.ts'
import { payrollPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { payrollsText as text } from '../text/payrolls.ts'
import { MissingAccounts } from './missing-accounts.tsx'
import { PayrollNote } from './payroll-note.tsx'

interface PayrollNotesProps {
  readonly payroll: PayrollDetail
  readonly calendar: BusinessCalendar
  readonly country: Country
  /** In a list of payrolls, which leads to the page of each. */
  readonly isListed?: boolean
}

/** So many names are shown in a list. */
const MOST_LISTED = 2

/** Why a payroll cannot be paid, why its payment stopped, and when its transfer is checked. */
export const PayrollNotes = ({ payroll, calendar, country, isListed = false }: PayrollNotesProps) => {
  const styles = useStyles()
  const { checkAt, hadMoney, id, notPayable, reason, status } = payroll
  const check = checkAt === undefined ? undefined : calendar.civilOf(checkAt)
  const isWaiting = status === 'PAYMENT_IN_PROCESS' && checkAt !== undefined && checkAt > calendar.now
  return (
    <div className={styles.notes}>
      <MissingAccounts payroll={payroll} country={country} most={isListed ? MOST_LISTED : undefined} />
      {notPayable > 0 && (
        <PayrollNote>
          <span>{text.notPayable(notPayable, country)}</span>
          {isListed && <TextLink to={payrollPath(id)}>{text.seeNotPayable}</TextLink>}
        </PayrollNote>
      )}
      {reason !== undefined && <PayrollNote>{text.reason(reason)}</PayrollNote>}
      {status === 'REJECTED' && hadMoney === true && <PayrollNote isQuiet>{text.returned}</PayrollNote>}
      {isWaiting && check !== undefined && (
        <PayrollNote isQuiet>{text.checkedFrom(formatSentenceDate(check.date), check.time)}</PayrollNote>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  notes: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    ':empty': { display: 'none' },
    '& ul': { display: 'flex', flexDirection: 'column', gap: '4px', margin: 0, padding: 0, listStyle: 'none' },
  },
})
