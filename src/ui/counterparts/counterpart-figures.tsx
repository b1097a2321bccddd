import { observer } from 'mobx-react-lite'
import type { CounterpartKey } from '#application/counterparts/counterparts.port.ts'
import type { CounterpartViewModel } from '#application/counterparts/counterpart.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Figure } from '../design/layout/figure.tsx'
import { FigureStrip } from '../design/layout/figure-strip.tsx'
import { TotalsText } from '../payables/owed-text.tsx'
import { OverdueText } from '../suppliers/supplier-cells.tsx'
import { counterpartText as text } from '../text/counterpart.ts'

interface FiguresProps {
  readonly vm: CounterpartViewModel
  readonly of: CounterpartKey['_tag']
  readonly country: Country
}

/** The open sums of today, how late is usually paid, and of a payer what is financed. */
export const CounterpartFigures = observer(function CounterpartFigures({ vm, of, country }: FiguresProps) {
  const { failure, retry, value } = vm.statement
  const state = { isLoaded: value !== undefined, failure, onRetry: retry }
  const { averageDaysLate, open, overdue = [], retained, financed } = value ?? {}
  const isOverdue = overdue.some(({ minor }) => minor > 0)
  return (
    <FigureStrip label={text.figures} isText>
      <Figure {...state} title={text.open[of]} value={<TotalsText values={open} isFigure />} />
      <Figure
        {...state}
        title={text.overdue}
        value={isOverdue ? <OverdueText values={overdue} /> : <TotalsText values={overdue} isFigure />}
      />
      <Figure
        {...state}
        title={text.delay[of]}
        {...(averageDaysLate === undefined ? { detail: text.noDelay } : { value: text.delayOf(averageDaysLate) })}
      />
      {of === 'Payer' && (
        <>
          <Figure {...state} title={text.financed} value={<MoneyText value={financed} />} />
          <Figure {...state} title={text.retained[country]} value={<MoneyText value={retained} />} />
          <Figure {...state} title={text.exposure} value={<TotalsText values={vm.exposure} isFigure />} />
        </>
      )}
    </FigureStrip>
  )
})
