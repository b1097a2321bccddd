import { mergeClasses, ToggleButton } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Currency, Money } from '#domain/kernel/money.ts'
import { type DueTotal, OVERDUE_BUCKETS } from '#domain/payables/due-bucket.ts'
import { dueText as text } from '../text/payables.ts'
import { useDueStyles } from './due-bar.styles.ts'
import { NoticeChips } from './notice-chips.tsx'
import { ShortTotals } from './owed-text.tsx'
import type { DueProps } from './payments.types.ts'

/** When everything owed is due, in segments as wide as their sums that filter the list, and beside them what asks for an answer. */
export const DueBar = observer(function DueBar(props: DueProps) {
  const styles = useDueStyles()
  return (
    <div className={styles.row}>
      <Bar {...props} />
      <NoticeChips {...props} />
    </div>
  )
})

const Bar = observer(function Bar({ vm, country }: DueProps) {
  const styles = useDueStyles()
  const { filter } = vm.table.filters
  const { value } = vm.totals
  const shown = value?.due.filter(({ bucket, first }) => first !== undefined || bucket === filter) ?? []
  return (
    <fieldset className={styles.bar} aria-label={text.label} aria-busy={vm.totals.isBusy}>
      {shown.map((due) => (
        <Segment key={due.bucket} vm={vm} country={country} due={due} name={nameOf(due, shown)} />
      ))}
      {shown.length === 0 && value !== undefined && <span className={styles.nothing}>{text.nothing}</span>}
    </fieldset>
  )
})

const nameOf = ({ bucket }: DueTotal, shown: ReadonlyArray<DueTotal>): string =>
  bucket === 'OVERDUE' && shown[0]?.bucket === 'LONG_OVERDUE' ? text.overdue : text.buckets[bucket]

interface SegmentProps extends DueProps {
  readonly due: DueTotal
  readonly name: string
}

/** Its amount is left out where it is overdue: it stands in the figures above. */
const Segment = observer(function Segment({ vm, country, due, name }: SegmentProps) {
  const styles = useDueStyles()
  const { filters } = vm.table
  const { bucket, first, invoices, lists, totals } = due
  const isChosen = filters.filter === bucket
  const isOverdue = OVERDUE_BUCKETS.includes(bucket)
  const counts = text.counts(invoices, lists, country)
  return (
    <ToggleButton
      className={mergeClasses(styles.segment, isOverdue && styles.overdue, isChosen && styles.chosen)}
      style={shapeOf(due, profileOf(country).currency)}
      checked={isChosen}
      onClick={() => filters.choose(isChosen ? 'PAYABLE' : bucket)}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.figures}>
        {isOverdue ? (
          <span>{first === undefined ? counts : `${counts} ${text.since(first)}`}</span>
        ) : (
          <>
            <ShortTotals values={totals} />
            <span aria-hidden>{` · ${text.shortCounts(invoices, lists, country)}`}</span>
            <span className={styles.spoken}>{` ${counts}`}</span>
          </>
        )}
      </span>
    </ToggleButton>
  )
})

/** The width is by the sum in the currency of the country, with a dark end as long as the part of it in payrolls. */
const shapeOf = ({ scheduled, totals }: DueTotal, currency: Currency): CSSProperties => {
  const minorOf = (sums: ReadonlyArray<Money>) => sums.find((sum) => sum.currency === currency)?.minor ?? 0
  const [owed, listed] = [minorOf(totals), minorOf(scheduled)]
  const light = owed === 0 ? 100 : 100 - (100 * listed) / owed
  return { flexGrow: owed, '--light': `${light}%` } as CSSProperties
}
