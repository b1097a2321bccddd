import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { breakpointNarrow } from '../theme/layout-tokens.ts'
import { oneLine } from '../theme/type.ts'

export interface StackedCellProps {
  readonly children: ReactNode
  readonly second: string
  readonly align?: 'end'
}

/** Two values in the space of one column. A card has the first only. */
export const StackedCell = ({ children, second, align }: StackedCellProps) => {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.cell, align && styles.end)}>
      {children}
      <span className={styles.second}>{second}</span>
    </span>
  )
}

const useStyles = makeStyles({
  cell: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'start',
    minWidth: 0,
    height: '100%',
    lineHeight: '18px',
    [breakpointNarrow]: { display: 'contents' },
  },
  end: { alignItems: 'end' },
  second: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '15px',
    ...oneLine,
    maxWidth: '100%',
    [breakpointNarrow]: { display: 'none' },
  },
})
