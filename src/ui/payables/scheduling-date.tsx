import { Badge, makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { DateField } from '../design/date-field/date-field.tsx'
import { dateFieldText } from '../design/date-field/date-field.text.ts'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { rowFontSize } from '../design/theme/type.ts'
import { schedulingText as text } from '../text/scheduling.ts'
import { DayPicker } from './day-picker.tsx'
import { LateInvoices } from './late-invoices.tsx'
import { SchedulingDays } from './scheduling-days.tsx'
import { SchedulingLists } from './scheduling-lists.tsx'
import type { SchedulingWizardProps } from './scheduling.types.ts'
import { useWizardStyles } from './wizard.styles.ts'

/** The day of the payment: a suggestion, what is due on each day, and what the selected one pays late. */
export const DateStep = observer(function DateStep({ vm, calendar, country }: SchedulingWizardProps) {
  const styles = useStyles()
  const wizard = useWizardStyles()
  const { days, invoices, suggestion } = vm.chosen
  const isSuggested = suggestion !== undefined && suggestion.date === vm.paymentDate
  return (
    <>
      {days.length > 1 && <SchedulingDays vm={vm} calendar={calendar} country={country} />}
      {vm.isEach ? (
        <SchedulingLists vm={vm} country={country} />
      ) : (
        <div className={`${wizard.card} ${wizard.padded}`}>
          <div className={styles.date}>
            <DateField
              label={text.date}
              value={vm.paymentDate}
              onChange={vm.chooseDate}
              rules={{ calendar: calendar.calendar, today: calendar.today }}
              suggested={suggestion?.date}
              disabled={invoices.length === 0}
            />
            {isSuggested && (
              <p className={styles.reason}>
                <Badge appearance="tint">{dateFieldText.suggested}</Badge>{' '}
                <span>{text.suggested(suggestion.invoices, invoices.length, country)}</span>
              </p>
            )}
          </div>
          {days.length > 1 && (
            <DayPicker days={days} selected={vm.paymentDate} onPick={vm.chooseDate} country={country} />
          )}
        </div>
      )}
      <LateInvoices vm={vm} country={country} />
    </>
  )
})

const useStyles = makeStyles({
  date: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: space.m },
  reason: {
    flex: '1 1 260px',
    margin: 0,
    paddingBottom: '26px',
    [breakpointPhone]: { paddingBottom: 0 },
    color: tokens.colorNeutralForeground2,
    fontSize: rowFontSize,
    lineHeight: '18px',
    textWrap: 'pretty',
  },
})
