import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SendDeposit } from '#application/financing/send-deposit.ts'
import { BANK_ACCOUNTS_PATH } from '../app/paths.ts'
import { depositText } from '../text/deposit.ts'
import { useCartSummaryStyles } from './cart-summary.styles.ts'

/** Beside the button that sends the order: where its money goes, or that an account is missing. */
export const SendDepositNote = observer(function SendDepositNote({ vm }: { readonly vm: SendDeposit }) {
  const styles = useCartSummaryStyles()
  const navigate = useNavigate()
  useEffect(() => vm.activate(), [vm])
  const { deposit } = vm
  if (deposit === undefined) return null
  if (deposit.state !== 'MISSING') return <p className={styles.review}>{depositText.sentence(deposit, false)}</p>
  return (
    <div>
      <p className={styles.reason}>
        {depositText.missing} ·{' '}
        <Button size="small" onClick={() => void navigate(BANK_ACCOUNTS_PATH)}>
          {depositText.add}
        </Button>
      </p>
      <p className={styles.review}>{depositText.held}</p>
    </div>
  )
})
