import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { OpenedInvoice } from '#application/financing/opened-invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { FailureBanner } from '../../design/feedback/failure-banner.tsx'
import { PageSpinner } from '../../design/feedback/page-spinner.tsx'
import { Spinner } from '../../design/feedback/spinner.tsx'
import { Drawer } from '../../design/layout/drawer.tsx'
import { invoiceDetailText as text } from '../../text/invoice-detail.ts'
import { DocumentLines } from './document-lines.tsx'
import type { InvoiceDetailProps } from './invoice-detail.types.ts'
import { InvoiceFacts } from './invoice-facts.tsx'
import { InvoiceHistory } from './invoice-history.tsx'
import { Doubts, WithoutEffect } from './without-effect.tsx'

export interface InvoiceDetailDrawerProps extends InvoiceDetailProps {
  readonly vm: OpenedInvoice
  readonly today: CivilDate
}

/** The facts that a row has no room for: the lines of the document, its references, and the history of the invoice. */
export const InvoiceDetailDrawer = observer(function InvoiceDetailDrawer(props: InvoiceDetailDrawerProps) {
  const { vm, invoice, selection, country, today, onClose } = props
  useEffect(() => vm.activate(), [vm])
  const { value, failure, retry } = vm.detail
  return (
    <Drawer
      isSheet
      title={text.title(invoice.folio)}
      onClose={onClose}
      footer={
        <>
          <Button
            icon={vm.isDownloading ? <Spinner /> : null}
            disabledFocusable={value?.content === undefined}
            onClick={() => void vm.download()}
          >
            <span>{vm.isDownloading ? text.downloading : text.download}</span>
          </Button>
          {selection !== undefined && (
            <Button appearance="primary" onClick={selection.toggle}>
              {selection.isInOrder ? text.removeFromOrder : selection.isSelected() ? text.unselect : text.select}
            </Button>
          )}
        </>
      }
    >
      <InvoiceFacts invoice={invoice} country={country} today={today} />
      <FailureBanner failure={failure} intro={text.failed} onRetry={retry} />
      {value === undefined && failure === undefined && <PageSpinner />}
      {value !== undefined && (
        <>
          <Doubts doubts={value.doubts} />
          <DocumentLines detail={value} country={country} onRetry={retry} />
          <InvoiceHistory history={value.history} />
          <WithoutEffect documents={value.withoutEffect} />
        </>
      )}
    </Drawer>
  )
})
