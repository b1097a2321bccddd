import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { QuickPick } from './quick-pick-dates.ts'
import type { CalendarRules, DateRules } from './date-rules.ts'

export interface DateAdvice {
  readonly text: string
  readonly date: CivilDate
}

export interface DateFieldProps {
  readonly label: string
  /** The label is for screen readers only, for a field in a table. */
  readonly labelHidden?: boolean
  /** The id of the row that the date belongs to. When it changes, the field is reset and loses the focus. */
  readonly subject?: string
  readonly value: CivilDate | undefined
  /** Called with a valid date, or `undefined` for an empty or invalid field. */
  readonly onChange: (value: CivilDate | undefined) => void
  /** Called with whether the field is invalid. */
  readonly onRejected?: (isRejected: boolean) => void
  readonly rules: DateRules
  /** A suggested date, dotted in the calendar. */
  readonly suggested?: CivilDate | undefined
  readonly picks?: ReadonlyArray<QuickPick>
  /** The meaning of a date, in a line below the calendar: "Esta fecha cuesta $98.400". */
  readonly describe?: (date: CivilDate) => string | undefined
  /** Advice before a date is selected, with its date. */
  readonly advice?: DateAdvice | undefined
  /** In a row of a table or of controls: errors float while the field has the focus. */
  readonly compact?: boolean
  /** In place of the form of a date, where the label is hidden. */
  readonly placeholder?: string
  /** The line below a compact field. */
  readonly hint?: string
  readonly disabled?: boolean
}

export interface DateCalendarProps {
  readonly value: CivilDate | undefined
  readonly rules: CalendarRules
  readonly suggested?: CivilDate | undefined
  readonly describe?: ((date: CivilDate) => string | undefined) | undefined
  readonly onPick: (date: CivilDate) => void
}
