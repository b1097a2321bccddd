import { pageText } from '../text/pages.ts'
import { payablesText } from '../text/payables.ts'
import { SupportHandledState } from './support-handled-state.tsx'
import { PayablesGate } from './payables-gate.tsx'

/** The business's payments to suppliers. */
export const PaymentsScreen = () => (
  <PayablesGate title={pageText.payments.label}>
    <SupportHandledState
      title={payablesText.paymentsTitle}
      detail={payablesText.paymentsDetail}
      subject={payablesText.paymentsSubject}
    />
  </PayablesGate>
)
