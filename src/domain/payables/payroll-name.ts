import * as E from 'fp-ts/Either'
import { type CivilDate, monthOf } from '../kernel/civil-date.ts'
import { normaliseText } from '../kernel/fold.ts'
import { requiredText, type TextError } from '../kernel/form.ts'
import { MONTHS } from '../labels/spanish-calendar.ts'

export const LONGEST_PAYROLL_NAME = 80

/** `Facturas del 05 de septiembre`, until the user writes another. */
export const defaultPayrollName = (paymentDate: CivilDate): string =>
  `Facturas del ${paymentDate.slice(8)} de ${MONTHS[monthOf(paymentDate) - 1] ?? ''}`

export const parsePayrollName = (text: string): E.Either<TextError, string> => requiredText(text, LONGEST_PAYROLL_NAME)

/** A duplicate name is a hint to write another, never an error. */
export const isNameTaken = (name: string, names: ReadonlyArray<string>): boolean => {
  const folded = normaliseText(name)
  return names.some((other) => normaliseText(other) === folded)
}
