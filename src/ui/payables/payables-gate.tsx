import { observer } from 'mobx-react-lite'
import { type ReactNode, Suspense } from 'react'
import { NavigationViewModel } from '#application/shell/navigation.view-model.ts'
import { lazyPart } from '../app/lazy-part.ts'
import { FailureState } from '../design/feedback/failure-banner.tsx'
import { PageHeader, type PageHeaderProps } from '../design/layout/page-header.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { payablesText } from '../text/payables.ts'

const PayablesClosed = lazyPart(async () => (await import('./payables-closed.tsx')).PayablesClosed)

/** Only for a business with suppliers and payments. Others see that they lack it, and whom to contact. */
export const PayablesGate = observer(function PayablesGate({
  children,
  ...header
}: Pick<PageHeaderProps, 'actions' | 'aside' | 'back' | 'lead' | 'title'> & { readonly children: ReactNode }) {
  const vm = useViewModel(NavigationViewModel)
  return (
    <>
      <PageHeader {...header} />
      {vm.payables === 'open' ? children : <NotOpen vm={vm} />}
    </>
  )
})

const NotOpen = observer(function NotOpen({ vm }: { readonly vm: NavigationViewModel }) {
  if (vm.payables === 'closed') {
    return (
      <Suspense fallback={<PageSpinner />}>
        <PayablesClosed />
      </Suspense>
    )
  }
  const { failure, retry } = vm.features
  if (failure === undefined) return <PageSpinner />
  return <FailureState failure={failure} intro={payablesText.unknown} onRetry={retry} />
})
