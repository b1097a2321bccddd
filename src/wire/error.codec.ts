import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { AccountKeeper } from '#domain/banking/shared-account.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { AnyMoney } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { Folio, text } from './codec/primitives.ts'

/** The amount that the caller read, and what it is now. */
const ChangedAmount = t.strict({ before: AnyMoney, after: AnyMoney })

/** The only format of an error response. It has the code twice because released clients read either place. */
export const ErrorBody = t.intersection([
  t.strict({ errorCode: t.string, error: t.strict({ errorCode: t.string }), requestId: t.string }),
  t.partial({
    fields: t.array(t.string),
    detail: t.string,
    invoices: t.array(t.number),
    scheduled: t.strict({ folio: t.string, payroll: t.string }),
    keeper: t.unknown,
    changed: ChangedAmount,
    availableFrom: t.string,
    current: t.unknown,
  }),
])
export type ErrorBody = t.TypeOf<typeof ErrorBody>

const CODE = /^[A-Z0-9_]{1,64}$/

/** The code of an error response, from either place; unknown error otherwise. */
export const codeIn = (body: unknown): string => {
  const code = textAt(body, 'errorCode') ?? textAt(valueAt(body, 'error'), 'errorCode')
  return code !== undefined && CODE.test(code) ? code : 'ERROR_UNKNOWN_ERROR'
}

/** The request id in the host's log. */
export const requestIdIn = (body: unknown): string | undefined => {
  const id = textAt(body, 'requestId')
  return id !== undefined && /^[A-Za-z0-9-]{1,64}$/.test(id) ? id : undefined
}

/** The invoices of the request that caused the error, when stated. */
export const invoicesIn = (body: unknown): ReadonlyArray<InvoiceId> | undefined => {
  const invoices = INVOICES.decode(valueAt(body, 'invoices'))
  return E.isRight(invoices) && invoices.right.length > 0 ? invoices.right : undefined
}

/** The payroll that already has one of the requested invoices, when stated. */
export const scheduledIn = (body: unknown): t.TypeOf<typeof SCHEDULED> | undefined => {
  const scheduled = SCHEDULED.decode(valueAt(body, 'scheduled'))
  return E.isRight(scheduled) ? scheduled.right : undefined
}

/** The day and the hour from which the request goes, when stated. */
export const availableFromIn = (body: unknown): string | undefined => textAt(body, 'availableFrom')?.slice(0, 60)

/** Who already has the account of the request, when stated. */
export const keeperIn = (body: unknown): AccountKeeper | undefined => {
  const keeper = AccountKeeperCodec.decode(valueAt(body, 'keeper'))
  return E.isRight(keeper) ? keeper.right : undefined
}

/** The amount of the request that is another one now, when stated. */
export const changedIn = (body: unknown): t.TypeOf<typeof ChangedAmount> | undefined => {
  const changed = ChangedAmount.decode(valueAt(body, 'changed'))
  return E.isRight(changed) ? changed.right : undefined
}

/** The stored row, when the request was based on an older version of it. */
export const currentIn = (body: unknown): unknown => valueAt(body, 'current')

const INVOICES = t.array(id('Invoice'))
export const AccountKeeperCodec: t.Type<AccountKeeper, unknown> = t.union([
  t.strict({ _tag: t.literal('Provider') }),
  t.strict({ _tag: t.literal('Company') }),
  t.strict({ _tag: t.literal('Supplier'), name: text(300) }),
])

const SCHEDULED = t.strict({ folio: Folio, payroll: text(80) })

const valueAt = (body: unknown, key: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, key)
    ? (body as Record<string, unknown>)[key]
    : undefined

const textAt = (body: unknown, key: string): string | undefined => {
  const value = valueAt(body, key)
  return typeof value === 'string' ? value : undefined
}
