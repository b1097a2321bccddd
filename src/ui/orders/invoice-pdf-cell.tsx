import { Button } from '@fluentui/react-components'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { observer } from 'mobx-react-lite'
import type { OrderAttachments } from '#application/orders/order-attachments.ts'
import type { OrderInvoice } from '#domain/orders/order.ts'
import { FileButton } from '../design/controls/file-button.tsx'
import { selectedFile } from '../design/controls/selected-file.ts'
import { Spinner } from '../design/feedback/spinner.tsx'
import { useLock } from '../team/use-lock.ts'
import { invoicePdfText } from '../text/invoice-pdf.ts'
import { useOrderStyles } from './orders.styles.ts'

export interface InvoicePdfCellProps {
  readonly attachments: OrderAttachments
  readonly invoice: OrderInvoice
}

/** The PDF of an invoice: upload it, or open and delete it. */
export const InvoicePdfCell = observer(function InvoicePdfCell({ attachments, invoice }: InvoicePdfCellProps) {
  const styles = useOrderStyles()
  const lock = useLock('invoices')
  if (!attachments.isKnown(invoice)) return null
  const attached = attachments.of(invoice)
  if (attached === undefined) {
    const isSending = attachments.isSending(invoice)
    return (
      <FileButton
        appearance="subtle"
        className={styles.pdfUpload}
        accept=".pdf"
        disabled={isSending}
        label={isSending ? invoicePdfText.sending : invoicePdfText.upload}
        name={invoicePdfText.uploadOf(invoice.folio)}
        onFiles={(files) => attachments.select(invoice, files.map(selectedFile))}
        {...lock}
      />
    )
  }
  const isDeleting = attachments.deleting.has(attached.id)
  return (
    <span className={styles.pdf}>
      <Button
        appearance="subtle"
        icon={<CheckmarkCircle20Regular className={styles.signed} />}
        aria-label={invoicePdfText.open(invoice.folio)}
        title={attached.name}
        onClick={() => void attachments.download(invoice)}
      />
      {lock.title === undefined && (
        <Button
          appearance="subtle"
          icon={isDeleting ? <Spinner /> : <Delete20Regular />}
          aria-label={invoicePdfText.remove(invoice.folio)}
          onClick={() => void attachments.remove(attached)}
        />
      )}
    </span>
  )
})
