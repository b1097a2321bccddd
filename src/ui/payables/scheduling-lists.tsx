import { observer } from 'mobx-react-lite'
import type { SchedulingWizard } from '#application/payables/scheduling-wizard.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatFullDate } from '#domain/kernel/format.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import { defaultPayrollName } from '#domain/payables/payroll-name.ts'
import { paymentsText } from '../text/payables.ts'
import { schedulingText as text } from '../text/scheduling.ts'
import { TotalsText } from './owed-text.tsx'
import { useWizardStyles } from './wizard.styles.ts'

interface ListsProps {
  readonly vm: SchedulingWizard
  readonly country: Country
}

/** The lists of invoices that are paid on their own due dates, by day. */
export const SchedulingLists = observer(function SchedulingLists({ vm, country }: ListsProps) {
  const styles = useWizardStyles()
  const { currency } = profileOf(country)
  return (
    <div className={styles.card}>
      <table className={styles.table} aria-label={text.dueEachDay}>
        <thead className={styles.labels}>
          <tr>
            <th scope="col">{text.when}</th>
            <th scope="col">{text.columns.list}</th>
            <th scope="col">{text.which}</th>
            <th scope="col" className={styles.amount} data-amount>
              {paymentsText.columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {vm.lists.map(({ date, invoices }) => (
            <tr key={date} className={styles.row}>
              <th scope="row" className={styles.first}>
                <span className={styles.name}>{formatFullDate(date)}</span>
              </th>
              <td className={styles.quiet}>{defaultPayrollName(date)}</td>
              <td className={styles.number}>{text.invoices(invoices.length, country)}</td>
              <td className={styles.amount}>
                <TotalsText values={owedTotals(invoices, currency)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})
