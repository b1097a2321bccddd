import * as E from 'fp-ts/Either'
import { requiredText } from '#domain/kernel/form.ts'

/** What a name may not hold: control characters, halves of characters, and those that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\p{Surrogate}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** A name as it is kept: composed (NFC), in one line, without what nobody can see. */
export const normaliseText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\t\r\n]+/g, ' ')
    .replaceAll(UNSEEN, '')
    .trim()

/**
 * The same of somebody's name. Undefined when nothing is left, or more than tokens and answers carry: composing makes some
 * characters longer.
 */
export const normaliseName = (text: string): string | undefined => {
  const name = requiredText(normaliseText(text))
  return E.isRight(name) && name.right.length <= LONGEST_NAME ? name.right : undefined
}

const LONGEST_NAME = 254
