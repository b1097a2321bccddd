import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { payeeOf, type PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { payrollPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { useMay } from '../team/use-lock.ts'
import { noticeText } from '../text/payable-notices.ts'
import { paymentsText as text } from '../text/payables.ts'
import { AddAccount } from './add-account.tsx'
import { chipOf, type ChipParts } from './chip-of.ts'
import type { TableParts } from './payable-table-parts.ts'
import { usePayablesStyles } from './payables.styles.ts'

interface PayableChipProps extends Omit<TableParts, 'calendar'>, ChipParts {
  readonly invoice: PayableInvoice
}

/** The most important state of an invoice, with what can be done about it. */
export const PayableChip = observer(function PayableChip(props: PayableChipProps) {
  const { invoice, table, receipt, country, list, today } = props
  const styles = usePayablesStyles()
  const mayConfirm = useMay('confirm')
  const chip = chipOf(invoice, { list, today })
  switch (chip?._tag) {
    case undefined:
      return null
    case 'Obstacle':
      return (
        <span className={styles.chip} title={text.obstacle(chip.obstacle).long}>
          <StatusChip
            color={chip.obstacle === 'CANCELLED' ? 'red' : 'default'}
            label={text.obstacle(chip.obstacle).short}
          />
        </span>
      )
    case 'ToConfirm':
      return !mayConfirm ? (
        <span className={styles.chip}>
          <StatusChip color="orange" label={text.toConfirm(chip.assignee)} />
        </span>
      ) : (
        <Button
          appearance="transparent"
          size="small"
          className={styles.compare}
          title={text.toConfirm(chip.assignee)}
          aria-label={`${text.toConfirm(chip.assignee)}. ${text.confirmAssignee(invoice.folio)}`}
          onClick={() => table.assignees.open(invoice)}
        >
          <StatusChip color="orange" label={text.toConfirm(chip.assignee)} />
        </Button>
      )
    case 'WithoutReceipt':
      return (
        <Button
          appearance="transparent"
          size="small"
          className={styles.compare}
          title={noticeText.receiptDetail(invoice, country)}
          aria-label={noticeText.askReceipt(invoice.folio)}
          onClick={() => receipt.open(invoice)}
        >
          <StatusChip color="orange" label={noticeText.receipt} />
        </Button>
      )
    case 'Payroll':
      return (
        <span className={styles.wide}>
          <TextLink to={payrollPath(chip.id)}>{chip.name}</TextLink>
        </span>
      )
    case 'Duplicate':
      return (
        <Button
          appearance="transparent"
          size="small"
          className={styles.compare}
          title={text.duplicateDetail}
          aria-label={text.compare(invoice.folio)}
          onClick={() => table.duplicates.open(invoice)}
        >
          <StatusChip color="orange" label={text.duplicate} />
        </Button>
      )
    case 'Claimable':
      return (
        <span className={styles.chip} title={noticeText.claimDetail(chip.days)}>
          <StatusChip color="lightblue" icon="clock" label={noticeText.claim(chip.days)} />
        </span>
      )
    case 'Assigned':
      return (
        <span className={styles.chip} title={text.assignedDetail(chip.to)}>
          <StatusChip color="purple" label={text.assigned(chip.to)} />
        </span>
      )
    case 'NoAccount':
      return <AddAccount supplierId={invoice.payeeId} name={payeeOf(invoice).name} />
    case 'Late':
      return <StatusChip color="red" icon="clock" label={text.late(chip.days)} />
    case 'Today':
      return <StatusChip color="yellow" label={text.today} />
  }
})
