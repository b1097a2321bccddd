import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { InvoiceRemoval } from '#application/financing/invoice-removal.ts'
import { Spinner } from '../design/feedback/spinner.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { useModalStyles } from '../design/layout/modal.styles.ts'
import { Modal } from '../design/layout/modal.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { commonText } from '../text/common.ts'
import { financeText } from '../text/finance.ts'

/** Confirms the removal of an uploaded invoice, and shows why it failed. */
export const RemoveInvoiceDialog = observer(function RemoveInvoiceDialog({ vm }: { readonly vm: InvoiceRemoval }) {
  const modal = useModalStyles()
  const titleId = useId()
  const { candidate, isBusy } = vm
  if (candidate === undefined) return null
  const text = financeText.removal
  return (
    <Modal labelledBy={titleId} onDismiss={isBusy ? undefined : vm.cancel}>
      <h2 id={titleId} className={modal.title}>
        {text.title(candidate.folio)}
      </h2>
      <FailureBanner failure={vm.failure} />
      <div>
        <strong>{candidate.payer.name}</strong> · <MoneyText value={candidate.amount} />
      </div>
      <div>{text.detail}</div>
      <div className={modal.actions}>
        <Button onClick={vm.cancel} disabled={isBusy}>
          {commonText.cancel}
        </Button>
        <Button
          appearance="primary"
          disabledFocusable={isBusy}
          onClick={() => void vm.confirm()}
          {...(isBusy ? { icon: <Spinner /> } : {})}
        >
          {isBusy ? text.removing : text.confirm}
        </Button>
      </div>
    </Modal>
  )
})
