import { Button, makeStyles } from '@fluentui/react-components'
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr'
import { isRight } from 'fp-ts/Either'
import { useRef, useState } from 'react'
import { formatShortDate } from '#domain/kernel/format.ts'
import { parseDateInput } from '#domain/kernel/parse-input.ts'
import { shortcutIn } from '../controls/shortcuts.ts'
import { TextField, type TextFieldProps } from '../controls/text-field.tsx'
import { breakpointTouch } from '../theme/layout-tokens.ts'
import { CalendarPopup } from './calendar-popup.tsx'
import { dateFieldText } from './date-field.text.ts'
import type { AnyDateRules, PastDateRules } from './date-rules.ts'

export interface DateTextFieldProps extends Omit<TextFieldProps, 'after' | 'placeholder' | 'inputMode' | 'onChange'> {
  readonly rules: PastDateRules | AnyDateRules
  readonly onChange: (text: string) => void
}

/** A date that is not of a payment, as the text of a form, which validates it. It is typed day first or picked. */
export const DateTextField = ({ rules, ...field }: DateTextFieldProps) => {
  const styles = useStyles()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const typed = parseDateInput(field.value, 'latest' in rules ? rules.latest : rules.today)
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
            className={styles.open}
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
          rules={rules}
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

const useStyles = makeStyles({
  /* Up to the edges of the box: the format of a date fits beside it in half of a phone. */
  open: {
    [breakpointTouch]: { width: '28px', maxWidth: 'none', height: '40px', marginLeft: '-6px', marginRight: '-12px' },
  },
})
