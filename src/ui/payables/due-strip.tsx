import { mergeClasses, ToggleButton } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import { DUE_BUCKETS } from '#domain/payables/due-bucket.ts'
import type { Country } from '#domain/kernel/country.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { dueText as text } from '../text/payables.ts'
import { useDueStyles } from './due-strip.styles.ts'

interface DueStripProps {
  readonly vm: PaymentsViewModel
  readonly country: Country
}

/** When the invoices of the inbox are due, in numbers that filter the list. Its height does not depend on them. */
export const DueStrip = observer(function DueStrip({ vm, country }: DueStripProps) {
  const styles = useDueStyles()
  const { filters } = vm.table
  const totals = new Map(vm.totals.value?.due.map((total) => [total.bucket, total]))
  return (
    <fieldset className={styles.strip} aria-label={text.label}>
      {DUE_BUCKETS.map((bucket) => {
        const isChosen = filters.filter === bucket
        const { amount, invoices = 0 } = totals.get(bucket) ?? {}
        return (
          <ToggleButton
            key={bucket}
            className={mergeClasses(styles.bucket, isChosen && styles.chosen)}
            checked={isChosen}
            disabledFocusable={invoices === 0 && !isChosen}
            onClick={() => filters.choose(isChosen ? 'ALL' : bucket)}
          >
            <span className={styles.words}>
              <span className={styles.name}>{text.buckets[bucket]}</span>
              <span className={styles.figures}>
                <MoneyText value={amount} /> {amount !== undefined && <span>{text.invoices(invoices, country)}</span>}
              </span>
            </span>
          </ToggleButton>
        )
      })}
    </fieldset>
  )
})
