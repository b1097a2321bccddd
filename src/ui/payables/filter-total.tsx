import { mergeClasses, ToggleButton } from '@fluentui/react-components'
import type { Money } from '#domain/kernel/money.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { useDueStyles } from './due-strip.styles.ts'

export interface FilterTotalProps {
  readonly name: string
  /** Undefined while it is loaded. */
  readonly amount: Money | undefined
  /** The number of invoices in words. */
  readonly count: string
  readonly isChosen: boolean
  /** Nothing is found by it. */
  readonly isEmpty: boolean
  /** In one line instead of three. */
  readonly isLine?: boolean
  readonly onChoose: () => void
}

/** An amount with its number of invoices that filters the list by them. */
export const FilterTotal = (props: FilterTotalProps) => {
  const { amount, count, isChosen, isEmpty, isLine = false, name, onChoose } = props
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
          <MoneyText value={amount} /> {amount !== undefined && <span>{count}</span>}
        </span>
      </span>
    </ToggleButton>
  )
}
