import { mergeClasses } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { type CivilDate, dayOf } from '#domain/kernel/civil-date.ts'
import { useCalendarStyles } from './calendar.styles.ts'
import { dateFieldText } from './date-field.text.ts'
import { type CalendarRules, dayState } from './date-rules.ts'

export interface CalendarDayProps {
  /** `undefined` is a blank before or after the month. */
  readonly date: CivilDate | undefined
  readonly isFocused: boolean
  /** The focus is in the grid and moves to this day. */
  readonly takesFocus: boolean
  readonly isChosen: boolean
  readonly isSuggested: boolean
  readonly rules: CalendarRules
  readonly onPick: (date: CivilDate) => void
  readonly onHover: (date: CivilDate) => void
}

export const CalendarDay = ({
  date,
  isFocused,
  takesFocus,
  isChosen,
  isSuggested,
  rules,
  onPick,
  onHover,
}: CalendarDayProps) => {
  const styles = useCalendarStyles()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused && takesFocus) button.current?.focus({ preventScroll: true })
  }, [isFocused, takesFocus])
  if (date === undefined) return <td aria-hidden="true" className={styles.cell} />
  const facts = dayState(date, rules)
  return (
    <td className={styles.cell} aria-selected={isChosen}>
      <button
        ref={button}
        type="button"
        tabIndex={isFocused ? 0 : -1}
        aria-disabled={!facts.isOpen}
        aria-label={dateFieldText.day(date, facts, isSuggested)}
        aria-current={facts.isToday ? 'date' : undefined}
        className={mergeClasses(
          styles.day,
          facts.isWeekend && styles.weekend,
          !facts.isOpen && styles.closed,
          facts.holiday !== undefined && !facts.isPast && styles.holiday,
          facts.isToday && styles.today,
          isSuggested && styles.suggested,
          isChosen && styles.chosen,
        )}
        onClick={() => {
          if (facts.isOpen) onPick(date)
        }}
        onPointerEnter={() => onHover(date)}
      >
        {dayOf(date)}
      </button>
    </td>
  )
}
