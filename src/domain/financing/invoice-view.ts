import * as E from 'fp-ts/Either'
import { normaliseText } from '../kernel/fold.ts'
import type { QueryPair } from './invoice-filter-query.ts'

/** A search and a filter under a name, which a user saved. */
export interface InvoiceView {
  readonly name: string
  /** The search and the filter, in the form that an address has. */
  readonly query: ReadonlyArray<QueryPair>
}

/** The limit is for each user. */
export const MAX_VIEWS = 8
/** Characters of a name. */
export const MAX_VIEW_NAME_LENGTH = 40

/** The name is blank, has more than `MAX_VIEW_NAME_LENGTH` characters, or one that is not seen. */
export type ViewNameError =
  | { readonly _tag: 'ViewNameEmpty' }
  | { readonly _tag: 'ViewNameTooLong' }
  | { readonly _tag: 'ViewNameUnseen' }

/**
 * The name without spaces at its ends and with single ones inside. Errors: `ViewNameEmpty`; `ViewNameTooLong` for more
 * than `MAX_VIEW_NAME_LENGTH` UTF-16 code units; `ViewNameUnseen` for one with a control character, a mark of direction or an unpaired
 * surrogate, which would show another name than it is.
 *
 * @example
 * ```ts
 * import { parseViewName } from '@anticipo/domain/financing/invoice-view'
 *
 * parseViewName('  Por  vencer ') // { _tag: 'Right', right: 'Por vencer' }
 * parseViewName('   ') // { _tag: 'Left', left: { _tag: 'ViewNameEmpty' } }
 * ```
 */
export const parseViewName = (text: string): E.Either<ViewNameError, string> => {
  const name = text.trim().replaceAll(/\s+/g, ' ')
  if (normaliseText(name) === '') return E.left({ _tag: 'ViewNameEmpty' })
  if (name.length > MAX_VIEW_NAME_LENGTH) return E.left({ _tag: 'ViewNameTooLong' })
  return UNSEEN.test(name) ? E.left({ _tag: 'ViewNameUnseen' }) : E.right(name)
}

/** Unicode: controls (Cc), surrogates without their other half, and the marks that turn the direction of text. */
const UNSEEN = /[\p{Cc}\p{Surrogate}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/**
 * A key by which names are compared: case and accents do not count.
 *
 * @example
 * ```ts
 * import { viewKeyOf } from '@anticipo/domain/financing/invoice-view'
 *
 * viewKeyOf('Próximas') // 'proximas'
 * ```
 */
export const viewKeyOf = (name: string): string => normaliseText(name)

/**
 * The views with `view` in place of one of its name, by `viewKeyOf`, else at the end. It does not enforce
 * `MAX_VIEWS`.
 *
 * @example
 * ```ts
 * import { withView } from '@anticipo/domain/financing/invoice-view'
 *
 * withView([{ name: 'Próximas', query: [] }], { name: 'proximas', query: [['method', '33']] }).length // 1
 * ```
 */
export const withView = (views: ReadonlyArray<InvoiceView>, view: InvoiceView): ReadonlyArray<InvoiceView> => {
  const key = viewKeyOf(view.name)
  const isNamed = (one: InvoiceView): boolean => viewKeyOf(one.name) === key
  return views.some(isNamed) ? views.map((one) => (isNamed(one) ? view : one)) : [...views, view]
}
