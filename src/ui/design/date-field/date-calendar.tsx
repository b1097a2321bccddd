import { Button, Select } from '@fluentui/react-components'
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'
import { useState, type KeyboardEvent } from 'react'
import { type CivilDate, yearOf } from '#domain/kernel/civil-date.ts'
import { CalendarDay } from './calendar-day.tsx'
import { shortcutIn } from '../controls/shortcuts.ts'
import { useCalendarStyles } from './calendar.styles.ts'
import { dateFieldText } from './date-field.text.ts'
import type { DateCalendarProps } from './date-field.types.ts'
import { type CalendarRules, dayState, distanceTo } from './date-rules.ts'
import { addMonths, movedBy, weeksOf, yearsUntil } from './month-grid.ts'

/** One month, Monday first. Closed days are focusable, to explain why, but not selectable. */
export const DateCalendar = ({ value, rules, suggested, describe, onPick }: DateCalendarProps) => {
  const styles = useCalendarStyles()
  const [{ at, takesFocus }, setAt] = useState({ at: value ?? suggested ?? firstShown(rules), takesFocus: true })
  const [hovered, setHovered] = useState<CivilDate | undefined>(undefined)
  const onKeyDown = (event: KeyboardEvent): void => {
    const shortcut = shortcutIn('calendar', event)
    if (shortcut === undefined) return
    event.preventDefault()
    setHovered(undefined)
    setAt({ at: movedBy(shortcut, at), takesFocus: true })
  }
  const turn = (months: number): void => setAt({ at: addMonths(at, months), takesFocus: false })
  const shown = hovered ?? at
  const description = dayState(shown, rules).isOpen ? describe?.(shown) : undefined
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <span className={styles.month} aria-live="polite">
          {'latest' in rules ? dateFieldText.monthName(at) : dateFieldText.month(at)}
        </span>
        {'latest' in rules && (
          <Select
            aria-label={dateFieldText.year}
            value={String(yearOf(at))}
            onChange={(_, { value: year }) => turn((Number(year) - yearOf(at)) * 12)}
          >
            {yearsUntil(rules.latest, at).map((year) => (
              <option key={year}>{year}</option>
            ))}
          </Select>
        )}
        <Button
          appearance="subtle"
          className={styles.turn}
          icon={<ChevronLeft20Regular />}
          aria-label={dateFieldText.previousMonth}
          onClick={() => turn(-1)}
        />
        <Button
          appearance="subtle"
          className={styles.turn}
          icon={<ChevronRight20Regular />}
          aria-label={dateFieldText.nextMonth}
          onClick={() => turn(1)}
        />
      </div>
      <table {...GRID} aria-label={dateFieldText.month(at)} className={styles.grid} {...{ onKeyDown }}>
        <thead>
          <tr>
            {dateFieldText.weekdays.map((weekday) => (
              <th key={weekday} scope="col" aria-label={weekday} className={styles.weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onPointerLeave={() => setHovered(undefined)}>
          {weeksOf(at).map((week) => (
            <tr key={week.find((date) => date !== undefined)}>
              {week.map((date, weekday) => (
                <CalendarDay
                  key={date ?? `blank ${dateFieldText.weekdays[weekday]}`}
                  date={date}
                  isFocused={date === at}
                  takesFocus={takesFocus}
                  isChosen={date === value}
                  isSuggested={date === suggested}
                  rules={rules}
                  onPick={onPick}
                  onHover={setHovered}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <output className={styles.note}>
        <span>{dateFieldText.dayNote(shown, dayState(shown, rules), openDaysTo(shown, rules))}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </output>
    </div>
  )
}

/** Someone who signs for a company is about forty years old: the calendar of the past opens there. */
const firstShown = (rules: CalendarRules): CivilDate =>
  'latest' in rules ? addMonths(rules.latest, -40 * 12) : rules.today

/** Undefined for a date that is not of a payment, where it has no meaning. */
const openDaysTo = (date: CivilDate, rules: CalendarRules): number | undefined =>
  'latest' in rules || rules.calendar === undefined ? undefined : distanceTo(date, rules)

/** A grid with focusable cells. */
const GRID = { role: 'grid' } as const
