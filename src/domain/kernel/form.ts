import * as E from 'fp-ts/Either'

/** A parser for each field of `V` from a draft `D`, in form order. */
export type Form<D, P, V> = { readonly [F in keyof V]: (draft: D) => E.Either<P, V[F]> }

/** The error of one field. */
export interface Problem<F extends string, P> {
  readonly field: F
  readonly error: P
}

/** Why a text of a form is rejected. */
export type TextError =
  | { readonly _tag: 'TextEmpty' }
  | { readonly _tag: 'TextBlank' }
  | { readonly _tag: 'TextTooLong'; readonly maximum: number }

/**
 * The value, or every problem in form order (never empty), so that the first one can receive the focus.
 *
 * @example
 * ```ts
 * import * as Email from '@anticipo/domain/identity/email'
 * import { validateForm } from '@anticipo/domain/kernel/form'
 *
 * const form = { email: (draft: { readonly email: string }) => Email.parse(draft.email) }
 * validateForm(form, { email: 'ana@empresa.cl' }) // { _tag: 'Right', right: { email: 'ana@empresa.cl' } }
 * validateForm(form, { email: '' }) // { _tag: 'Left', left: [{ field: 'email', error: { _tag: 'EmailEmpty' } }] }
 * ```
 */
export const validateForm = <D, P, V extends object>(
  form: Form<D, P, V>,
  draft: D,
): E.Either<ReadonlyArray<Problem<keyof V & string, P>>, V> => {
  const problems: Array<Problem<keyof V & string, P>> = []
  const value: Partial<V> = {}
  for (const field in form) {
    const read = form[field](draft)
    if (E.isLeft(read)) problems.push({ field, error: read.left })
    else value[field] = read.right
  }
  return problems.length > 0 ? E.left(problems) : E.right(value as V)
}

/**
 * Trimmed, non-empty, and at most `maximum` user-perceived characters, 250 unless given.
 *
 * @example
 * ```ts
 * import { requiredText } from '@anticipo/domain/kernel/form'
 *
 * requiredText(' Ana ') // { _tag: 'Right', right: 'Ana' }
 * requiredText('Ana', 2) // { _tag: 'Left', left: { _tag: 'TextTooLong', maximum: 2 } }
 * ```
 */
export const requiredText = (text: string, maximum: number = MAX_LENGTH): E.Either<TextError, string> => {
  if (text === '') return E.left({ _tag: 'TextEmpty' })
  const trimmed = text.trim()
  if (trimmed === '') return E.left({ _tag: 'TextBlank' })
  return isWithin(trimmed, maximum) ? E.right(trimmed) : E.left({ _tag: 'TextTooLong', maximum })
}

/**
 * Like `requiredText`, but an empty or blank text is valid, as `undefined`.
 *
 * @example
 * ```ts
 * import { optionalText } from '@anticipo/domain/kernel/form'
 *
 * optionalText(' ') // { _tag: 'Right', right: undefined }
 * ```
 */
export const optionalText = (text: string, maximum: number = MAX_LENGTH): E.Either<TextError, string | undefined> =>
  text.trim() === '' ? E.right(undefined) : requiredText(text, maximum)

/** Why a text is none of the options. */
export type ChoiceError = { readonly _tag: 'ChoiceMissing' } | { readonly _tag: 'ChoiceUnknown' }

/**
 * A parser of one of the given options; the text must be equal to it.
 *
 * @example
 * ```ts
 * import { oneOf } from '@anticipo/domain/kernel/form'
 *
 * oneOf(['CLP', 'USD'])('USD') // { _tag: 'Right', right: 'USD' }
 * oneOf(['CLP', 'USD'])('') // { _tag: 'Left', left: { _tag: 'ChoiceMissing' } }
 * ```
 */
export const oneOf =
  <A extends string>(options: ReadonlyArray<A>) =>
  (text: string): E.Either<ChoiceError, A> => {
    const chosen = options.find((option) => option === text)
    return chosen === undefined ? E.left({ _tag: text === '' ? 'ChoiceMissing' : 'ChoiceUnknown' }) : E.right(chosen)
  }

const MAX_LENGTH = 250

/** A character has at most two code units, so that longer text need not be counted. */
const isWithin = (text: string, maximum: number): boolean => text.length <= maximum * 2 && [...text].length <= maximum
