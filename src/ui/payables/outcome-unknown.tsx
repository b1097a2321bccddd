import { MessageBar } from '../design/feedback/message-bar.tsx'
import { ScrolledIntoView } from '../design/layout/scrolled-into-view.tsx'
import { payrollPaymentText } from '../text/payroll-payment.ts'

/** No attempt of a request got an answer. */
export const OutcomeUnknown = () => (
  <ScrolledIntoView>
    <MessageBar intent="warning">{payrollPaymentText.outcomeUnknown}</MessageBar>
  </ScrolledIntoView>
)
