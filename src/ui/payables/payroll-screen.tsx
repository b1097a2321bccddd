import * as E from 'fp-ts/Either'
import { useParams } from 'react-router-dom'
import { parseId } from '#domain/kernel/id.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { commonText } from '../text/common.ts'
import { pageTitles } from '../text/pages.ts'
import { payablesText } from '../text/payables.ts'
import { SupportHandledState } from './support-handled-state.tsx'
import { PayablesGate } from './payables-gate.tsx'

/** One payroll. An invalid id in the URL shows the not-found screen. */
export const PayrollScreen = () => {
  const id = parseId<'Payroll'>(useParams()['payrollId'] ?? '')
  if (E.isLeft(id)) return <EmptyState title={commonText.notFound} detail={commonText.notFoundDetail} />
  return (
    <PayablesGate title={`${pageTitles.payroll} ${id.right}`}>
      <SupportHandledState
        title={payablesText.payrollTitle}
        detail={payablesText.payrollDetail}
        subject={payablesText.payrollSubject(id.right)}
      />
    </PayablesGate>
  )
}
