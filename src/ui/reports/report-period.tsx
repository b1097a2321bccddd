import { makeStyles, Select } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { REPORT_CHOICES, type ReportMonths } from '#application/reports/report-months.ts'
import type { CalendarMonth } from '#domain/kernel/calendar-month.ts'
import { monthName } from '#domain/labels/statement-words.ts'
import { SegmentedControl } from '../design/controls/segmented-control.tsx'
import { space } from '../design/theme/layout-tokens.ts'
import { reportText as text } from '../text/report.ts'

const CHOICES = REPORT_CHOICES.map((value) => ({ value, label: text.choices[value] }))

/** The months of the report: the last ones, or a first and a last one. */
export const ReportPeriodChoice = observer(function ReportPeriodChoice({ months }: { readonly months: ReportMonths }) {
  const styles = useStyles()
  const { period } = months
  return (
    <>
      <SegmentedControl label={text.period} options={CHOICES} selected={months.choice} onSelect={months.choose} />
      {months.choice === 'OTHER' && (
        <div className={styles.months}>
          <MonthSelect label={text.from} value={period.from} options={months.fromMonths} onChange={months.chooseFrom} />
          <MonthSelect label={text.to} value={period.to} options={months.toMonths} onChange={months.chooseTo} />
          <span>{text.limit}</span>
        </div>
      )}
    </>
  )
})

interface MonthSelectProps {
  readonly label: string
  readonly value: CalendarMonth
  readonly options: ReadonlyArray<CalendarMonth>
  readonly onChange: (month: CalendarMonth) => void
}

const MonthSelect = ({ label, onChange, options, value }: MonthSelectProps) => {
  const styles = useStyles()
  return (
    <label className={styles.month}>
      <span>{label}</span>
      <Select
        value={value}
        onChange={(_, data) => {
          const month = options.find((option) => option === data.value)
          if (month !== undefined) onChange(month)
        }}
      >
        {options.map((month) => (
          <option key={month} value={month}>
            {monthName(month)}
          </option>
        ))}
      </Select>
    </label>
  )
}

const useStyles = makeStyles({
  month: { display: 'flex', alignItems: 'center', gap: space.xs },
  months: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
})
