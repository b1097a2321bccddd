import { Button, mergeClasses } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronUp16Regular } from '@fluentui/react-icons/svg/chevron-up'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { ChosenTransfer } from '#application/payables/chosen-invoices.ts'
import type { SchedulingWizard } from '#application/payables/scheduling-wizard.ts'
import type { Country } from '#domain/kernel/country.ts'
import { SupplierName } from '../counterparts/supplier-name.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { payeeAccountText } from '../banking/account-name.ts'
import { schedulingText as text } from '../text/scheduling.ts'
import { AddPayeeAccount } from './add-payee-account.tsx'
import { InvoiceRow, LeaveOut, Timing } from './scheduling-invoice.tsx'
import { useWizardStyles } from './wizard.styles.ts'

interface TransferProps {
  readonly vm: SchedulingWizard
  readonly transfer: ChosenTransfer
  readonly country: Country
}

/** The sum that one payee gets; several invoices open below it. */
export const TransferRow = observer(function TransferRow({ vm, transfer, country }: TransferProps) {
  const styles = useWizardStyles()
  const [isOpen, setOpen] = useState(false)
  const { account, invoices, payee, total } = transfer
  const [first] = invoices
  if (first === undefined) return null
  /* The first due date decides how late a transfer is. */
  const earliest = invoices.reduce((one, other) => (other.paymentDate < one.paymentDate ? other : one), first)
  const isBlocked = !payee.hasBankAccount
  const isOne = invoices.length === 1
  return (
    <>
      <tr className={mergeClasses(styles.row, isBlocked && styles.blocked)}>
        <th scope="row" className={styles.first}>
          <span className={styles.name}>
            <SupplierName id={first.payeeId} name={payee.name} isApart />
          </span>
          {isBlocked && <div>{text.noAccount}</div>}
          {account !== undefined && <div className={styles.detail}>{payeeAccountText(account)}</div>}
        </th>
        <td className={styles.number}>
          {isOne ? (
            <>
              <span className={styles.term}>F </span>
              {first.folio}
            </>
          ) : (
            <Button
              appearance="subtle"
              size="small"
              className={styles.several}
              icon={isOpen ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
              iconPosition="after"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {text.invoices(invoices.length, country)}
            </Button>
          )}
        </td>
        {isBlocked ? (
          <td colSpan={2}>
            <span className={styles.fixes}>
              <AddPayeeAccount chosen={vm.chosen} transfer={transfer} isPrimary />
              <Button size="small" onClick={() => vm.chosen.leaveOut(transfer.invoiceIds)}>
                {text.leaveOut}
              </Button>
            </span>
          </td>
        ) : (
          <Timing invoice={earliest} vm={vm} />
        )}
        <td className={styles.amount}>
          <MoneyText value={total} />
        </td>
        <td className={styles.remove}>
          {!isBlocked && (
            <LeaveOut label={text.leaveOutOf(payee.name)} onClick={() => vm.chosen.leaveOut(transfer.invoiceIds)} />
          )}
        </td>
      </tr>
      {isOpen && !isOne && invoices.map((invoice) => <InvoiceRow key={invoice.id} vm={vm} invoice={invoice} />)}
    </>
  )
})
