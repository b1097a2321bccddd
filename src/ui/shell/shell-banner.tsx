import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { FinancingSource } from '#application/financing/financing-source.ts'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { financeText } from '../text/finance.ts'
import { useSyncExternalStore } from 'react'

/** Messages for any screen: no connection, or sample invoices. */
export const ShellBanner = observer(function ShellBanner() {
  const source = useViewModel(FinancingSource)
  const isOnline = useIsOnline()
  if (!isOnline) return <MessageBar intent="warning">{commonText.offline}</MessageBar>
  if (!source.isDemo) return null
  return (
    <MessageBar
      intent="info"
      action={
        <Button size="small" onClick={source.exitDemo}>
          {financeText.demo.leave}
        </Button>
      }
    >
      {financeText.demo.banner}
    </MessageBar>
  )
})

/** Whether the browser reports a connection. */
const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
