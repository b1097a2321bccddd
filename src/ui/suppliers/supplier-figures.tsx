import { observer } from 'mobx-react-lite'
import type { SupplierViewModel } from '#application/suppliers/supplier.view-model.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { Figure } from '../design/layout/figure.tsx'
import { FigureStrip } from '../design/layout/figure-strip.tsx'
import { TotalsText } from '../payables/owed-text.tsx'
import { suppliersText as text } from '../text/suppliers.ts'
import { OverdueText } from './supplier-cells.tsx'

/** The sums that are owed to the supplier and were paid, and the day of the next payment. */
export const SupplierFigures = observer(function SupplierFigures({ vm }: { readonly vm: SupplierViewModel }) {
  const { failure, retry, value } = vm.totals
  const state = { isLoaded: value !== undefined, failure, onRetry: retry }
  const { delayed = [], paid, pending } = value ?? {}
  const isOverdue = delayed.some(({ minor }) => minor > 0)
  const next = vm.nextPayment
  return (
    <FigureStrip label={text.figures} isText>
      <Figure {...state} title={text.pending} value={<TotalsText values={pending} isFigure />} />
      <Figure
        {...state}
        title={text.delayed}
        value={isOverdue ? <OverdueText values={delayed} /> : <TotalsText values={delayed} isFigure />}
      />
      <Figure
        {...state}
        title={text.next}
        {...(next === undefined ? { detail: text.nothingNext } : { value: formatShortDate(next) })}
      />
      <Figure {...state} title={text.paid} value={<TotalsText values={paid} isFigure />} />
    </FigureStrip>
  )
})
