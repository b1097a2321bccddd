import type { CivilDate } from '../kernel/civil-date.ts'
import { wordsOf } from './term-clauses.ts'
import type { Token } from './term-tokens.ts'

/** A term or a date that a clause names, in the order of the text. */
export type NamedTerm =
  | { readonly _tag: 'Days'; readonly days: number }
  | { readonly _tag: 'BusinessDays'; readonly days: number }
  | { readonly _tag: 'Months'; readonly months: number }
  | { readonly _tag: 'On'; readonly date: CivilDate }
  /** A discount up to 15 %, which takes a term; a greater share is none. */
  | { readonly _tag: 'Discount' }
  /** A number behind a discount, which can only be its term. */
  | { readonly _tag: 'Bare' }

const MAX_DISCOUNT_PERCENT = 15

/** How many days a unit has. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['DIA', 1],
  ['DIAS', 1],
  ['D', 1],
  ['DFF', 1],
  ['DAY', 1],
  ['DAYS', 1],
  ['SEMANA', 7],
  ['SEMANAS', 7],
  ['QUINCENA', 15],
  ['QUINCENAS', 15],
])
const MONTHS: ReadonlySet<string> = new Set(['MES', 'MESES'])

const KEYWORDS: ReadonlySet<string> = new Set(['CREDITO', 'PLAZO', 'NET', 'NETO', 'N'])
/** Between a keyword and its number. */
const FILLERS: ReadonlySet<string> = new Set(['A', 'AL', 'DE', 'DEL', 'EN', 'POR', 'PAGO', 'DIAS', 'DIA'])
/** Between the numbers of a list. */
const JOINERS: ReadonlySet<string> = new Set(['Y', 'O', 'E', 'U', 'A'])

/** The terms, dates and discounts of a clause, in the order of the text. */
export const namedTerms = (given: ReadonlyArray<Token>): ReadonlyArray<NamedTerm> => {
  const clause = withoutSlashDiscount(given)
  const words = wordsOf(clause)
  const named: Array<NamedTerm> = []
  for (let at = 0; at < clause.length;) {
    const token = clause[at]
    const end = token?._tag === 'Number' ? endOfList(clause, at) : at + 1
    if (token?._tag === 'Date' && token.date !== undefined) named.push({ _tag: 'On', date: token.date })
    else if (token?._tag === 'Percent' && token.value <= MAX_DISCOUNT_PERCENT) named.push({ _tag: 'Discount' })
    else if (token?._tag === 'Number') {
      const term = termOf(largest(clause.slice(at, end)), words, at, end)
      if (term !== undefined) named.push(term)
      else if (isBehindDiscount(clause, at)) named.push({ _tag: 'Bare' })
    }
    at = end
  }
  return named
}

const termOf = (value: number, words: ReadonlyArray<string>, at: number, end: number): NamedTerm | undefined => {
  const unit = words[end] ?? ''
  const days = UNITS.get(unit)
  if (MONTHS.has(unit)) return { _tag: 'Months', months: value }
  if (days !== undefined)
    return { _tag: words[end + 1]?.startsWith('HABIL') === true ? 'BusinessDays' : 'Days', days: value * days }
  return hasKeywordBefore(words, at) || KEYWORDS.has(unit) ? { _tag: 'Days', days: value } : undefined
}

const hasKeywordBefore = (words: ReadonlyArray<string>, at: number): boolean => {
  let before = at - 1
  while (before >= 0 && (FILLERS.has(words[before] ?? '') || words[before] === '')) {
    if (words[before] === '' && before < at - 1) return false
    before -= 1
  }
  return KEYWORDS.has(words[before] ?? '')
}

/** `30/60/90`, `30, 60 y 90`, `30 a 60`: one past its last number. */
const endOfList = (clause: ReadonlyArray<Token>, at: number): number => {
  let end = at + 1
  for (;;) {
    const joiner = clause[end]
    const isJoined =
      joiner?._tag === 'Slash' || joiner?._tag === 'Comma' || (joiner?._tag === 'Word' && JOINERS.has(joiner.word))
    if (clause[end]?._tag === 'Number') end += 1
    else if (isJoined && clause[end + 1]?._tag === 'Number') end += 2
    else return end
  }
}

const largest = (list: ReadonlyArray<Token>): number =>
  list.reduce((most, token) => (token._tag === 'Number' ? Math.max(most, token.value) : most), 0)

const isBehindDiscount = (clause: ReadonlyArray<Token>, at: number): boolean => {
  const before = clause[at - 1]
  if (before?._tag === 'Percent') return true
  return before?._tag === 'Word' && FILLERS.has(before.word) && clause[at - 2]?._tag === 'Percent'
}

const NETS: ReadonlySet<string> = new Set(['NET', 'NETO', 'N'])

/** `2/10 NET 60` is a discount of 2 % for ten days. */
const withoutSlashDiscount = (clause: ReadonlyArray<Token>): ReadonlyArray<Token> => {
  const at = clause.findIndex((token, place) => {
    const [slash, days, net] = clause.slice(place + 1, place + 4)
    return (
      token._tag === 'Number' &&
      token.value <= MAX_DISCOUNT_PERCENT &&
      slash?._tag === 'Slash' &&
      days?._tag === 'Number' &&
      net?._tag === 'Word' &&
      NETS.has(net.word)
    )
  })
  return at === -1 ? clause : [...clause.slice(0, at), ...clause.slice(at + 3)]
}
