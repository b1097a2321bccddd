import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { NavigationViewModel } from '#application/shell/navigation.view-model.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailureState } from '../design/feedback/failure-banner.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { payablesText } from '../text/payables.ts'
import { MailButton } from './mail-button.tsx'

/** Only for a business with suppliers and payments. Others see that they lack it, and whom to contact. */
export const PayablesGate = observer(function PayablesGate({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  const vm = useViewModel(NavigationViewModel)
  return (
    <>
      <PageHeader title={title} />
      {vm.payables === 'open' ? children : <NotOpen vm={vm} />}
    </>
  )
})

const NotOpen = observer(function NotOpen({ vm }: { readonly vm: NavigationViewModel }) {
  const navigate = useNavigate()
  if (vm.payables === 'closed') {
    return (
      <EmptyState
        title={payablesText.closedTitle}
        detail={payablesText.closedDetail}
        actions={
          <>
            <MailButton subject={payablesText.closedSubject} />
            <Button appearance="primary" onClick={() => void navigate('/finance')}>
              {payablesText.goHome}
            </Button>
          </>
        }
      />
    )
  }
  const { failure, retry } = vm.features
  if (failure === undefined) return <PageSpinner />
  return <FailureState failure={failure} intro={payablesText.unknown} onRetry={retry} />
})
