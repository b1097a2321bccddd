import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { TaskListLtr20Regular } from '@fluentui/react-icons/svg/task-list-ltr'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { DueLists as Lists } from '#application/payables/due-lists.ts'
import type { PayrollDetail } from '#application/payables/payrolls.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { PAYMENT_PATHS, payrollPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { breakpointNarrow, height, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { rowFontSize, tabularNumerals } from '../design/theme/type.ts'
import { dueText } from '../text/payables.ts'
import { payrollsText } from '../text/payrolls.ts'
import { AddAccount } from './add-account.tsx'
import { TotalsText } from './owed-text.tsx'
import { PayrollStatusChip } from './payroll-status-chip.tsx'

interface ListsProps {
  readonly vm: Lists
  readonly country: Country
}

/** The payrolls of the chosen segment above its invoices, so that the rows add up to it. */
export const DueLists = observer(function DueLists({ vm, country }: ListsProps) {
  const styles = useStyles()
  useEffect(() => vm.activate(), [vm])
  const { failure, retry, value } = vm
  const more = (value?.totalRows ?? 0) - (value?.rows.length ?? 0)
  return (
    <>
      <FailureBanner failure={failure} intro={dueText.listsFailed} onRetry={retry} />
      {value !== undefined && value.rows.length > 0 && (
        <ul className={styles.lists} aria-label={dueText.lists}>
          {value.rows.map((payroll) => (
            <ListRow key={payroll.id} payroll={payroll} country={country} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={styles.more}>
          <TextLink to={PAYMENT_PATHS.scheduled}>{dueText.moreLists(more, country)}</TextLink>
        </p>
      )}
    </>
  )
})

const ListRow = ({ payroll, country }: { readonly payroll: PayrollDetail; readonly country: Country }) => {
  const styles = useStyles()
  const { id, invoices, name, owed, paymentDate, suppliers, totals, withoutAccount = [] } = payroll
  const [missing] = withoutAccount
  return (
    <li className={styles.row}>
      <TaskListLtr20Regular className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <TextLink to={payrollPath(id)}>{payrollsText.named(name)}</TextLink>
        <span className={mergeClasses(styles.detail, missing !== undefined && styles.problem)}>
          {missing === undefined
            ? payrollsText.counts(invoices, suppliers, country)
            : payrollsText.blockedBy(missing.name, withoutAccount.length, country)}
        </span>
      </span>
      <span className={styles.date}>{formatShortDate(paymentDate)}</span>
      <strong className={styles.amount}>
        <TotalsText values={owed ?? totals} />
      </strong>
      <span className={styles.state}>
        {missing === undefined ? (
          <PayrollStatusChip payroll={payroll} />
        ) : (
          <AddAccount supplierId={missing.id} name={missing.name} />
        )}
      </span>
    </li>
  )
}

const useStyles = makeStyles({
  lists: { margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${customTokens.cardStroke}` },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minHeight: height.tableRow,
    padding: `0 ${space.s} 0 14px`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    fontSize: rowFontSize,
    ...tabularNumerals,
    [breakpointNarrow]: { flexWrap: 'wrap', padding: `8px ${space.m}` },
  },
  icon: { flexShrink: 0, marginInlineEnd: '14px', color: tokens.colorNeutralForeground2 },
  words: { display: 'flex', flexDirection: 'column', flex: '1 1 200px', minWidth: 0, lineHeight: '17px' },
  detail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  problem: { color: customTokens.statusOrangeText },
  date: { width: '90px' },
  amount: { minWidth: '120px', textAlign: 'end', fontWeight: tokens.fontWeightSemibold },
  state: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: '200px', [breakpointNarrow]: { minWidth: 0 } },
  more: { margin: 0, padding: `8px ${space.m}`, borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
})
