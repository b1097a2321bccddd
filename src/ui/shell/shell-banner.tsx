import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { CompanySwitch } from '#application/identity/company-switch.ts'
import { DemoMode } from '#application/financing/demo-mode.ts'
import { LazyMessageBar } from '../design/feedback/lazy-message-bar.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { companiesText } from '../text/companies.ts'
import { commonText } from '../text/common.ts'
import { shellText } from '../text/shell.ts'
import { useSyncExternalStore } from 'react'

/** Messages for any screen: no connection, the company that a link opened, or sample invoices. */
export const ShellBanner = observer(function ShellBanner() {
  const mode = useViewModel(DemoMode)
  const companies = useViewModel(CompanySwitch)
  const isOnline = useIsOnline()
  if (!isOnline) return <LazyMessageBar intent="warning">{commonText.offline}</LazyMessageBar>
  const { notice } = companies
  if (notice !== undefined) {
    return (
      <LazyMessageBar
        intent={notice._tag === 'Arrived' ? 'info' : 'warning'}
        action={
          <Button size="small" onClick={companies.closeNotice}>
            {companiesText.understood}
          </Button>
        }
      >
        {companiesText.notice(notice)}
      </LazyMessageBar>
    )
  }
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
