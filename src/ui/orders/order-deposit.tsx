import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { DepositConfirmation } from '#application/orders/deposit-confirmation.ts'
import type { OrderDeposit as Deposit } from '#domain/orders/transfer-obstacles.ts'
import { BANK_ACCOUNTS_PATH } from '../app/paths.ts'
import { Spinner } from '../design/feedback/spinner.tsx'
import { usePersonalRejection } from '../identity/use-personal-rejection.ts'
import { useLock } from '../team/use-lock.ts'
import { depositText } from '../text/deposit.ts'
import { useOrderStyles } from './orders.styles.ts'

export interface OrderDepositProps {
  readonly confirmation: DepositConfirmation
  readonly deposit: Deposit
}

/** The task of the company without an account, or after a change of it. */
export const OrderDeposit = observer(function OrderDeposit({ confirmation, deposit }: OrderDepositProps) {
  const styles = useOrderStyles()
  const navigate = useNavigate()
  const rejection = usePersonalRejection()
  const lock = useLock('approve')
  const accountLock = useLock('ownAccounts')
  const sentence = depositText.task(deposit)
  if (sentence === undefined) return null
  return (
    <div className={styles.next}>
      <p className={styles.sentence}>{sentence}</p>
      {deposit.state === 'MISSING' && (
        <Button onClick={() => void navigate(BANK_ACCOUNTS_PATH)} {...accountLock}>
          {depositText.add}
        </Button>
      )}
      {deposit.replacement !== undefined && rejection !== undefined && <p className={styles.sentence}>{rejection}</p>}
      {deposit.replacement !== undefined && rejection === undefined && (
        <Button
          appearance="primary"
          disabledFocusable={confirmation.request.isBusy}
          icon={confirmation.request.isBusy ? <Spinner /> : null}
          onClick={() => void confirmation.confirm()}
          {...lock}
        >
          <span>{depositText.confirm(deposit.replacement)}</span>
        </Button>
      )}
    </div>
  )
})
