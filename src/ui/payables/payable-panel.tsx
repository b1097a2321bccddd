import { Button } from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { OpenedPayable } from '#application/payables/opened-payable.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { Drawer } from '../design/layout/drawer.tsx'
import { DocumentLines } from '../financing/detail/document-lines.tsx'
import { InvoiceHistory } from '../financing/detail/invoice-history.tsx'
import { Doubts, WithoutEffect } from '../financing/detail/without-effect.tsx'
import { useLock } from '../team/use-lock.ts'
import { invoiceDetailText } from '../text/invoice-detail.ts'
import { paymentsText as text } from '../text/payables.ts'
import { PayableFacts } from './payable-facts.tsx'
import type { PayablePanelProps } from './payments.types.ts'

interface PanelProps extends PayablePanelProps {
  readonly opened: OpenedPayable
}

/** The facts that a row has no room for: the lines of the document, its notes and payments, who is paid, and its original. */
export const PayablePanel = observer(function PayablePanel(props: PanelProps) {
  const { vm, opened, row, country } = props
  const { close, name } = vm.table
  const { invoice } = row
  useEffect(() => opened.activate(), [opened])
  const { value, failure, retry } = opened.detail
  const isPayable = name === 'inbox' && invoice.obstacle === undefined
  return (
    <Drawer
      isSheet
      title={invoiceDetailText.title(invoice.folio)}
      onClose={close}
      footer={isPayable ? <PayableActions vm={vm} row={row} /> : undefined}
    >
      <PayableFacts {...props} />
      <FailureBanner failure={failure} intro={invoiceDetailText.failed} onRetry={retry} />
      {value === undefined && failure === undefined && <PageSpinner />}
      {value !== undefined && (
        <>
          <Doubts doubts={value.doubts} />
          <DocumentLines detail={value} country={country} onRetry={retry} />
          {value.content !== undefined && <Original opened={opened} />}
          <InvoiceHistory history={value.history} />
          <WithoutEffect documents={value.withoutEffect} />
        </>
      )}
    </Drawer>
  )
})

const PayableActions = observer(function PayableActions({ vm, row }: Pick<PanelProps, 'row' | 'vm'>) {
  const lock = useLock('payables')
  const { close, moveRow } = vm.table
  const markPaid = (): void => {
    close()
    void moveRow('markPaid', row)
  }
  return (
    <>
      <Button onClick={markPaid} {...lock}>
        {text.moves.markPaid}
      </Button>
      <Button appearance="primary" onClick={() => vm.scheduleRow(row)} {...lock}>
        {text.scheduleOne}
      </Button>
    </>
  )
})

const Original = observer(function Original({ opened }: Pick<PanelProps, 'opened'>) {
  return (
    <div>
      <Button
        icon={opened.isDownloading ? <Spinner /> : <ArrowDownload20Regular />}
        disabledFocusable={opened.isDownloading}
        onClick={() => void opened.download()}
      >
        {opened.isDownloading ? invoiceDetailText.downloading : invoiceDetailText.download}
      </Button>
    </div>
  )
})
