import type { PricedCart, PricedLine } from '#domain/financing/priced-cart.ts'

/** Minimal loops for the jobs of the domain, as fast as possible: no errors, no types, no limits. */

export const rut = (text: string): string | undefined => {
  const typed = text.trim()
  const last = typed.charCodeAt(typed.length - 1)
  let at = typed.length - 2
  if (isBlank(typed.charCodeAt(at))) at -= 1
  if (isDash(typed.charCodeAt(at))) at -= 1
  if (isBlank(typed.charCodeAt(at))) at -= 1
  let [sum, weight, body, unit, digits] = [0, 2, 0, 1, 0]
  for (; at >= 0; at -= 1) {
    const figure = typed.charCodeAt(at) - ZERO
    if (figure >= 0 && figure <= 9) {
      sum += figure * weight
      weight = weight === 7 ? 2 : weight + 1
      body += figure * unit
      unit *= 10
      digits += 1
    } else if (
      (digits !== 3 && digits !== 6) ||
      (figure !== DOT && !isBlank(figure + ZERO)) ||
      !isFigure(typed.charCodeAt(at + 1))
    )
      break
  }
  const prefixed = at < 0 || /^CL ?$/i.test(typed.slice(0, at + 1))
  if (digits < 7 || digits > 8 || body * 10 < unit || !prefixed) return undefined
  const digit = '0K987654321'.charAt(sum % 11)
  return digit.charCodeAt(0) === (last === LOWER_K ? UPPER_K : last) ? `${body}-${digit}` : undefined
}

const RFC = /^([A-ZÑ&]{3,4})[-/ ]?((\d\d)(\d\d)(\d\d))[-/ ]?([A-Z\d]{3})$/

export const rfc = (text: string): string | undefined => {
  const found = RFC.exec(text.trim().normalize('NFC').toUpperCase())
  if (found === null) return undefined
  const [, letters = '', date = '', year, month, day, rest = ''] = found
  return isDate(2000 + Number(year), Number(month), Number(day)) ? letters + date + rest : undefined
}

const CURP = /^[A-Z]{4}\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[A-Z\d]\d$/
const STATES = new Set(
  'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE'.split(' '),
)

export const curp = (text: string): string | undefined => {
  const key = text.trim().toUpperCase()
  if (!CURP.test(key) || !STATES.has(key.slice(11, 13))) return undefined
  const year = two(key, 4) + (key.charCodeAt(16) < LETTER_A ? 1900 : 2000)
  if (!isDate(year, two(key, 6), two(key, 8))) return undefined
  let sum = 0
  for (let at = 0; at < 17; at += 1) {
    const code = key.charCodeAt(at)
    sum += (18 - at) * (code < LETTER_A ? code - ZERO : code <= LETTER_N ? code - 55 : code - 54)
  }
  return (10 - (sum % 10)) % 10 === key.charCodeAt(17) - ZERO ? key : undefined
}

export const clabe = (text: string): string | undefined => {
  let [sum, weight, digits] = [0, 3, 0]
  for (let at = 0; at < text.length; at += 1) {
    const figure = text.charCodeAt(at) - ZERO
    if (figure >= 0 && figure <= 9) {
      sum += figure * weight
      weight = weight === 3 ? 7 : weight === 7 ? 1 : 3
      digits += 1
    } else if (!PARTING.includes(text.charAt(at))) return undefined
  }
  if (digits !== 18 || sum % 10 !== 0) return undefined
  return text.length === 18 ? text : text.replaceAll(/[\s-]/g, '')
}

/** Days since 1970. */
export const dayOf = (date: string): number => {
  const [year, month] = [two(date, 0) * 100 + two(date, 2), two(date, 5)]
  const leaps = Math.floor((year - 1969) / 4) - Math.floor((year - 1901) / 100) + Math.floor((year - 1601) / 400)
  return 365 * (year - 1970) + leaps + (BEFORE[month - 1] ?? 0) + (month > 2 && isLeap(year) ? 1 : 0) + two(date, 8) - 1
}

export const isOpen = (date: string, closed: ReadonlySet<number>): boolean => {
  const day = dayOf(date)
  return (day + 3) % 7 < 5 && !closed.has(day)
}

export const add = (date: string, count: number, closed: ReadonlySet<number>): string => {
  let day = dayOf(date)
  for (let left = count; left > 0;) {
    day += 1
    if ((day + 3) % 7 < 5 && !closed.has(day)) left -= 1
  }
  return write(day)
}

export const interest = ({ amount, creditNotes, paymentDate, rate }: PricedLine, today: string): number =>
  Math.floor(((amount.minor - creditNotes.minor) * (dayOf(paymentDate) - dayOf(today)) * rate) / 300_000 + 0.5)

export const price = ({ today, lines }: Pick<PricedCart, 'today' | 'lines'>): number => {
  let transfer = 0
  for (const line of lines) {
    const base = line.amount.minor - line.creditNotes.minor
    transfer += base - Math.floor((base * line.retention) / 10_000 + 0.5) - interest(line, today)
  }
  return transfer
}

const isBlank = (code: number): boolean => code === 32 || code === 0xa0
const isDash = (code: number): boolean => code === 45 || (code >= 0x2010 && code <= 0x2015) || code === 0x2212
const isFigure = (code: number): boolean => code >= ZERO && code <= ZERO + 9

const ZERO = 48
const DOT = 46 - ZERO
const LETTER_A = 65
const LETTER_N = 78
const UPPER_K = 75
const LOWER_K = 107
const PARTING = ' -\t\n\r'
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

const two = (text: string, at: number): number => (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const isDate = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= (DAYS[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0)

/** Iterates by years and months from 1970. */
const write = (days: number): string => {
  let year = 1970 + Math.floor(days / 365.2425)
  let rest = days - dayOf(`${year}-01-01`)
  if (rest < 0) {
    year -= 1
    rest += isLeap(year) ? 366 : 365
  }
  let month = 0
  for (let length = 31; rest >= length; length = (DAYS[month] ?? 0) + (month === 1 && isLeap(year) ? 1 : 0)) {
    rest -= length
    month += 1
  }
  return `${year}-${month < 9 ? '0' : ''}${month + 1}-${rest < 9 ? '0' : ''}${rest + 1}`
}
