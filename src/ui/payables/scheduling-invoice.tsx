import { Button, mergeClasses } from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { observer } from 'mobx-react-lite'
import { dayIn } from '#application/payables/scheduling-request.ts'
import type { SchedulingWizard } from '#application/payables/scheduling-wizard.ts'
import { daysBetween } from '#domain/kernel/civil-date.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { paymentsText } from '../text/payables.ts'
import { schedulingText as text } from '../text/scheduling.ts'
import { OwedText } from './owed-text.tsx'
import { useWizardStyles } from './wizard.styles.ts'

interface InvoiceProps {
  readonly vm: SchedulingWizard
  readonly invoice: PayableInvoice
}

/** One of several invoices that a payee gets by one transfer. */
export const InvoiceRow = ({ vm, invoice }: InvoiceProps) => {
  const styles = useWizardStyles()
  return (
    <tr className={mergeClasses(styles.row, styles.part)}>
      <th scope="row" colSpan={2} className={mergeClasses(styles.first, styles.quiet)}>
        {text.invoice(invoice.folio)}
      </th>
      <Timing invoice={invoice} vm={vm} />
      <td className={mergeClasses(styles.amount, styles.quiet)}>
        <OwedText invoice={invoice} />
      </td>
      <td className={styles.remove}>
        <LeaveOut
          label={text.leaveOutOf(paymentsText.rowLabel(invoice.folio))}
          onClick={() => vm.chosen.leaveOut([invoice.id])}
        />
      </td>
    </tr>
  )
}

/** When an invoice is due, and how long before or after that it is paid. */
export const Timing = observer(function Timing({ vm, invoice }: InvoiceProps) {
  const styles = useWizardStyles()
  const days = daysBetween(invoice.paymentDate, dayIn(vm.lists, invoice) ?? invoice.paymentDate)
  return (
    <>
      <td className={styles.number}>
        <span className={styles.term}>{text.due} </span>
        {formatShortDate(invoice.paymentDate)}
      </td>
      <td className={days > 0 ? styles.late : styles.quiet}>{text.timing(days)}</td>
    </>
  )
})

export const LeaveOut = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <Button
    appearance="subtle"
    size="small"
    icon={<Dismiss16Regular />}
    aria-label={label}
    title={label}
    onClick={onClick}
  />
)
