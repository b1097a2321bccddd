import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { PaymentRequest } from '#application/payables/payment-wizard.ts'
import { orderPath } from '../app/paths.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { payrollPaymentText as text } from '../text/payrolls.ts'
import type { PaymentWizardProps } from './payment-transfer-step.tsx'

/** What was requested, and where it is followed. */
export const PaymentReceipt = observer(function PaymentReceipt({
  vm,
  request,
}: Pick<PaymentWizardProps, 'vm'> & { readonly request: PaymentRequest }) {
  const navigate = useNavigate()
  const order = vm.payroll?.orderId
  return (
    <EmptyState
      title={text.doneTitle[request]}
      detail={text.doneDetail[request]}
      actions={
        <>
          {order !== undefined && (
            <Button onClick={() => void navigate(orderPath(order))}>{text.financing.seeOrder}</Button>
          )}
          <Button appearance="primary" onClick={vm.close}>
            {text.finish}
          </Button>
        </>
      }
    />
  )
})
