import * as E from 'fp-ts/Either'
import { FINANCING_TYPES, type FinancingType } from '#domain/financing/invoice.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { type InvoiceId, type OrderId, parseId } from '#domain/kernel/id.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import { readField, readText } from '../shared/stored-json.ts'

/** The owner of a draft or an intent. */
export interface DraftOwner {
  readonly user: string
  readonly business: string
}

/** Undefined without a business. */
export const draftOwner = ({
  session,
  businessId,
}: Pick<CurrentSession, 'businessId' | 'session'>): DraftOwner | undefined =>
  session === undefined || businessId === undefined ? undefined : { user: session.user.id, business: businessId }

export const isOwner = (stored: unknown, { user, business }: DraftOwner): boolean =>
  readText(stored, 'user') === user && readText(stored, 'business') === business

export const readType = (stored: unknown): FinancingType | undefined =>
  FINANCING_TYPES.find((type) => type === readText(stored, 'type'))

export const parseInvoiceId = (stored: unknown): InvoiceId | undefined => {
  const id = typeof stored === 'string' ? parseId<'Invoice'>(stored) : undefined
  return id !== undefined && E.isRight(id) ? id.right : undefined
}

export const parseOrderId = (stored: unknown): OrderId | undefined => {
  const id = typeof stored === 'string' ? parseId<'Order'>(stored) : undefined
  return id !== undefined && E.isRight(id) ? id.right : undefined
}

export const parseDate = (stored: unknown): CivilDate.CivilDate | undefined => {
  const date = typeof stored === 'string' ? CivilDate.parse(stored) : undefined
  return date !== undefined && E.isRight(date) ? date.right : undefined
}

export const parseLine = (stored: unknown): OrderLine | undefined => {
  const invoiceId = parseInvoiceId(readField(stored, 'invoiceId'))
  const paymentDate = parseDate(readField(stored, 'paymentDate'))
  return invoiceId === undefined || paymentDate === undefined ? undefined : { invoiceId, paymentDate }
}
