import { pageText } from '../text/pages.ts'
import { payablesText } from '../text/payables.ts'
import { SupportHandledState } from './support-handled-state.tsx'
import { PayablesGate } from './payables-gate.tsx'

/** The suppliers of the business. */
export const SuppliersScreen = () => (
  <PayablesGate title={pageText.suppliers.label}>
    <SupportHandledState
      title={payablesText.suppliersTitle}
      detail={payablesText.suppliersDetail}
      subject={payablesText.suppliersSubject}
    />
  </PayablesGate>
)
