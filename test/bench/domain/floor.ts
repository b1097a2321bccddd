import type { PricedCart } from '#domain/financing/simulate.ts'

/** The shortest loops that do the jobs of the domain: no reasons, no types, no limits. */

export const rut = (text: string): string | undefined => {
  const found = /^([1-9]\d?\.?\d{3}\.?\d{3})-?([\dkK])$/.exec(text)
  if (found === null) return undefined
  const body = (found[1] ?? '').replaceAll('.', '')
  let sum = 0
  for (let at = 0; at < body.length; at += 1) sum += (body.charCodeAt(body.length - 1 - at) - 48) * ((at % 6) + 2)
  const digit = '0K987654321'.charAt(sum % 11)
  return digit === (found[2] ?? '').toUpperCase() ? `${body}-${digit}` : undefined
}

export const rfc = (text: string): string | undefined => {
  const found = /^[A-ZÑ&]{3,4}(\d\d)(\d\d)(\d\d)[A-Z\d]{3}$/.exec(text)
  if (found === null) return undefined
  const [month, day] = [Number(found[2]), Number(found[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= (DAYS[month - 1] ?? 0) ? text : undefined
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const DAY_MS = 86_400_000

export const isOpen = (date: string, closed: ReadonlySet<string>): boolean => {
  const weekday = new Date(date).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !closed.has(date)
}

export const add = (date: string, count: number, closed: ReadonlySet<string>): string => {
  let at = Date.parse(date)
  let text = date
  for (let left = count; left > 0; ) {
    at += DAY_MS
    text = new Date(at).toISOString().slice(0, 10)
    if (isOpen(text, closed)) left -= 1
  }
  return text
}

export const price = ({ today, lines }: Pick<PricedCart, 'today' | 'lines'>): number => {
  let [total, held, interest] = [0, 0, 0]
  for (const { amount, creditNotes, paymentDate, rate, retention } of lines) {
    const base = amount.minor - creditNotes.minor
    const days = (Date.parse(paymentDate) - Date.parse(today)) / DAY_MS
    total += amount.minor
    held += Math.round((base * retention) / 10_000)
    interest += Math.round((base * days * rate) / 300_000)
  }
  return total - held - interest
}
