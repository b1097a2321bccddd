import * as E from 'fp-ts/Either'
import { type CivilDate, monthOf } from '../kernel/civil-date.ts'
import { normaliseText } from '../kernel/fold.ts'
import { requiredText, type TextError } from '../kernel/form.ts'
import { MONTHS } from '../labels/spanish-calendar.ts'

/** The most characters of a name. */
export const MAX_PAYROLL_NAME_LENGTH = 80

/**
 * The name until the user writes another: `Facturas del 05 de septiembre`.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { defaultPayrollName } from '@anticipo/domain/payables/payroll-name'
 *
 * defaultPayrollName(civilDate('2026-09-05')) // 'Facturas del 05 de septiembre'
 * ```
 */
export const defaultPayrollName = (paymentDate: CivilDate): string =>
  `Facturas del ${paymentDate.slice(8)} de ${MONTHS[monthOf(paymentDate) - 1] ?? ''}`

/**
 * A name without blanks at its ends: not blank, at most `MAX_PAYROLL_NAME_LENGTH` characters.
 *
 * @example
 * ```ts
 * import { parsePayrollName } from '@anticipo/domain/payables/payroll-name'
 *
 * parsePayrollName(' Marzo ') // { _tag: 'Right', right: 'Marzo' }
 * parsePayrollName('') // { _tag: 'Left', left: { _tag: 'TextEmpty' } }
 * ```
 */
export const parsePayrollName = (text: string): E.Either<TextError, string> =>
  requiredText(text, MAX_PAYROLL_NAME_LENGTH)

/**
 * Whether another list has the name, without case and accents: a hint to write another, never an error.
 *
 * @example
 * ```ts
 * import { isNameTaken } from '@anticipo/domain/payables/payroll-name'
 *
 * isNameTaken('nómina', ['Nomina']) // true
 * ```
 */
export const isNameTaken = (name: string, names: ReadonlyArray<string>): boolean => {
  const folded = normaliseText(name)
  return names.some((other) => normaliseText(other) === folded)
}
