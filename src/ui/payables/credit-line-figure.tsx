import { makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import { usedCredit, usedPercent } from '#domain/payables/credit-line.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Figure } from '../design/layout/figure.tsx'
import { paymentsText as text } from '../text/payables.ts'
import { ShortTotals } from './owed-text.tsx'
import { lazyPart } from '../app/lazy-part.ts'

/** Only for a business with a credit line. */
const Meter = lazyPart(async () => (await import('../design/feedback/meter.tsx')).Meter)

interface CreditLineProps {
  readonly vm: PaymentsViewModel
}

/** How much of the credit for paying suppliers is used. */
export const CreditLineFigure = observer(function CreditLineFigure({ vm }: CreditLineProps) {
  const styles = useStyles()
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
            <span>{text.creditOf}</span> <MoneyText value={line.credit} />
          </>
        ) : (
          text.noCreditLine
        )
      }
      failure={failure}
      onRetry={retry}
    >
      {hasLine && (
        <div className={styles.meter}>
          <Suspense>
            <Meter percent={usedPercent(line)} label={text.creditBar(usedPercent(line))} />
          </Suspense>
        </div>
      )}
    </Figure>
  )
})

/** The same in one line of a phone; nothing without a credit line. */
export const CreditLineWords = observer(function CreditLineWords({ vm }: CreditLineProps) {
  const { value: line } = vm.creditLine
  if (line === undefined || line.credit.minor === 0) return null
  return (
    <span>
      {text.credit}{' '}
      <strong>
        <ShortTotals values={[usedCredit(line)]} />
      </strong>{' '}
      {text.creditOfShort} <ShortTotals values={[line.credit]} />
    </span>
  )
})

const useStyles = makeStyles({
  meter: { position: 'absolute', top: '14px', right: '16px', width: '60px' },
})
