import * as E from 'fp-ts/Either'
import { FINANCING_TYPES, type FinancingType } from '#domain/financing/invoice.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { type InvoiceId, parseId } from '#domain/kernel/id.ts'
import { fieldOf, textAt } from '../shared/stored-json.ts'

/** What drafts and intents have in common: whose they are. */
export interface Owner {
  readonly user: string
  readonly business: string
}

export const isOwner = (stored: unknown, { user, business }: Owner): boolean =>
  textAt(stored, 'user') === user && textAt(stored, 'business') === business

export const typeIn = (stored: unknown): FinancingType | undefined =>
  FINANCING_TYPES.find((type) => type === textAt(stored, 'type'))

export const asInvoiceId = (stored: unknown): InvoiceId | undefined => {
  const id = typeof stored === 'string' ? parseId<'Invoice'>(stored) : undefined
  return id !== undefined && E.isRight(id) ? id.right : undefined
}

export const asDate = (stored: unknown): CivilDate.CivilDate | undefined => {
  const date = typeof stored === 'string' ? CivilDate.parse(stored) : undefined
  return date !== undefined && E.isRight(date) ? date.right : undefined
}

export const asLine = (stored: unknown): OrderLine | undefined => {
  const invoiceId = asInvoiceId(fieldOf(stored, 'invoiceId'))
  const paymentDate = asDate(fieldOf(stored, 'paymentDate'))
  return invoiceId === undefined || paymentDate === undefined ? undefined : { invoiceId, paymentDate }
}
