import { observer } from 'mobx-react-lite'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import { DUE_BUCKETS } from '#domain/payables/due-bucket.ts'
import type { Country } from '#domain/kernel/country.ts'
import { dueText as text } from '../text/payables.ts'
import { useDueStyles } from './due-strip.styles.ts'
import { FilterTotal } from './filter-total.tsx'

interface DueStripProps {
  readonly vm: PaymentsViewModel
  readonly country: Country
}

/** When the invoices of the inbox are due, in numbers that filter the list. Its height does not depend on them. */
export const DueStrip = observer(function DueStrip({ vm, country }: DueStripProps) {
  const styles = useDueStyles()
  const { filters } = vm.table
  const found = new Map(vm.totals.value?.due.map((total) => [total.bucket, total]))
  return (
    <fieldset className={styles.strip} aria-label={text.label}>
      {DUE_BUCKETS.map((bucket) => {
        const isChosen = filters.filter === bucket
        const { invoices = 0, totals } = found.get(bucket) ?? {}
        return (
          <FilterTotal
            key={bucket}
            name={text.buckets[bucket]}
            totals={totals}
            count={text.invoices(invoices, country)}
            isChosen={isChosen}
            isEmpty={invoices === 0}
            onChoose={() => filters.choose(isChosen ? 'ALL' : bucket)}
          />
        )
      })}
    </fieldset>
  )
})
