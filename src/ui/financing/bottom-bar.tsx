import type { ReactNode } from 'react'
import type { Money } from '#domain/kernel/money.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { useBottomBarStyles } from './bottom-bar.styles.ts'

export interface BottomBarProps {
  /** How many are chosen, in words. */
  readonly label: string
  readonly total: Money | undefined
  readonly action: ReactNode
}

/** On screens too narrow for the side card: what is chosen, what it sums to, and the way on, always in reach. */
export const BottomBar = ({ label, total, action }: BottomBarProps) => {
  const styles = useBottomBarStyles()
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <span className={styles.label} aria-live="polite">
          {label}
        </span>
        <span className={styles.total}>
          <MoneyText value={total} />
        </span>
      </div>
      <div className={styles.action}>{action}</div>
    </div>
  )
}
