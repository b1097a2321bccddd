import * as E from 'fp-ts/Either'
import { DECIMALS, money, type Currency, type Money } from '#domain/kernel/money.ts'

/**
 * The amount of a tax document: digits, in MX with up to six decimals, rounded half up to the currency's. Exact up to
 * `MAX_MINOR_UNITS`, above any real invoice.
 */
export const readAmount = <C extends Currency>(currency: C, text: string): E.Either<AmountError, Money<C>> => {
  const small = readSmall(currency, text)
  if (small !== undefined) return E.right(money(currency, small))
  const micros = readMicros(text, currency)
  return micros === undefined ? E.left('INVALID_AMOUNT') : toMoney(currency, micros, MICRO)
}

export type AmountError = 'INVALID_AMOUNT' | 'AMOUNT_TOO_LARGE'

/** Far above any real invoice, and nine hundred of them still sum exactly. */
export const MAX_MINOR_UNITS = 10 ** 13

/** `amount × rate`, both from texts, rounded half up once. */
export const readConverted = <C extends Currency>(
  currency: C,
  amount: string,
  rate: string,
): E.Either<AmountError | 'INVALID_RATE', Money<C>> => {
  const [micros, rateMicros] = [readMicros(amount), readMicros(rate)]
  if (rateMicros === undefined || rateMicros === 0n) return E.left('INVALID_RATE')
  if (micros === undefined) return E.left('INVALID_AMOUNT')
  return toMoney(currency, micros * rateMicros, MICRO * MICRO)
}

/** The minor units of a usual amount: up to eleven digits and the decimals of its currency, exact without large integers. */
const readSmall = (currency: Currency, text: string): number | undefined => {
  const [, whole, fraction = ''] = SMALL.exec(text) ?? []
  const decimals = DECIMALS[currency]
  if (whole === undefined || (fraction !== '' && decimals === 0)) return undefined
  return Number(whole + fraction.padEnd(decimals, '0'))
}

const SMALL = /^(\d{1,11})(?:\.(\d{2}))?$/

const MICRO = 1_000_000n

/** Millionths, the smallest unit in the schemas of the SAT. A currency without decimals is written without them. */
const readMicros = (text: string, currency?: Currency): bigint | undefined => {
  const [, whole, fraction] = /^(\d{1,18})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  if (fraction !== undefined && currency !== undefined && DECIMALS[currency] === 0) return undefined
  return BigInt(whole) * MICRO + BigInt((fraction ?? '').padEnd(6, '0'))
}

const toMoney = <C extends Currency>(currency: C, value: bigint, unit: bigint): E.Either<AmountError, Money<C>> => {
  const minor = (value * 10n ** BigInt(DECIMALS[currency]) * 2n + unit) / (unit * 2n)
  return minor > BigInt(MAX_MINOR_UNITS) ? E.left('AMOUNT_TOO_LARGE') : E.right(money(currency, Number(minor)))
}
