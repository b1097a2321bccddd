import * as E from 'fp-ts/Either'
import { fromParts, type CivilDate } from '../kernel/civil-date.ts'
import { numberAt } from './number-words.ts'

/** A part of a text on payment terms. `END` ends a clause. */
export type Token =
  | { readonly _tag: 'Word'; readonly word: string }
  | { readonly _tag: 'Number'; readonly value: number }
  | { readonly _tag: 'Percent'; readonly value: number }
  | { readonly _tag: 'Date'; readonly date: CivilDate | undefined }
  | { readonly _tag: 'Slash' }
  | { readonly _tag: 'Comma' }
  | { readonly _tag: 'End' }

/** Longer texts are cut: the SAT allows 1,000 characters. */
const MAX_LENGTH = 1_000

const MONTHS = 'ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE'.split(' ')

const PATTERN = new RegExp(
  [
    String.raw`(?<day>\d{1,2})[/-](?<month>\d{1,2})[/-](?<year>\d{4})(?!\d)`,
    String.raw`(?<isoYear>\d{4})-(?<isoMonth>\d{1,2})-(?<isoDay>\d{1,2})(?!\d)`,
    String.raw`(?<namedDay>\d{1,2}) DE (?<name>${MONTHS.join('|')}) DEL? (?<namedYear>\d{4})(?!\d)`,
    String.raw`(?<percent>\d{1,4}(?:[.,]\d{1,4})?) ?%`,
    String.raw`(?<number>\d+(?:\.\d+)*)`,
    String.raw`(?<word>[A-ZÑ]+)`,
    String.raw`(?<mark>[/,;.|])`,
  ].join('|'),
  'g',
)

/** Capitals without accents, single blanks. */
export const normalised = (text: string): string =>
  text.slice(0, MAX_LENGTH).normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().replaceAll(/\s+/g, ' ').trim()

/** Words of numbers become numbers, and a number beside itself in words counts once. Linear in the text. */
export const tokensOf = (text: string): ReadonlyArray<Token> =>
  withoutRepeats(withNumbers([...normalised(text).matchAll(PATTERN)].map(({ groups = {} }) => tokenOf(groups))))

const tokenOf = (found: Readonly<Record<string, string | undefined>>): Token => {
  const { day, isoDay, isoMonth, isoYear, mark, month, name, namedDay, namedYear, number, percent, word, year } = found
  if (year !== undefined) return dated(year, month, day)
  if (isoYear !== undefined) return dated(isoYear, isoMonth, isoDay)
  if (name !== undefined) return dated(namedYear, String(MONTHS.indexOf(name) + 1), namedDay)
  if (percent !== undefined) return { _tag: 'Percent', value: Number(percent.replace(',', '.')) }
  if (number !== undefined) return { _tag: 'Number', value: Number(number) }
  if (word !== undefined) return { _tag: 'Word', word }
  return mark === '/' ? { _tag: 'Slash' } : mark === ',' ? { _tag: 'Comma' } : { _tag: 'End' }
}

const dated = (year = '', month = '', day = ''): Token => {
  const date = fromParts(Number(year), Number(month), Number(day))
  return { _tag: 'Date', date: E.isRight(date) ? date.right : undefined }
}

const withNumbers = (tokens: ReadonlyArray<Token>): ReadonlyArray<Token> => {
  const words = tokens.map((token) => (token._tag === 'Word' ? token.word : ''))
  const read: Array<Token> = []
  for (let at = 0; at < tokens.length;) {
    const number = numberAt(words, at)
    const token = tokens[at]
    if (number !== undefined) read.push({ _tag: 'Number', value: number.value })
    else if (token !== undefined) read.push(token)
    at += number?.length ?? 1
  }
  return read
}

const withoutRepeats = (tokens: ReadonlyArray<Token>): ReadonlyArray<Token> =>
  tokens.filter((token, at) => {
    const before = tokens[at - 1]
    return token._tag !== 'Number' || before?._tag !== 'Number' || before.value !== token.value
  })
