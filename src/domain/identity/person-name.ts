import type { Either } from 'fp-ts/Either'
import { requiredText, type TextError } from '../kernel/form.ts'

const MAX_NAME_LENGTH = 120

/**
 * The name of a user, without blanks at its ends: not blank, at most 120 characters; otherwise a `TextError`.
 *
 * @example
 * ```ts
 * import { parsePersonName } from '@anticipo/domain/identity/person-name'
 *
 * parsePersonName(' Ana Núñez ') // { _tag: 'Right', right: 'Ana Núñez' }
 * ```
 */
export const parsePersonName = (text: string): Either<TextError, string> => requiredText(text, MAX_NAME_LENGTH)
