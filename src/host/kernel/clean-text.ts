import * as E from 'fp-ts/Either'
import { requiredText } from '#domain/kernel/form.ts'

/** Characters removed from names: controls, unpaired surrogates, and bidirectional marks. */
const UNSEEN = /[\p{Cc}\p{Surrogate}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Cleans a name: NFC, one line, without invisible characters. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\t\r\n]+/g, ' ')
    .replaceAll(UNSEEN, '')
    .trim()

/** Undefined when nothing remains, or more than tokens and responses allow: NFC makes some characters longer. */
export const cleanName = (text: string): string | undefined => {
  const name = requiredText(cleanText(text))
  return E.isRight(name) && name.right.length <= MAX_NAME_LENGTH ? name.right : undefined
}

const MAX_NAME_LENGTH = 254
