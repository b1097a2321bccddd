import { useEffect, useState } from 'react'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import {
  type DateFieldEvent,
  type DateFieldState,
  nextState,
  problemOfState,
  committed,
  valueOf,
} from './date-field.state.ts'
import type { DateFieldProps } from './date-field.types.ts'
import type { DateProblem, DateRules } from './date-rules.ts'

export interface DateFieldModel {
  readonly text: string
  readonly value: CivilDate | undefined
  readonly problem: DateProblem | undefined
  readonly send: (event: DateFieldEvent) => void
}

interface Held {
  readonly subject: string | undefined
  readonly field: DateFieldState
  /** The owner's last value. */
  readonly seen: CivilDate | undefined
  /** The last value known to both sides. */
  readonly known: CivilDate | undefined
}

/**
 * Synchronises the field's state with its owner's value: each change is reported once, and an owner's change or another
 * subject replaces the text.
 */
export const useDateField = (
  value: CivilDate | undefined,
  rules: DateRules,
  onChange: (value: CivilDate | undefined) => void,
  { onRejected, subject }: Pick<DateFieldProps, 'onRejected' | 'subject'> = {},
): DateFieldModel => {
  const [held, setHeld] = useState<Held>(() => ({ subject, field: committed(value), seen: value, known: value }))
  if (held.subject !== subject) setHeld({ subject, field: committed(value), seen: value, known: value })
  else if (held.seen !== value) {
    setHeld({ subject, field: held.known === value ? held.field : committed(value), seen: value, known: value })
  }
  const send = (event: DateFieldEvent): void => {
    const field = nextState(held.field, event, rules)
    const next = valueOf(field, rules)
    setHeld({ ...held, field, known: next })
    if (next !== held.known) onChange(next)
  }
  const problem = problemOfState(held.field, rules)
  const isRejected = problem !== undefined
  useEffect(() => {
    if (!isRejected) return
    onRejected?.(true)
    return () => onRejected?.(false)
  }, [isRejected, onRejected])
  return { text: held.field.text, value: valueOf(held.field, rules), problem, send }
}
