import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { InvoiceRemoval } from '#application/financing/invoice-removal.ts'
import { Spinner } from '../design/feedback/spinner.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { commonText } from '../text/common.ts'
import { financeText } from '../text/finance.ts'

/** Confirms the removal of an uploaded invoice, and shows why it failed. */
export const RemoveInvoiceDialog = observer(function RemoveInvoiceDialog({ vm }: { readonly vm: InvoiceRemoval }) {
  const { candidate } = vm
  const { failure, isBusy } = vm.request
  if (candidate === undefined) return null
  const text = financeText.removal
  return (
    <Modal onDismiss={isBusy ? undefined : vm.cancel}>
      <ModalTitle>{text.title(candidate.folio)}</ModalTitle>
      <FailureBanner failure={failure} />
      <div>
        <strong>{candidate.payer.name}</strong> · <MoneyText value={candidate.amount} />
      </div>
      <div>{text.detail}</div>
      <ModalActions>
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
      </ModalActions>
    </Modal>
  )
})
