import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { MissingReceipt } from '#application/payables/missing-receipt.ts'
import type { Country } from '#domain/kernel/country.ts'
import { CopyButton } from '../design/controls/copy-button.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { space } from '../design/theme/layout-tokens.ts'
import { noticeText as text } from '../text/payable-notices.ts'

interface ReceiptDialogProps {
  readonly receipt: MissingReceipt
  readonly country: Country
}

/** The payment receipt that a supplier owes, and a message that asks for it. */
export const ReceiptDialog = observer(function ReceiptDialog({ receipt, country }: ReceiptDialogProps) {
  const styles = useStyles()
  const { invoice } = receipt
  if (invoice?.location._tag !== 'Paid') return null
  const message = text.message(invoice, invoice.location.on, country)
  return (
    <Modal onDismiss={receipt.close}>
      <ModalTitle>{text.dialogTitle}</ModalTitle>
      <p className={styles.sentence}>{text.receiptDetail(invoice, country)}</p>
      <section aria-label={text.messageLabel}>
        <p className={styles.message}>{message}</p>
        <CopyButton text={message} label={text.copyMessage} isLabelled />
      </section>
      <ModalActions>
        <Button onClick={receipt.close}>{text.close}</Button>
      </ModalActions>
    </Modal>
  )
})

const useStyles = makeStyles({
  sentence: { margin: 0 },
  message: {
    margin: 0,
    padding: space.m,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
  },
})
