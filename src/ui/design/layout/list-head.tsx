import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { customTokens } from '../theme/custom-tokens.ts'
import { breakpointNarrow, height, space } from '../theme/layout-tokens.ts'
import { onScreenOnly } from '../theme/print.ts'

export interface ListHeadProps {
  /** Links to the sibling lists, or the chips that narrow this one. */
  readonly tabs?: ReactNode
  /** The search first, then buttons of 32 pixels, then the menu of what is rarely needed. */
  readonly tools?: ReactNode
}

/** The only row of controls above a list: the head of its card. On cards the tools have a line of their own. */
export const ListHead = ({ tabs, tools }: ListHeadProps) => {
  const styles = useStyles()
  return (
    <div className={styles.head}>
      {tabs !== undefined && <div className={styles.tabs}>{tabs}</div>}
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </div>
  )
}

const useStyles = makeStyles({
  head: {
    ...onScreenOnly,
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    minWidth: 0,
    minHeight: height.listHead,
    padding: `0 ${space.s} 0 ${space.m}`,
    [breakpointNarrow]: { flexWrap: 'wrap', gap: 0, padding: 0 },
  },
  tabs: {
    display: 'flex',
    flexShrink: 1,
    alignItems: 'center',
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    [breakpointNarrow]: {
      flexBasis: '100%',
      padding: `0 ${space.m}`,
      borderBottom: `1px solid ${customTokens.cardStroke}`,
    },
  },
  tools: {
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px',
    minWidth: 0,
    /* The search takes what is left. */
    '& > :first-child': { flexShrink: 1, minWidth: 0 },
    [breakpointNarrow]: { padding: '8px', '& > :first-child': { flexGrow: 1 } },
  },
})
