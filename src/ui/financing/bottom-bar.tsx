import type { ReactNode } from 'react'
import type { Money } from '#domain/kernel/money.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { bottomBarHeight } from '../design/layout/height-as.ts'
import { breakpointPhone, height } from '../design/theme/layout-tokens.ts'
import { oneLine } from '../design/theme/type.ts'

export interface BottomBarProps {
  /** The number of selected invoices, as text. */
  readonly label: string
  /** For what the label describes. */
  readonly labelId?: string
  /** Names the sum of which the total is a part. */
  readonly note?: ReactNode
  readonly total: Money | undefined
  readonly action: ReactNode
}

/** On narrow screens: the selection, its sum, and the next step, always visible. */
export const BottomBar = ({ label, labelId, note, total, action }: BottomBarProps) => {
  const styles = useStyles()
  return (
    <div ref={bottomBarHeight} className={styles.bar}>
      <div className={styles.words}>
        <span
          id={labelId}
          className={mergeClasses(styles.label, labelId !== undefined && styles.wrapped)}
          aria-live="polite"
        >
          {label}
        </span>
        <span className={styles.total}>
          <MoneyText value={total} />
        </span>
        {note !== undefined && <span className={styles.label}>{note}</span>}
      </div>
      <div className={styles.action}>{action}</div>
    </div>
  )
}

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '15px',
    padding: '10px 15px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow8,
    '@media (min-width: 1280px)': { display: 'none' },
    [breakpointPhone]: { bottom: height.bottomNavigation },
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  label: { ...oneLine, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  wrapped: { whiteSpace: 'normal' },
  total: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  action: { flexShrink: 0, minWidth: '140px', [breakpointPhone]: { minWidth: '120px' } },
})
