import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import { usedCredit, usedPercent } from '#domain/payables/credit-line.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Figure } from '../design/layout/figure.tsx'
import { paymentsText as text } from '../text/payables.ts'
import { usePayablesStyles } from './payables.styles.ts'
import { lazyPart } from '../app/lazy-part.ts'

/** Only for a business with a credit line. */
const Meter = lazyPart(async () => (await import('../design/feedback/meter.tsx')).Meter)

/** How much of the credit for paying suppliers is used. */
export const CreditLineCard = observer(function CreditLineCard({ vm }: { readonly vm: PaymentsViewModel }) {
  const styles = usePayablesStyles()
  const { failure, retry, value: line } = vm.creditLine
  const hasLine = line !== undefined && line.credit.minor > 0
  return (
    <Figure
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
      {line?.credit.minor !== 0 && (
        <div className={styles.credit}>
          {hasLine && (
            <Suspense>
              <Meter percent={usedPercent(line)} label={text.creditBar(usedPercent(line))} />
            </Suspense>
          )}
        </div>
      )}
    </Figure>
  )
})
