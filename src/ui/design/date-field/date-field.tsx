import { mergeClasses } from '@fluentui/react-components'
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { shortcutIn } from '../controls/shortcuts.ts'
import { CalendarPopup } from './calendar-popup.tsx'
import { useFieldStyles } from './date-field.styles.ts'
import { dateFieldText } from './date-field.text.ts'
import type { DateFieldProps } from './date-field.types.ts'
import { DateMessage } from './date-message.tsx'
import { QuickPicks } from './quick-picks.tsx'
import { useDateField } from './use-date-field.ts'
import { useBlurOnChange, useOpenCalendar } from './use-subject.ts'

/** A date field with free text and a calendar. It rejects past and closed days with the reason and a suggestion. */
export const DateField = (props: DateFieldProps) => {
  const { label, labelHidden = false, rules, suggested, picks = [], describe, hint } = props
  const { compact = false, disabled = false } = props
  const styles = useFieldStyles()
  const inRow = compact && picks.length > 0
  const shape = inRow ? styles.withPicks : hint !== undefined && styles.hinted
  const ids = { input: useId(), message: useId() }
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useOpenCalendar(props.subject)
  const [isInside, setInside] = useState(false)
  useBlurOnChange(props.subject, box)
  const { text, value, problem, send } = useDateField(props.value, rules, props.onChange, props)
  /* Each element of a row costs time while its table scrolls. */
  const hasMessage = !compact || hint !== undefined || isInside || problem !== undefined
  const pick = (date: CivilDate): void => {
    send({ _tag: 'Picked', date })
    setOpen(false)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const shortcut = shortcutIn('dateField', event)
    if (shortcut === 'apply') send({ _tag: 'Left' })
    if (shortcut !== 'open') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <div
      className={mergeClasses(styles.field, compact && styles.compact, shape)}
      onFocus={() => setInside(true)}
      onBlur={(event) => setInside(event.currentTarget.contains(event.relatedTarget))}
    >
      {!labelHidden && (
        <label htmlFor={ids.input} className={styles.label}>
          {label}
        </label>
      )}
      <div className={mergeClasses((!compact || inRow) && styles.line, inRow && styles.oneLine)}>
        <div
          ref={box}
          className={mergeClasses(
            styles.box,
            compact && styles.compactBox,
            inRow && styles.controlBox,
            problem !== undefined && styles.wrong,
            disabled && styles.off,
          )}
        >
          <input
            ref={input}
            id={ids.input}
            className={styles.input}
            type="text"
            autoComplete="off"
            maxLength={40}
            placeholder={props.placeholder ?? dateFieldText.placeholder}
            aria-label={labelHidden ? label : undefined}
            aria-invalid={problem !== undefined}
            aria-describedby={hasMessage ? ids.message : undefined}
            disabled={disabled}
            value={text}
            /* A dialog that opens focuses it without selecting, so that a typed date would be added to the suggested one. */
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => send({ _tag: 'Typed', text: event.target.value })}
            onBlur={() => send({ _tag: 'Left' })}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={mergeClasses(styles.open, compact && styles.openCompact)}
            aria-label={`${dateFieldText.openCalendar}: ${label}`}
            aria-expanded={isOpen}
            disabled={disabled}
            onClick={() => setOpen(!isOpen)}
          >
            <CalendarLtr20Regular aria-hidden="true" />
          </button>
        </div>
        {picks.length > 0 && <QuickPicks picks={picks} value={value} disabled={disabled} onPick={pick} />}
      </div>
      {hasMessage && (
        <DateMessage
          id={ids.message}
          anchor={box}
          value={value}
          problem={problem}
          rules={rules}
          advice={props.advice}
          hint={hint}
          place={compact ? (isInside && !isOpen ? 'floating' : 'hidden') : 'below'}
          onPick={pick}
        />
      )}
      {isOpen && (
        <CalendarPopup
          anchor={box}
          value={value}
          rules={rules}
          suggested={suggested}
          describe={describe}
          onPick={pick}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
