import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatFullDate, formatWeekdayDate } from '#domain/kernel/format.ts'
import type { DueDay } from '#domain/payables/due-day.ts'
import { forcedColors, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { rowFontSize, tabularNumerals } from '../design/theme/type.ts'
import { schedulingText as text } from '../text/scheduling.ts'
import { ShortTotals } from './owed-text.tsx'

interface DayPickerProps {
  readonly days: ReadonlyArray<DueDay>
  readonly selected: CivilDate | undefined
  readonly onPick: (date: CivilDate) => void
  readonly country: Country
}

/** A column for each day selects it: invoices due before the selected one are paid late, the others early. */
export const DayPicker = ({ days, selected, onPick, country }: DayPickerProps) => {
  const styles = useStyles()
  const most = Math.max(...days.map(({ amount }) => amount.minor))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <strong>{text.dueEachDay}</strong>
        <span className={mergeClasses(styles.key, styles.late)}>{text.paidLate}</span>
        <span className={mergeClasses(styles.key, styles.early)}>{text.paidEarly}</span>
      </legend>
      <div className={styles.days}>
        {days.map(({ amount, date, invoices, totals }) => {
          const isSelected = date === selected
          const height = `${Math.max(MIN_HEIGHT, Math.round((amount.minor / most) * MAX_HEIGHT))}px`
          const isLate = selected !== undefined && date < selected
          return (
            <Button
              key={date}
              appearance="transparent"
              className={mergeClasses(styles.day, isSelected && styles.selected)}
              aria-pressed={isSelected}
              title={formatFullDate(date)}
              onClick={() => onPick(date)}
            >
              <span className={styles.amount}>
                <ShortTotals values={totals} />
              </span>
              <span className={styles.ground}>
                <span
                  className={mergeClasses(
                    styles.bar,
                    isLate ? styles.lateBar : styles.earlyBar,
                    isSelected && styles.selectedBar,
                  )}
                  style={{ height }}
                />
              </span>
              <strong>{formatWeekdayDate(date)}</strong>
              <span>{text.invoices(invoices, country)}</span>
            </Button>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Heights of the columns in CSS pixels. */
const MAX_HEIGHT = 60
const MIN_HEIGHT = 3

const square = { content: '""', width: '10px', height: '10px', borderRadius: '2px' } as const

const useStyles = makeStyles({
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none', fontSize: rowFontSize, lineHeight: '18px' },
  legend: { display: 'flex', flexWrap: 'wrap', columnGap: space.m, padding: 0 },
  key: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  late: { '::before': { ...square, backgroundColor: customTokens.statusOrangeText } },
  early: { '::before': { ...square, backgroundColor: tokens.colorBrandBackground2Pressed } },
  days: { display: 'flex', gap: '8px', paddingTop: space.s, overflowX: 'auto' },
  day: {
    flex: '1 0 76px',
    flexDirection: 'column',
    gap: 0,
    minWidth: 0,
    padding: '6px 2px',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    lineHeight: '16px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    ...tabularNumerals,
  },
  selected: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ':hover': { color: tokens.colorNeutralForegroundOnBrand, backgroundColor: tokens.colorBrandBackgroundHover },
    ':hover:active': {
      color: tokens.colorNeutralForegroundOnBrand,
      backgroundColor: tokens.colorBrandBackgroundPressed,
    },
    [forcedColors]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
  },
  amount: { whiteSpace: 'nowrap' },
  ground: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    width: '100%',
    height: '70px',
    marginBottom: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  bar: { width: '40px', borderRadius: '3px 3px 0 0', [forcedColors]: { backgroundColor: 'CanvasText' } },
  lateBar: { backgroundColor: customTokens.statusOrangeText },
  earlyBar: { backgroundColor: tokens.colorBrandBackground2Pressed },
  selectedBar: {
    backgroundColor: tokens.colorNeutralForegroundOnBrand,
    [forcedColors]: { backgroundColor: 'HighlightText' },
  },
})
