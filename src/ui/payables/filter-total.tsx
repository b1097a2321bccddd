import { mergeClasses, ToggleButton } from '@fluentui/react-components'
import type { Money } from '#domain/kernel/money.ts'
import { useDueStyles } from './due-strip.styles.ts'
import { TotalsText } from './owed-text.tsx'

export interface FilterTotalProps {
  readonly name: string
  /** Undefined while it is loaded. */
  readonly totals: ReadonlyArray<Money> | undefined
  /** The number of invoices in words. */
  readonly count: string
  readonly isChosen: boolean
  /** Nothing is found by it. */
  readonly isEmpty: boolean
  /** In one line instead of three. */
  readonly isLine?: boolean
  readonly onChoose: () => void
}

/** A sum with its number of invoices, which filters the list by them. */
export const FilterTotal = (props: FilterTotalProps) => {
  const { count, isChosen, isEmpty, isLine = false, name, onChoose, totals } = props
  const styles = useDueStyles()
  return (
    <ToggleButton
      className={mergeClasses(isLine ? styles.notice : styles.bucket, isChosen && styles.chosen)}
      checked={isChosen}
      disabledFocusable={isEmpty && !isChosen}
      onClick={onChoose}
    >
      <span className={isLine ? styles.line : styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={mergeClasses(styles.figures, !isLine && styles.figuresOfBucket)}>
          <TotalsText values={totals} /> {totals !== undefined && <span>{count}</span>}
        </span>
      </span>
    </ToggleButton>
  )
}
