import * as E from 'fp-ts/Either'

/**
 * An identifier assigned by the host: 1 to 15 decimal digits, the first not zero. `K` separates an order's id from an
 * invoice's.
 */
export type Id<K extends string> = string & { readonly Id: K }

/** The id of an issued invoice. */
export type InvoiceId = Id<'Invoice'>
/** The id of an order. */
export type OrderId = Id<'Order'>
/** The id of a company. */
export type BusinessId = Id<'Business'>
/** The id of a user. */
export type UserId = Id<'User'>

/** Why a text is no id. */
export type IdError = { readonly _tag: 'IdMalformed' }

/**
 * Parses 1 to 15 digits, the first not zero: text that is safe in a URL.
 *
 * @example
 * ```ts
 * import { parseId } from '@anticipo/domain/kernel/id'
 *
 * parseId<'Order'>('42') // { _tag: 'Right', right: '42' }
 * parseId<'Order'>('../42') // { _tag: 'Left', left: { _tag: 'IdMalformed' } }
 * ```
 */
export const parseId = <K extends string>(text: string): E.Either<IdError, Id<K>> =>
  text.length <= 15 && /^[1-9]\d*$/.test(text) ? E.right(text as Id<K>) : E.left({ _tag: 'IdMalformed' })
