import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { WalletViewModel } from '#application/wallet/wallet.view-model.ts'
import { Figure } from '../design/layout/figure.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { useLock } from '../team/use-lock.ts'
import { surplusLabel, walletText } from '../text/wallet.ts'
import { lazyPart } from '../app/lazy-part.ts'

const MovementsDialog = lazyPart(async () => (await import('./movements-dialog.tsx')).MovementsDialog)

const SurplusDialog = lazyPart(async () => (await import('./surplus-dialog.tsx')).SurplusDialog)

/** The surplus of the business, with its request and its movements. */
export const SurplusCard = observer(function SurplusCard() {
  const vm = useViewModel(WalletViewModel)
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => vm.wallet.activate(), [vm])
  const { state } = vm
  const lock = useLock('request')
  const withdraw = () => {
    setIsOpen(false)
    setIsAsking(true)
  }
  return (
    <Figure
      title={walletText.title}
      failure={vm.wallet.failure}
      onRetry={vm.wallet.retry}
      value={state && (state._tag === 'None' ? undefined : <MoneyText value={state.balance} />)}
      detail={state && surplusLabel(state)}
      isLoaded={state !== undefined}
      actions={
        <>
          <Button size="small" appearance="subtle" onClick={() => setIsOpen(true)}>
            {walletText.movements}
          </Button>
          <Button
            size="small"
            disabledFocusable={!vm.canRequest}
            {...(state?._tag !== 'Requested' && { 'aria-label': walletText.request })}
            onClick={() => setIsAsking(true)}
            {...lock}
          >
            {state?._tag === 'Requested' ? walletText.requested : walletText.requestBriefly}
          </Button>
        </>
      }
    >
      {isAsking && (
        <Suspense>
          <SurplusDialog vm={vm} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
      {isOpen && (
        <Suspense>
          <MovementsDialog vm={vm} onClose={() => setIsOpen(false)} onWithdraw={withdraw} />
        </Suspense>
      )}
    </Figure>
  )
})
