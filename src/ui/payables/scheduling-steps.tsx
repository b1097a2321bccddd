import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { SchedulingWizard as SchedulingModel } from '#application/payables/scheduling-wizard.ts'
import type { Country } from '#domain/kernel/country.ts'
import { supplierPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { TextField } from '../design/controls/text-field.tsx'
import { dateFieldText } from '../design/date-field/date-field.text.ts'
import { DateField } from '../design/date-field/date-field.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { ModalActions } from '../design/layout/modal.tsx'
import { payrollsText } from '../text/payrolls.ts'
import { schedulingText as text } from '../text/scheduling.ts'
import { usePayrollStyles } from './payrolls.styles.ts'

export interface SchedulingWizardProps {
  readonly vm: SchedulingModel
  readonly calendar: BusinessCalendar
  readonly country: Country
}

export const DateStep = observer(function DateStep({ vm, calendar, country }: SchedulingWizardProps) {
  const { late } = vm
  return (
    <>
      <DateField
        label={text.date}
        value={vm.paymentDate}
        onChange={vm.chooseDate}
        rules={{ calendar: calendar.calendar, today: calendar.today }}
        disabled={vm.invoices.length === 0}
      />
      {late.length > 0 && <MessageBar intent="warning">{text.late(late.length, country)}</MessageBar>}
      <ModalActions>
        <Button appearance="primary" disabledFocusable={!vm.canContinue} onClick={vm.next}>
          {text.next}
        </Button>
      </ModalActions>
    </>
  )
})

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
  const styles = usePayrollStyles()
  const { nameError, transfers } = vm
  const error = nameError && (vm.name.trim() === '' ? text.nameRequired : text.nameTooLong)
  return (
    <>
      <TextField
        label={text.name}
        value={vm.name}
        onChange={vm.rename}
        error={error}
        warning={vm.isNameTaken ? text.nameTaken : undefined}
      />
      <p className={styles.detail}>{text.transfers(transfers.length, country)}</p>
      <ul className={styles.rows}>
        {transfers.map(({ invoiceIds, payee, total }) => (
          <li key={`${payee.identifier} ${total.currency}`} className={styles.row}>
            <span className={styles.words}>
              <strong>{payee.name}</strong>
              <span className={styles.detail}>
                {`${text.invoices(invoiceIds.length, country)}${payee.hasBankAccount ? '' : ` · ${text.noAccount}`}`}
              </span>
              {!payee.hasBankAccount && (
                <TextLink to={supplierPath(vm.payeeOf(invoiceIds) ?? '')} label={payrollsText.addAccountOf(payee.name)}>
                  {payrollsText.addAccount}
                </TextLink>
              )}
            </span>
            <MoneyText value={total} />
          </li>
        ))}
      </ul>
      <RejectedDate vm={vm} />
      <ModalActions>
        <Button onClick={() => vm.back('date')}>{text.back}</Button>
        <Button appearance="primary" disabledFocusable={!vm.canContinue} onClick={vm.next}>
          {text.next}
        </Button>
      </ModalActions>
    </>
  )
})
