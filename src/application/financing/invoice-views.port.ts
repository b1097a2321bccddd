import type { TaskEither } from 'fp-ts/TaskEither'
import type { InvoiceView } from '#domain/financing/invoice-view.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The named views of the user, at most `MAX_VIEWS`. */
export interface InvoiceViews {
  readonly list: () => TaskEither<Failure, ReadonlyArray<InvoiceView>>
  /** Replaces a view of the same name; one too many is rejected. */
  readonly save: (view: InvoiceView) => TaskEither<Failure, void>
  /** A missing one counts as deleted. */
  readonly remove: (name: string) => TaskEither<Failure, void>
}
export const InvoiceViews = token<InvoiceViews>('InvoiceViews')
