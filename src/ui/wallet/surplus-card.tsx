import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { WalletViewModel } from '#application/wallet/wallet.view-model.ts'
import { SummaryCell } from '../design/layout/summary-cell.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { surplusLabel, walletText } from '../text/wallet.ts'
import { lazyPart } from '../app/lazy-part.ts'

const MovementsDialog = lazyPart(async () => (await import('./movements-dialog.tsx')).MovementsDialog)

/** The surplus of the business, with its request and its movements. */
export const SurplusCard = observer(function SurplusCard() {
  const vm = useViewModel(WalletViewModel)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => vm.wallet.activate(), [vm])
  const { state } = vm
  return (
    <SummaryCell
      title={walletText.title}
      failure={vm.wallet.failure}
      onRetry={vm.wallet.retry}
      value={state && (state._tag === 'None' ? undefined : <MoneyText value={state.balance} />)}
      detail={state && surplusLabel(state)}
      isLoaded={state !== undefined}
      actions={
        <>
          <Button appearance="subtle" onClick={() => setIsOpen(true)}>
            {walletText.movements}
          </Button>
          <Button appearance="primary" disabledFocusable={!vm.canRequest} onClick={() => void vm.request()}>
            {state?._tag === 'Requested' ? walletText.requested : walletText.request}
          </Button>
        </>
      }
    >
      {isOpen && (
        <Suspense>
          <MovementsDialog vm={vm} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </SummaryCell>
  )
})
