import type { ReactNode } from 'react'
import type { Money } from '#domain/kernel/money.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { useBottomBarStyles } from './bottom-bar.styles.ts'

export interface BottomBarProps {
  /** The number of selected invoices, as text. */
  readonly label: string
  readonly total: Money | undefined
  readonly action: ReactNode
}

/** On narrow screens: the selection, its sum, and the next step, always visible. */
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
