import type { Either } from 'fp-ts/Either'
import { requiredText, type TextError } from '../kernel/form.ts'

const LONGEST_NAME = 120

/** The name of a user: not blank, at most 120 characters. */
export const parsePersonName = (text: string): Either<TextError, string> => requiredText(text, LONGEST_NAME)
