import { type CivilDate, civilDate } from './civil-date.ts'

/**
 * The calendar date of an instant in a time zone. `zone` is an IANA name that the runtime knows, such as those of the
 * country profiles; `epochMs` counts milliseconds since 1970 and lies between 1900 and 2199: another zone or number is
 * a RangeError. Daylight saving follows the time zone database of the runtime.
 *
 * @example
 * ```ts
 * import { civilDateIn } from '@anticipo/domain/kernel/time-zone'
 *
 * civilDateIn('America/Santiago', Date.UTC(2026, 2, 2, 2, 59)) // '2026-03-01'
 * ```
 */
export const civilDateIn = (zone: string, epochMs: number): CivilDate => {
  const { year, month, day } = partsIn(zone, epochMs)
  return civilDate(`${year}-${month}-${day}`)
}

/**
 * The time of day `HH:mm`, from 00:00 to 23:59, of an instant in a time zone, with the arguments of `civilDateIn`.
 * Seconds are cut.
 *
 * @example
 * ```ts
 * import { civilTimeIn } from '@anticipo/domain/kernel/time-zone'
 *
 * civilTimeIn('America/Santiago', Date.UTC(2026, 2, 2, 2, 59)) // '23:59'
 * ```
 */
export const civilTimeIn = (zone: string, epochMs: number): string => {
  const { hour, minute } = partsIn(zone, epochMs)
  return `${hour}:${minute}`
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute'

/* The locale is fixed, so that the parts are the same digits everywhere. */
const partsIn = (zone: string, epochMs: number): Readonly<Record<Part, string>> =>
  Object.fromEntries(
    formatOf(zone)
      .formatToParts(epochMs)
      .map(({ type, value }) => [type, value]),
  ) as Record<Part, string>

/** Creating one costs a thousand times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(zone, format)
  return format
}
