import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { QuickPick } from './quick-pick-dates.ts'
import type { DateRules } from './date-rules.ts'

export interface DateAdvice {
  readonly text: string
  readonly date: CivilDate
}

export interface DateFieldProps {
  readonly label: string
  /** Says the label to who does not see it, and shows it to nobody: for a field in a table. */
  readonly labelHidden?: boolean
  readonly value: CivilDate | undefined
  /** Told a date that may be chosen, or `undefined` when the field is empty or refuses what was written. */
  readonly onChange: (value: CivilDate | undefined) => void
  /** Told whether what stands in the field is refused. */
  readonly onRefused?: (isRefused: boolean) => void
  readonly rules: DateRules
  /** A date worth considering: dotted in the calendar. */
  readonly suggested?: CivilDate | undefined
  readonly picks?: ReadonlyArray<QuickPick>
  /** What a date would mean, in a line below the calendar: "Esta fecha cuesta $98.400". */
  readonly describe?: (date: CivilDate) => string | undefined
  /** What is worth knowing before a date is chosen, and the date it speaks for. */
  readonly advice?: DateAdvice | undefined
  /** In a row of 44 pixels: no hint in sight, and what is wrong floats while the field has the focus. */
  readonly compact?: boolean
  readonly disabled?: boolean
}

export interface DateCalendarProps {
  readonly value: CivilDate | undefined
  readonly rules: DateRules
  readonly suggested: CivilDate | undefined
  readonly describe: ((date: CivilDate) => string | undefined) | undefined
  readonly onPick: (date: CivilDate) => void
}
