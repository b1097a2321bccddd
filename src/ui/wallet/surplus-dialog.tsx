import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { WalletViewModel } from '#application/wallet/wallet.view-model.ts'
import { BANK_ACCOUNTS_PATH } from '../app/paths.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { useLock } from '../team/use-lock.ts'
import { commonText } from '../text/common.ts'
import { accountName, depositText } from '../text/deposit.ts'
import { walletText } from '../text/wallet.ts'

export interface SurplusDialogProps {
  readonly vm: WalletViewModel
  readonly onClose: () => void
}

/** Confirms the request with its amount and its account, or withdraws the pending one. */
export const SurplusDialog = observer(function SurplusDialog({ vm, onClose }: SurplusDialogProps) {
  const navigate = useNavigate()
  const accountLock = useLock('ownAccounts')
  /* It asks what it was opened for, also once the request has changed the wallet behind it. */
  const [isPending] = useState(vm.state?._tag === 'Requested')
  const wallet = vm.wallet.value
  const account = isPending ? wallet?.pending?.account : wallet?.account
  const amount = isPending ? (wallet?.pending?.amount ?? wallet?.balance) : wallet?.balance
  const isBusy = vm.isRequesting || vm.withdrawal.isBusy
  const confirm = async () => {
    await (isPending ? vm.withdraw() : vm.request())
    onClose()
  }
  return (
    <Modal onDismiss={isBusy ? undefined : onClose}>
      <ModalTitle>{isPending ? walletText.withdrawTitle : walletText.requestTitle}</ModalTitle>
      <div>
        <span>{`${walletText.amount}: `}</span>
        {amount !== undefined && <MoneyText value={amount} />}
      </div>
      <div>{account === undefined ? depositText.missing : walletText.to(accountName(account))}</div>
      <ModalActions>
        <Button onClick={onClose} disabled={isBusy}>
          {commonText.cancel}
        </Button>
        {account === undefined && !isPending ? (
          <Button appearance="primary" onClick={() => void navigate(BANK_ACCOUNTS_PATH)} {...accountLock}>
            {walletText.addAccount}
          </Button>
        ) : (
          <Button
            appearance="primary"
            disabledFocusable={isBusy}
            onClick={() => void confirm()}
            {...(isBusy ? { icon: <Spinner /> } : {})}
          >
            {isPending ? walletText.withdraw : walletText.request}
          </Button>
        )}
      </ModalActions>
    </Modal>
  )
})
