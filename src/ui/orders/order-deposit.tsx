import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { DepositConfirmation } from '#application/orders/deposit-confirmation.ts'
import type { OrderDeposit as Deposit } from '#domain/orders/transfer-obstacles.ts'
import { isTransferred } from '#domain/orders/tracker.ts'
import { BANK_ACCOUNTS_PATH } from '../app/paths.ts'
import { Spinner } from '../design/feedback/spinner.tsx'
import { usePersonalRejection } from '../identity/use-personal-rejection.ts'
import { depositText } from '../text/deposit.ts'
import { useOrderStyles } from './orders.styles.ts'

export interface OrderDepositProps {
  readonly confirmation: DepositConfirmation
  readonly deposit: Deposit
  readonly status: string
}

/** Where the money of the order goes or went; without an account, or after a change of it, what the company has to do. */
export const OrderDeposit = observer(function OrderDeposit({ confirmation, deposit, status }: OrderDepositProps) {
  const styles = useOrderStyles()
  const navigate = useNavigate()
  const rejection = usePersonalRejection()
  return (
    <div className={styles.next}>
      <p className={styles.sentence}>{depositText.sentence(deposit, isTransferred(status))}</p>
      {deposit.state === 'MISSING' && (
        <Button onClick={() => void navigate(BANK_ACCOUNTS_PATH)}>{depositText.add}</Button>
      )}
      {deposit.replacement !== undefined && rejection !== undefined && <p className={styles.sentence}>{rejection}</p>}
      {deposit.replacement !== undefined && rejection === undefined && (
        <Button
          appearance="primary"
          disabledFocusable={confirmation.request.isBusy}
          icon={confirmation.request.isBusy ? <Spinner /> : null}
          onClick={() => void confirmation.confirm()}
        >
          {depositText.confirm(deposit.replacement)}
        </Button>
      )}
    </div>
  )
})
