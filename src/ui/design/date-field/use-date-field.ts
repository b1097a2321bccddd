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
import type { DateProblem, DateRules } from './date-rules.ts'

export interface DateFieldModel {
  readonly text: string
  readonly value: CivilDate | undefined
  readonly problem: DateProblem | undefined
  readonly send: (event: DateFieldEvent) => void
}

interface Held {
  readonly field: DateFieldState
  /** The value the owner showed last. */
  readonly seen: CivilDate | undefined
  /** The value both sides know: told to the owner, or by it. */
  readonly known: CivilDate | undefined
}

/** Joins the field's own state to its owner's value: each change is told once, and an owner's change replaces what was typed. */
export const useDateField = (
  value: CivilDate | undefined,
  rules: DateRules,
  onChange: (value: CivilDate | undefined) => void,
  onRefused?: (isRefused: boolean) => void,
): DateFieldModel => {
  const [held, setHeld] = useState<Held>(() => ({ field: committed(value), seen: value, known: value }))
  if (held.seen !== value) {
    setHeld({ field: held.known === value ? held.field : committed(value), seen: value, known: value })
  }
  const send = (event: DateFieldEvent): void => {
    const field = nextState(held.field, event, rules)
    const next = valueOf(field, rules)
    setHeld({ ...held, field, known: next })
    if (next !== held.known) onChange(next)
  }
  const problem = problemOfState(held.field, rules)
  const isRefused = problem !== undefined
  useEffect(() => {
    if (!isRefused) return
    onRefused?.(true)
    return () => onRefused?.(false)
  }, [isRefused, onRefused])
  return { text: held.field.text, value: valueOf(held.field, rules), problem, send }
}
