import { DECIMALS, money, type Currency, type Money } from '#domain/kernel/money.ts'

/**
 * The amount of a tax document: digits, in MX with up to six decimals, rounded half up to the currency's own. Exact
 * whatever its size; undefined when it is not written so or exceeds what `Money` can hold.
 */
export const readAmount = <C extends Currency>(currency: C, text: string): Money<C> | undefined => {
  const micros = readMicros(text, currency)
  return micros === undefined ? undefined : toMoney(currency, micros, MICRO)
}

/** `amount × rate`, both as written, rounded half up once. */
export const readConverted = <C extends Currency>(currency: C, amount: string, rate: string): Money<C> | undefined => {
  const [micros, rateMicros] = [readMicros(amount), readMicros(rate)]
  if (micros === undefined || rateMicros === undefined || rateMicros === 0n) return undefined
  return toMoney(currency, micros * rateMicros, MICRO * MICRO)
}

const MICRO = 1_000_000n

/** Millionths, the finest that the schemas of the SAT allow. A currency without decimals is written without them. */
const readMicros = (text: string, currency?: Currency): bigint | undefined => {
  const [, whole, fraction] = /^(\d{1,18})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  if (fraction !== undefined && currency !== undefined && DECIMALS[currency] === 0) return undefined
  return BigInt(whole) * MICRO + BigInt((fraction ?? '').padEnd(6, '0'))
}

const toMoney = <C extends Currency>(currency: C, value: bigint, unit: bigint): Money<C> | undefined => {
  const minor = (value * 10n ** BigInt(DECIMALS[currency]) * 2n + unit) / (unit * 2n)
  return minor > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : money(currency, Number(minor))
}
