import * as E from 'fp-ts/Either'
import { useParams } from 'react-router-dom'
import { parseId } from '#domain/kernel/id.ts'
import { useTitle } from '../app/use-title.ts'
import { EmptyState } from '../design/empty-state.tsx'
import { commonText } from '../text/common.ts'
import { payablesText } from '../text/payables.ts'
import { HandledBySupport } from './handled-by-support.tsx'
import { PayablesGate } from './payables-gate.tsx'

/** One list of invoices to be paid. An address that cannot name one leads nowhere. */
export const PayrollScreen = () => {
  const id = parseId<'Payroll'>(useParams()['payrollId'] ?? '')
  useTitle(payablesText.payroll)
  if (E.isLeft(id)) return <EmptyState title={commonText.notFound} detail={commonText.notFoundDetail} />
  return (
    <PayablesGate title={`${payablesText.payroll} ${id.right}`}>
      <HandledBySupport
        title={payablesText.payrollTitle}
        detail={payablesText.payrollDetail}
        subject={payablesText.payrollSubject(id.right)}
      />
    </PayablesGate>
  )
}
