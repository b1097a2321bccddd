import * as TE from 'fp-ts/TaskEither'
import type { InvoiceViews } from '#application/financing/invoice-views.port.ts'
import { type InvoiceView, MAX_VIEWS, viewKeyOf, withView } from '#domain/financing/invoice-view.ts'
import { type Faults, makeFaults } from './faults.ts'

export interface FakeInvoiceViews extends InvoiceViews {
  readonly faults: Faults
}

/** A host's views of one user. */
export const makeFakeInvoiceViews = (saved: ReadonlyArray<InvoiceView> = []): FakeInvoiceViews => {
  const faults = makeFaults()
  let views = saved
  return {
    faults,
    list: () => faults.around(() => TE.of(views)),
    save: (view) =>
      faults.around(() => {
        const next = withView(views, view)
        if (next.length > MAX_VIEWS) return TE.left(TOO_MANY)
        views = next
        return TE.of(undefined)
      }),
    remove: (name) =>
      faults.around(() => {
        views = views.filter((one) => viewKeyOf(one.name) !== viewKeyOf(name))
        return TE.of(undefined)
      }),
  }
}

const TOO_MANY = {
  _tag: 'Rejected',
  code: 'ERROR_INVOICE_VIEW_LIMIT',
  requestId: undefined,
  retryAfterSeconds: undefined,
} as const
