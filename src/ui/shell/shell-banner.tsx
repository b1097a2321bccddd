import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { FinancingSource } from '#application/financing/financing-source.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { financeText } from '../text/finance.ts'
import { useIsOnline } from './use-is-online.ts'

/** What must not be overlooked on any screen: no connection, or invoices that are samples. */
export const ShellBanner = observer(function ShellBanner() {
  const source = useViewModel(FinancingSource)
  const isOnline = useIsOnline()
  if (!isOnline) {
    return <MessageBar intent="warning" layout="multiline"><MessageBarBody>{commonText.offline}</MessageBarBody></MessageBar>
  }
  if (!source.isDemo) return null
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{financeText.demo.banner}</MessageBarBody>
      <MessageBarActions><Button size="small" onClick={source.leaveDemo}>{financeText.demo.leave}</Button></MessageBarActions>
    </MessageBar>
  )
})
