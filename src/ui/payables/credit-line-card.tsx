import { ProgressBar } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import { usedCredit, usedPercent } from '#domain/payables/credit-line.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { SummaryCell } from '../design/layout/summary-cell.tsx'
import { paymentsText as text } from '../text/payables.ts'

/** How much of the credit for paying suppliers is used. */
export const CreditLineCard = observer(function CreditLineCard({ vm }: { readonly vm: PaymentsViewModel }) {
  const { failure, retry, value: line } = vm.creditLine
  const hasLine = line !== undefined && line.credit.minor > 0
  return (
    <SummaryCell
      title={text.creditLine}
      isLoaded={line !== undefined}
      value={hasLine ? <MoneyText value={usedCredit(line)} /> : undefined}
      detail={
        hasLine ? (
          <>
            {text.creditUsed} {text.creditOf} <MoneyText value={line.credit} />
          </>
        ) : (
          text.noCreditLine
        )
      }
      failure={failure}
      onRetry={retry}
    >
      {hasLine && (
        <ProgressBar {...METER} max={100} value={usedPercent(line)} aria-label={text.creditBar(usedPercent(line))} />
      )}
    </SummaryCell>
  )
})

/** A share in use, not a task on its way. */
const METER = { role: 'meter' } as const
