import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { breakpointNarrow } from '../design/theme/layout-tokens.ts'
import { ordersText } from '../text/orders.ts'

export interface AgreedCellProps {
  readonly now: string
  /** Undefined where nothing was renegotiated. */
  readonly before: string | undefined
  readonly align?: 'end'
}

/** The term that a renegotiation agreed, over the one before. */
export const AgreedCell = ({ align, before, now }: AgreedCellProps) => {
  const styles = useStyles()
  if (before === undefined) return now
  return (
    <span className={mergeClasses(styles.cell, align && styles.end)}>
      <span>{now}</span>
      <span className={styles.before}>{ordersText.before(before)}</span>
    </span>
  )
}

const useStyles = makeStyles({
  cell: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'start',
    height: '100%',
    lineHeight: '18px',
    [breakpointNarrow]: {
      display: 'inline-flex',
      flexDirection: 'row',
      columnGap: '4px',
      height: 'auto',
      lineHeight: tokens.lineHeightBase300,
    },
  },
  end: { alignItems: 'end' },
  before: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '15px',
    whiteSpace: 'nowrap',
  },
})
