import { useDocumentTitle } from '../app/use-document-title.ts'
import { payablesText } from '../text/payables.ts'
import { SupportHandledState } from './support-handled-state.tsx'
import { PayablesGate } from './payables-gate.tsx'

/** The suppliers of the business. */
export const SuppliersScreen = () => {
  useDocumentTitle(payablesText.suppliers)
  return (
    <PayablesGate title={payablesText.suppliers}>
      <SupportHandledState
        title={payablesText.suppliersTitle}
        detail={payablesText.suppliersDetail}
        subject={payablesText.suppliersSubject}
      />
    </PayablesGate>
  )
}
