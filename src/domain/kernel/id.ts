import * as E from 'fp-ts/Either'

/**
 * An identifier assigned by the host: 1 to 15 decimal digits, the first not zero. `K` separates an order's id from an
 * invoice's.
 */
export type Id<K extends string> = string & { readonly Id: K }

export type InvoiceId = Id<'Invoice'>
export type OrderId = Id<'Order'>
export type BusinessId = Id<'Business'>
export type UserId = Id<'User'>

export type IdError = { readonly _tag: 'IdMalformed' }

/** Accepts only text that is safe in a URL. */
export const parseId = <K extends string>(text: string): E.Either<IdError, Id<K>> =>
  text.length <= 15 && /^[1-9]\d*$/.test(text) ? E.right(text as Id<K>) : E.left({ _tag: 'IdMalformed' })
