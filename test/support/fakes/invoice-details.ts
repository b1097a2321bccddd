import * as TE from 'fp-ts/TaskEither'
import type { XmlFile } from '#application/documents/file-saver.port.ts'
import type { InvoiceDetails } from '#application/financing/invoice-details.port.ts'
import type { InvoiceDetail } from '#domain/financing/invoice-detail.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { type Faults, makeFaults } from './faults.ts'

export interface FakeInvoiceDetail {
  readonly detail: InvoiceDetail
  readonly xml: XmlFile | undefined
}

export interface FakeInvoiceDetails extends InvoiceDetails {
  readonly faults: Faults
}

/** A host that knows these invoices. */
export const makeFakeInvoiceDetails = (known: ReadonlyMap<InvoiceId, FakeInvoiceDetail>): FakeInvoiceDetails => {
  const faults = makeFaults()
  return {
    faults,
    of: (id) => faults.around(() => TE.fromNullable(NOT_FOUND)(known.get(id)?.detail)),
    xml: (id) => faults.around(() => TE.fromNullable(NOT_FOUND)(known.get(id)?.xml)),
  }
}

const NOT_FOUND = {
  _tag: 'Rejected',
  code: 'ERROR_NOT_FOUND',
  requestId: undefined,
  retryAfterSeconds: undefined,
} as const
