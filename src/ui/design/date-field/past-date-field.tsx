import { Button } from '@fluentui/react-components'
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr'
import { isRight } from 'fp-ts/Either'
import { useRef, useState } from 'react'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { parseDateInput } from '#domain/kernel/parse-input.ts'
import { shortcutIn } from '../controls/shortcuts.ts'
import { TextField, type TextFieldProps } from '../controls/text-field.tsx'
import { CalendarPopup } from './calendar-popup.tsx'
import { dateFieldText } from './date-field.text.ts'

export interface PastDateFieldProps extends Omit<TextFieldProps, 'after' | 'placeholder' | 'inputMode' | 'onChange'> {
  readonly today: CivilDate
  readonly onChange: (text: string) => void
}

/**
 * A date that has happened, as the text of a form, which validates it. It is typed day first or picked in a calendar
 * with a choice of years.
 */
export const PastDateField = ({ today, ...field }: PastDateFieldProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const typed = parseDateInput(field.value, today)
  const isFixed = field.disabled === true || field.readOnly === true
  return (
    <div ref={box}>
      <TextField
        {...field}
        inputMode="numeric"
        placeholder={dateFieldText.placeholder}
        onKeyDown={(event) => {
          if (shortcutIn('dateField', event) !== 'open' || isFixed) return
          event.preventDefault()
          setOpen(true)
        }}
        after={
          <Button
            appearance="transparent"
            size="small"
            icon={<CalendarLtr20Regular />}
            aria-label={`${dateFieldText.openCalendar}: ${field.label}`}
            aria-expanded={isOpen}
            disabled={isFixed}
            onClick={() => setOpen(!isOpen)}
          />
        }
      />
      {isOpen && (
        <CalendarPopup
          anchor={box}
          value={isRight(typed) ? typed.right : undefined}
          rules={{ latest: today }}
          onPick={(date) => {
            field.onChange(formatShortDate(date))
            setOpen(false)
            box.current?.querySelector('input')?.focus()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
