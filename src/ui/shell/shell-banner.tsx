import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { DemoMode } from '#application/financing/demo-mode.ts'
import { LazyMessageBar } from '../design/feedback/lazy-message-bar.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { shellText } from '../text/shell.ts'
import { useSyncExternalStore } from 'react'

/** Messages for any screen: no connection, or sample invoices. */
export const ShellBanner = observer(function ShellBanner() {
  const mode = useViewModel(DemoMode)
  const isOnline = useIsOnline()
  if (!isOnline) return <LazyMessageBar intent="warning">{commonText.offline}</LazyMessageBar>
  if (!mode.isDemo) return null
  return (
    <LazyMessageBar
      intent="info"
      action={
        <Button size="small" onClick={mode.exitDemo}>
          {shellText.leaveSamples}
        </Button>
      }
    >
      {shellText.samples}
    </LazyMessageBar>
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
