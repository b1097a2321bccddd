import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { formatShortDate } from '#domain/kernel/format.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { TextField } from '../design/controls/text-field.tsx'
import { dateFieldText } from '../design/date-field/date-field.text.ts'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { paymentsText } from '../text/payables.ts'
import { schedulingText as text } from '../text/scheduling.ts'
import { useFocusAfterRemoval } from './focus-after-removal.ts'
import type { SchedulingWizardProps } from './scheduling.types.ts'
import { TransferRow } from './scheduling-transfer.tsx'
import { useWizardStyles } from './wizard.styles.ts'

/** A day that was open when it was selected and is none any more, with the way back to it. */
export const RejectedDate = observer(function RejectedDate({ vm }: Pick<SchedulingWizardProps, 'vm'>) {
  const { paymentDate: date } = vm
  const rejected = vm.rejectedDate ?? vm.dateError
  if (rejected === undefined || date === undefined) return null
  return (
    <MessageBar intent="warning" action={<Button onClick={() => vm.back('date')}>{text.changeDate}</Button>}>
      {text.dateRejected} {dateFieldText.problem({ ...rejected, date })}
    </MessageBar>
  )
})

/** The name of the payroll, and what each payee gets. */
export const InvoicesStep = observer(function InvoicesStep({ vm, country }: SchedulingWizardProps) {
  const styles = useWizardStyles()
  const { nameError, paymentDate } = vm
  const { transfers } = vm.chosen
  const error = nameError && (vm.name.trim() === '' ? text.nameRequired : text.nameTooLong)
  return (
    <>
      {!vm.isEach && (
        <TextField
          label={text.name}
          value={vm.name}
          onChange={vm.rename}
          error={error}
          warning={vm.isNameTaken ? text.nameTaken : undefined}
        />
      )}
      <RejectedDate vm={vm} />
      <LeftOut vm={vm} country={country} />
      <div className={styles.card}>
        <table className={styles.table} aria-label={text.transfers(transfers.length, country)}>
          <thead className={styles.labels}>
            <tr>
              <th scope="col">{text.columns.payee}</th>
              <th scope="col">{text.which}</th>
              <th scope="col">{text.columns.due}</th>
              <th scope="col">
                {vm.isEach ? text.columns.each : paymentDate && text.columns.pays(formatShortDate(paymentDate))}
              </th>
              <th scope="col" className={styles.amount} data-amount>
                {paymentsText.columns.amount}
              </th>
              <th scope="col">
                <span className={styles.spoken}>{text.leaveOut}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {transfers.map((transfer) => (
              <TransferRow
                key={`${transfer.payee.identifier} ${transfer.total.currency}`}
                vm={vm}
                transfer={transfer}
                country={country}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
})

/** The invoices that were selected and stay in the inbox, with the way back. */
const LeftOut = observer(function LeftOut({ vm, country }: Pick<SchedulingWizardProps, 'country' | 'vm'>) {
  const { leftOut, includeAll } = vm.chosen
  const note = useFocusAfterRemoval(leftOut.size)
  return (
    <div ref={note} tabIndex={-1}>
      {leftOut.size > 0 && (
        <MessageBar intent="info" action={<LinkButton onClick={includeAll}>{text.includeAll}</LinkButton>}>
          {text.leftOut(leftOut.size, country)}
        </MessageBar>
      )}
    </div>
  )
})
