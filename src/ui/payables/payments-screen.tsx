import { useDocumentTitle } from '../app/use-document-title.ts'
import { payablesText } from '../text/payables.ts'
import { SupportHandledState } from './support-handled-state.tsx'
import { PayablesGate } from './payables-gate.tsx'

/** The business's payments to suppliers. */
export const PaymentsScreen = () => {
  useDocumentTitle(payablesText.payments)
  return (
    <PayablesGate title={payablesText.payments}>
      <SupportHandledState
        title={payablesText.paymentsTitle}
        detail={payablesText.paymentsDetail}
        subject={payablesText.paymentsSubject}
      />
    </PayablesGate>
  )
}
