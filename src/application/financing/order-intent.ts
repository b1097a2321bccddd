import type { OrderRequest } from '#domain/financing/order-request.ts'
import { type Currency, money, type Money } from '#domain/kernel/money.ts'
import { readField, readList, readNumber, readText } from '../shared/stored-json.ts'
import { parseInvoiceId, parseLine, isOwner, type DraftOwner, readType } from './stored-order.ts'

/**
 * One intent to place an order: its key and the exact request. Stored from the click until the host's final response,
 * so that a reload repeats the same order and never creates a second one.
 */
export interface OrderIntent {
  readonly key: string
  readonly request: OrderRequest
  /** The transfer that the user read; undefined for one that an earlier version stored. */
  readonly transfer?: Money | undefined
  /** The issue time of its token, in seconds since 1970: it is not repeated automatically with another token. */
  readonly issuedAt: number
}

export const storedIntent = (owner: DraftOwner, { key, request, issuedAt, transfer }: OrderIntent): object => ({
  ...owner,
  ...request,
  key,
  issuedAt,
  ...(transfer === undefined ? {} : { transfer }),
  hash: hashOf(request, transfer),
})

/** Ignores an intent of another owner, and a damaged one. */
export const intentIn = (stored: unknown, owner: DraftOwner): OrderIntent | undefined => {
  const key = readText(stored, 'key')
  const type = readType(stored)
  const issuedAt = readNumber(stored, 'issuedAt')
  const lines = readList(stored, 'lines', parseLine)
  const preselected = readList(stored, 'preselected', parseInvoiceId)
  if (!isOwner(stored, owner) || key === undefined || issuedAt === undefined) return undefined
  if (type === undefined || lines === undefined || preselected === undefined) return undefined
  const request = { type, lines, preselected }
  const transfer = transferIn(readField(stored, 'transfer'))
  return readText(stored, 'hash') === hashOf(request, transfer) ? { key, request, issuedAt, transfer } : undefined
}

/** Whatever was read of its transfer: the stored one is repeated as it was. */
export const isSameRequest = (a: OrderRequest, b: OrderRequest): boolean => canonical(a) === canonical(b)

const transferIn = (stored: unknown): Money | undefined => {
  const minor = readNumber(stored, 'minor')
  const currency = CURRENCIES.find((known) => known === readText(stored, 'currency'))
  return minor === undefined || !Number.isSafeInteger(minor) || currency === undefined
    ? undefined
    : money(currency, minor)
}

const CURRENCIES = ['CLP', 'MXN', 'USD'] as const satisfies ReadonlyArray<Currency>

/** FNV-1a of 32 bits: detects a damaged or edited payload, and is no secret. */
const hashOf = (request: OrderRequest, transfer: Money | undefined): string => {
  let hash = 0x811c9dc5
  const text = canonical(request) + (transfer === undefined ? '' : `\n${transfer.minor} ${transfer.currency}`)
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

const canonical = ({ type, lines, preselected }: OrderRequest): string =>
  [type, ...lines.map(({ invoiceId, paymentDate }) => `${invoiceId}@${paymentDate}`), '', ...preselected].join('\n')
