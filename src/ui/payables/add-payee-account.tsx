import { Button } from '@fluentui/react-components'
import type { ChosenInvoices, ChosenTransfer } from '#application/payables/chosen-invoices.ts'
import { payrollsText } from '../text/payrolls.ts'

interface AddPayeeAccountProps {
  readonly chosen: ChosenInvoices
  readonly transfer: ChosenTransfer
  readonly isPrimary?: boolean
}

/** Opens the form of the account that a transfer needs. */
export const AddPayeeAccount = ({ chosen, transfer, isPrimary = false }: AddPayeeAccountProps) => {
  const { invoices, payee, total } = transfer
  const [first] = invoices
  if (first === undefined) return null
  return (
    <Button
      size="small"
      appearance={isPrimary ? 'primary' : 'secondary'}
      aria-label={payrollsText.addAccountOf(payee.name)}
      onClick={() => chosen.accounts.open(first.payeeId, payee, total.currency)}
    >
      {payrollsText.addAccount}
    </Button>
  )
}
