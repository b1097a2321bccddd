import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { OrderReorderViewModel } from '#application/orders/order-reorder.view-model.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { OrderSummary } from '#domain/orders/order.ts'
import { FINANCE_PATHS } from '../app/paths.ts'
import { DraftReplacementDialog } from '../financing/draft-replacement-dialog.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { useLock } from '../team/use-lock.ts'
import { reorderText } from '../text/order-reorder.ts'
import { useOrderStyles } from './orders.styles.ts'

/** Which invoices of a rejected order can be requested again, and the action that takes them to the financing screen. */
export const OrderReorder = observer(function OrderReorder({ order }: { readonly order: OrderSummary }) {
  const styles = useOrderStyles()
  const vm = useViewModel(OrderReorderViewModel)
  const { country } = useViewModel(CurrentSession)
  const navigate = useNavigate()
  const lock = useLock('request')
  const { id, type } = order
  useEffect(() => vm.open({ id, type }), [vm, id, type])
  const leave = (opened: FinancingType | undefined) => opened !== undefined && void navigate(FINANCE_PATHS[opened])
  const { failure, value } = vm.lines
  return (
    <>
      {value !== undefined && (
        <p className={styles.sentence}>{reorderText.available(vm.available.length, vm.reasons, country)}</p>
      )}
      <FailureBanner
        failure={value === undefined ? failure : undefined}
        intro={reorderText.failed}
        onRetry={vm.lines.retry}
      />
      {vm.available.length > 0 && (
        <Button appearance="primary" onClick={() => leave(vm.begin())} {...lock}>
          {reorderText.action}
        </Button>
      )}
      <DraftReplacementDialog vm={vm.replacement} onReplaced={leave} />
    </>
  )
})
