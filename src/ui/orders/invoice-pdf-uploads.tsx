import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import type { OrderAttachments } from '#application/orders/order-attachments.ts'
import type { Country } from '#domain/kernel/country.ts'
import { Card } from '../design/layout/card.tsx'
import { UploadState } from '../documents/upload-state.tsx'
import { invoicePdfText } from '../text/invoice-pdf.ts'

export interface InvoicePdfUploadsProps {
  readonly attachments: OrderAttachments
  readonly country: Country
}

/** The PDFs on their way to the host, and those that did not arrive. */
export const InvoicePdfUploads = observer(function InvoicePdfUploads({ attachments, country }: InvoicePdfUploadsProps) {
  if (attachments.uploads.size === 0) return null
  return (
    <Card>
      {[...attachments.uploads.values()].map(({ invoice, upload }) => (
        <Fragment key={invoice.id}>
          <strong>{invoicePdfText.title(invoice.folio)}</strong>
          <UploadState
            title={invoicePdfText.title(invoice.folio)}
            upload={upload}
            country={country}
            onClose={() => attachments.close(invoice)}
          />
        </Fragment>
      ))}
    </Card>
  )
})
