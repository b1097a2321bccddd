import { Button, mergeClasses } from '@fluentui/react-components'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { useFieldStyles } from './date-field.styles.ts'
import { dateFieldText } from './date-field.text.ts'
import type { QuickPick } from './quick-pick-dates.ts'

export interface QuickPicksProps {
  readonly picks: ReadonlyArray<QuickPick>
  readonly value: CivilDate | undefined
  readonly disabled: boolean
  readonly onPick: (date: CivilDate) => void
}

export const QuickPicks = ({ picks, value, disabled, onPick }: QuickPicksProps) => {
  const styles = useFieldStyles()
  return (
    <fieldset className={styles.picks} aria-label={dateFieldText.quickPicks}>
      {picks.map(({ label, date }) => (
        <Button
          key={label}
          shape="circular"
          size="small"
          className={mergeClasses(styles.pick, date === value && styles.picked)}
          aria-label={dateFieldText.pick(label, date)}
          aria-pressed={date === value}
          disabled={disabled}
          onClick={() => onPick(date)}
        >
          {/* The space is part of the visible text, which the label must contain. */}
          {`${label} `}
          <span className={styles.pickDate}>{formatShortDate(date).slice(0, 5)}</span>
        </Button>
      ))}
    </fieldset>
  )
}
