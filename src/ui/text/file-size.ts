import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { divideHalfAway } from '#domain/kernel/rounding.ts'

/** `512 bytes`, `1,5 kB`, `10 MB`: one decimal unless it is zero, units of 1024 bytes. `bytes` is an integer. */
export const formatFileSize = (bytes: number, country: Country): string => {
  if (bytes < UNIT) return bytes === 1 ? '1 byte' : `${Math.max(bytes, 0)} bytes`
  const tenths = divideHalfAway(bytes * 10, UNIT)
  return tenths < UNIT * 10
    ? `${inTenths(tenths, country)} kB`
    : `${inTenths(divideHalfAway(bytes * 10, UNIT * UNIT), country)} MB`
}

const UNIT = 1024

const inTenths = (tenths: number, country: Country): string => {
  const rest = tenths % 10
  const whole = (tenths - rest) / 10
  return rest === 0 ? String(whole) : `${whole}${profileOf(country).decimalSeparator}${rest}`
}
