import type { OrderRequest } from '#domain/financing/order-request.ts'
import { listAt, numberAt, textAt } from '../shared/stored-json.ts'
import { asInvoiceId, asLine, isOwner, type Owner, typeIn } from './stored-order.ts'

/**
 * One wish of the user to place an order: its key and exactly what is asked for. Kept from the click until the host's
 * final answer, so that a reload asks again for the same order and never for a second one.
 */
export interface OrderIntent {
  readonly key: string
  readonly request: OrderRequest
  /** When the token was issued under which it was sent: another token does not repeat it by itself. In seconds since 1970. */
  readonly issuedAt: number
}

export const storedIntent = (owner: Owner, { key, request, issuedAt }: OrderIntent): object =>
  ({ ...owner, ...request, key, issuedAt, hash: hashOf(request) })

/** Another owner's, or a damaged one, is none. */
export const intentIn = (stored: unknown, owner: Owner): OrderIntent | undefined => {
  const key = textAt(stored, 'key')
  const type = typeIn(stored)
  const issuedAt = numberAt(stored, 'issuedAt')
  const lines = listAt(stored, 'lines', asLine)
  const preselected = listAt(stored, 'preselected', asInvoiceId)
  if (!isOwner(stored, owner) || key === undefined || issuedAt === undefined) return undefined
  if (type === undefined || lines === undefined || preselected === undefined) return undefined
  const request = { type, lines, preselected }
  return textAt(stored, 'hash') === hashOf(request) ? { key, request, issuedAt } : undefined
}

export const isSameRequest = (a: OrderRequest, b: OrderRequest): boolean => canonical(a) === canonical(b)

/** FNV-1a of 32 bits: tells a damaged or edited payload, and is no secret. */
const hashOf = (request: OrderRequest): string => {
  let hash = 0x811c9dc5
  const text = canonical(request)
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

const canonical = ({ type, lines, preselected }: OrderRequest): string =>
  [type, ...lines.map(({ invoiceId, paymentDate }) => `${invoiceId}@${paymentDate}`), '', ...preselected].join('\n')
