import { pageText } from '../text/pages.ts'
import { payablesText as text } from '../text/payables.ts'
import { PayablesGate } from './payables-gate.tsx'
import { SupportHandledState } from './support-handled-state.tsx'

/** The business's payments to suppliers. */
export const PaymentsScreen = () => (
  <PayablesGate title={pageText.payments.label}>
    <SupportHandledState title={text.paymentsTitle} detail={text.paymentsDetail} subject={text.paymentsSubject} />
  </PayablesGate>
)
