import * as E from 'fp-ts/Either'
import { addBusinessDays, type Calendar } from '../calendar/calendar.ts'
import {
  addDaysWithin,
  dayOf,
  daysBetween,
  daysInMonth,
  fromParts,
  monthOf,
  yearOf,
  type CivilDate,
} from '../kernel/civil-date.ts'
import { clausesOf, wordsOf } from './term-clauses.ts'
import { namedTerms, type NamedTerm } from './named-terms.ts'
import { tokensOf, type Token } from './term-tokens.ts'

/** When an invoice is due by the text of its payment terms. */
export type PaymentTerms =
  | { readonly _tag: 'DueOn'; readonly date: CivilDate; readonly by: 'DATE' | 'TERM' }
  | { readonly _tag: 'NotUnderstood' }

/** No term or date of an invoice is further from its issue. */
const MAX_TERM_DAYS = 365

/** The meaning of a text that is a number alone. */
const ALONE: ReadonlySet<number> = new Set([7, 8, 14, 15, 20, 21, 28, 30, 45, 60, 75, 90, 120, 150, 180])

/**
 * Reads the free text of payment terms (MX: CondicionesDePago, CL: TermPagoGlosa): the latest date in it that is 1 to 365 days after
 * the issue, else its longest term, else at once. A discount for early payment takes its own term. Undefined for a blank text.
 * Business days are those of `calendar`. Total, and linear in the first 1,000 characters.
 */
export const readPaymentTerms = (text: string, issueDate: CivilDate, calendar: Calendar): PaymentTerms | undefined => {
  const tokens = tokensOf(text)
  if (text.trim() === '') return undefined
  const clauses = clausesOf(tokens)
  const left = clauses.map((clause) => ({ clause, terms: withoutDiscounts(namedTerms(clause)) }))
  const dates = left.flatMap(({ terms }) => terms.flatMap((term) => (term._tag === 'On' ? [term.date] : [])))
  const latest = dates
    .filter((date) => isWithin(issueDate, date, 1))
    .toSorted()
    .at(-1)
  if (latest !== undefined) return { _tag: 'DueOn', date: latest, by: 'DATE' }
  const ends = left.flatMap(({ clause, terms }) =>
    terms.flatMap((term) => {
      const end = endOf(term, issueDate, calendar)
      if (end === undefined || !isWithin(issueDate, end, 0)) return []
      return [namesMonthEnd(clause) ? monthEnd(end) : end]
    }),
  )
  const longest = [...ends, ...aloneOf(tokens, issueDate)].toSorted().at(-1)
  if (longest !== undefined) return { _tag: 'DueOn', date: longest, by: 'TERM' }
  return clauses.some(isAtOnce) ? { _tag: 'DueOn', date: issueDate, by: 'TERM' } : { _tag: 'NotUnderstood' }
}

const isWithin = (issueDate: CivilDate, date: CivilDate, least: number): boolean => {
  const days = daysBetween(issueDate, date)
  return days >= least && days <= MAX_TERM_DAYS
}

/** Each discount takes the next term or date of its clause, else the one before. */
const withoutDiscounts = (terms: ReadonlyArray<NamedTerm>): ReadonlyArray<NamedTerm> => {
  const taken = new Set<number>()
  for (const [at, { _tag }] of terms.entries()) {
    if (_tag !== 'Discount') continue
    const isFree = (place: number): boolean => terms[place]?._tag !== 'Discount' && !taken.has(place)
    const after = terms.findIndex((_, place) => place > at && isFree(place))
    const before = terms.findLastIndex((_, place) => place < at && isFree(place))
    taken.add(after === -1 ? before : after)
  }
  return terms.filter(({ _tag }, at) => _tag !== 'Discount' && _tag !== 'Bare' && !taken.has(at))
}

const endOf = (term: NamedTerm, issueDate: CivilDate, calendar: Calendar): CivilDate | undefined => {
  switch (term._tag) {
    case 'Days':
      return term.days > MAX_TERM_DAYS ? undefined : addDaysWithin(issueDate, term.days)
    case 'BusinessDays': {
      const end = term.days > MAX_TERM_DAYS ? undefined : addBusinessDays(issueDate, term.days, calendar)
      return end !== undefined && E.isRight(end) ? end.right : undefined
    }
    case 'Months':
      return Number.isInteger(term.months) && term.months <= 12 ? addMonths(issueDate, term.months) : undefined
    default:
      return undefined
  }
}

/** The same day of a later month, or its last one. */
const addMonths = (date: CivilDate, months: number): CivilDate | undefined => {
  const month = monthOf(date) - 1 + months
  const [year, ofYear] = [yearOf(date) + Math.floor(month / 12), (month % 12) + 1]
  const end = fromParts(year, ofYear, Math.min(dayOf(date), daysInMonth(year, ofYear)))
  return E.isRight(end) ? end.right : undefined
}

const monthEnd = (date: CivilDate): CivilDate => {
  const end = fromParts(yearOf(date), monthOf(date), daysInMonth(yearOf(date), monthOf(date)))
  return E.isRight(end) ? end.right : date
}

const namesMonthEnd = (clause: ReadonlyArray<Token>): boolean => {
  const words = wordsOf(clause)
  return words.some(
    (word, at) => word === 'EOM' || (word === 'FIN' && words[at + 1] === 'DE' && words[at + 2] === 'MES'),
  )
}

const aloneOf = (tokens: ReadonlyArray<Token>, issueDate: CivilDate): ReadonlyArray<CivilDate> => {
  const [only, ...others] = tokens
  return only?._tag === 'Number' && others.length === 0 && ALONE.has(only.value)
    ? [addDaysWithin(issueDate, only.value)]
    : []
}

const isAtOnce = (clause: ReadonlyArray<Token>): boolean => {
  const words = wordsOf(clause)
  return words.some((word, at) => {
    const [next, second] = [words[at + 1], words[at + 2]]
    if (word === 'CONTADO') return words[at - 1] !== 'NO'
    if (word === 'A') return next === 'LA' && second === 'VISTA'
    if (word === 'CONTRA') return next === 'ENTREGA'
    if (word === 'ON') return next === 'RECEIPT'
    return /^(?:INMEDIAT|ANTICIPAD)/.test(word)
  })
}
