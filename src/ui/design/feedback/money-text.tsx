import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { formatMoney } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import { commonText } from '../../text/common.ts'
import { useAmounts } from './amounts-context.ts'
import { tabularNumerals, visuallyHidden } from '../theme/type.ts'

export interface MoneyTextProps {
  /** Without a value a dash is shown: unknown is not zero. */
  readonly value: Money | undefined
  readonly className?: string
}

/** An amount in the country's format; blurred, and hidden from screen readers, while amounts are hidden. */
export const MoneyText = ({ value, className }: MoneyTextProps) => {
  const { country } = useAmounts()
  if (value === undefined) return <span className={className}>{commonText.unknownAmount}</span>
  return <AmountText text={formatMoney(value, country)} className={className} />
}

/** An amount that is written already, hidden as `MoneyText` is. */
export const AmountText = ({ text, className }: { readonly text: string; readonly className?: string | undefined }) => {
  const styles = useStyles()
  const { hidden } = useAmounts()
  if (!hidden) return <span className={mergeClasses(styles.amount, className)}>{text}</span>
  return (
    <span className={mergeClasses(styles.amount, className)}>
      <span className={styles.blurred} aria-hidden>
        {text}
      </span>
      <span className={styles.spoken}>{commonText.hiddenAmount}</span>
    </span>
  )
}

const useStyles = makeStyles({
  amount: { ...tabularNumerals, whiteSpace: 'nowrap', position: 'relative' },
  blurred: { filter: 'blur(0.42em)', userSelect: 'none' },
  spoken: visuallyHidden,
})
