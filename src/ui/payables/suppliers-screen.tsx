import { useTitle } from '../app/use-title.ts'
import { payablesText } from '../text/payables.ts'
import { HandledBySupport } from './handled-by-support.tsx'
import { PayablesGate } from './payables-gate.tsx'

/** Whom the business buys from. */
export const SuppliersScreen = () => {
  useTitle(payablesText.suppliers)
  return (
    <PayablesGate title={payablesText.suppliers}>
      <HandledBySupport title={payablesText.suppliersTitle} detail={payablesText.suppliersDetail} subject={payablesText.suppliersSubject} />
    </PayablesGate>
  )
}
