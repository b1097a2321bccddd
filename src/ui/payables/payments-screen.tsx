import { useTitle } from '../app/use-title.ts'
import { payablesText } from '../text/payables.ts'
import { HandledBySupport } from './handled-by-support.tsx'
import { PayablesGate } from './payables-gate.tsx'

/** What the business owes to its suppliers. */
export const PaymentsScreen = () => {
  useTitle(payablesText.payments)
  return (
    <PayablesGate title={payablesText.payments}>
      <HandledBySupport title={payablesText.paymentsTitle} detail={payablesText.paymentsDetail} subject={payablesText.paymentsSubject} />
    </PayablesGate>
  )
}
