import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointNarrow } from '../design/theme/layout-tokens.ts'
import { ordersText } from '../text/orders.ts'

export interface AgreedCellProps {
  readonly now: string
  /** Undefined where nothing was renegotiated. */
  readonly before: string | undefined
}

/** The term that a renegotiation agreed, over the one before. */
export const AgreedCell = ({ before, now }: AgreedCellProps) => {
  const styles = useStyles()
  if (before === undefined) return now
  return (
    <span className={styles.cell}>
      <span>{now}</span>
      <span className={styles.before}>{ordersText.before(before)}</span>
    </span>
  )
}

const useStyles = makeStyles({
  cell: {
    display: 'inline-flex',
    flexDirection: 'column',
    lineHeight: '18px',
    [breakpointNarrow]: { flexDirection: 'row', columnGap: '4px', lineHeight: tokens.lineHeightBase300 },
  },
  before: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '15px',
    whiteSpace: 'nowrap',
  },
})
