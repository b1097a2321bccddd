import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { parseDateInput } from '#domain/kernel/parse-input.ts'
import { type DateProblem, type DateRules, problemOf } from './date-rules.ts'

/** The typed text, and its result at the last blur: a date or an error. */
export interface DateFieldState {
  readonly text: string
  readonly date: CivilDate | undefined
  readonly unparsable: 'DateUnreadable' | 'DateImpossible' | undefined
}

export type DateFieldEvent =
  | { readonly _tag: 'Typed'; readonly text: string }
  /** Blur, or Enter. */
  | { readonly _tag: 'Left' }
  /** In the calendar, as a quick pick, or as the suggested date. */
  | { readonly _tag: 'Picked'; readonly date: CivilDate }
  /** The owner changed the value. */
  | { readonly _tag: 'Given'; readonly value: CivilDate | undefined }

export const committed = (date: CivilDate | undefined): DateFieldState => ({
  text: date === undefined ? '' : formatShortDate(date),
  date,
  unparsable: undefined,
})

export const problemOfState = (
  { date, unparsable: misread }: DateFieldState,
  rules: DateRules,
): DateProblem | undefined => {
  if (misread !== undefined) return { _tag: misread }
  return date === undefined ? undefined : problemOf(date, rules)
}

/** An invalid date is undefined. */
export const valueOf = (state: DateFieldState, rules: DateRules): CivilDate | undefined =>
  problemOfState(state, rules) === undefined ? state.date : undefined

/** Errors appear on blur and disappear while typing. A date is never changed into another. */
export const nextState = (state: DateFieldState, event: DateFieldEvent, rules: DateRules): DateFieldState => {
  if (event._tag === 'Given') return committed(event.value)
  if (event._tag === 'Picked') return committed(event.date)
  if (event._tag === 'Left') return left(state, rules)
  const typed = { ...state, text: event.text }
  return problemOfState(state, rules) === undefined ? typed : mended(typed, rules)
}

const left = (state: DateFieldState, rules: DateRules): DateFieldState => {
  if (state.date !== undefined && state.text === formatShortDate(state.date)) return state
  return pipe(
    parseDateInput(state.text, rules.today),
    E.match(({ _tag }): DateFieldState => {
      if (_tag === 'DateInputEmpty') return committed(undefined)
      const misread = _tag === 'DateInputImpossible' ? 'DateImpossible' : 'DateUnreadable'
      return { ...state, date: undefined, unparsable: misread }
    }, committed),
  )
}

/** The text remains as typed until the blur. */
const mended = (state: DateFieldState, rules: DateRules): DateFieldState =>
  pipe(
    parseDateInput(state.text, rules.today),
    E.match(
      (): DateFieldState => ({ ...state, date: undefined, unparsable: undefined }),
      (date): DateFieldState => ({ ...state, date, unparsable: undefined }),
    ),
  )
