import { useDocumentTitle } from '../app/use-document-title.ts'
import { payablesText } from '../text/payables.ts'
import { SupportHandledState } from './support-handled-state.tsx'
import { PayablesGate } from './payables-gate.tsx'

/** What the business owes to its suppliers. */
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
