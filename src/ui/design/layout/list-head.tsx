import { makeStyles, mergeClasses, typographyStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { InfoHint } from '../feedback/info-hint.tsx'
import { customTokens } from '../theme/custom-tokens.ts'
import { breakpointNarrow, height, space } from '../theme/layout-tokens.ts'
import { onScreenOnly } from '../theme/print.ts'

export interface ListHeadProps {
  /** The heading of one list among several on a page, in place of tabs. */
  readonly title?: string
  /** Explains the title. */
  readonly hint?: string | undefined
  /** Links to the sibling lists, or the chips that narrow this one. */
  readonly tabs?: ReactNode
  /** The search first, then buttons of 32 pixels, then the menu of what is rarely needed. */
  readonly tools?: ReactNode
}

/** The only row of controls above a list: the head of its card. On cards the tools have a line of their own. */
export const ListHead = ({ title, hint, tabs, tools }: ListHeadProps) => {
  const styles = useStyles()
  return (
    <div className={styles.head}>
      {title !== undefined && (
        <h2 className={styles.title}>
          {title}
          {hint !== undefined && <InfoHint>{hint}</InfoHint>}
        </h2>
      )}
      {tabs !== undefined && <div className={styles.tabs}>{tabs}</div>}
      {tools !== undefined && (
        <div className={mergeClasses(styles.tools, title !== undefined && styles.besideTitle)}>{tools}</div>
      )}
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
  title: {
    display: 'flex',
    alignItems: 'center',
    minHeight: height.listHead,
    margin: 0,
    ...typographyStyles.subtitle2,
    [breakpointNarrow]: { paddingLeft: space.m },
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
    /* The search takes what is left by the tabs, which are cut only where it would be too short. */
    flexShrink: 100,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px',
    minWidth: 'min(280px, 100%)',
    '& > :first-child': { flexShrink: 1, minWidth: 0 },
    [breakpointNarrow]: { padding: '8px', minWidth: 0, '& > :first-child': { flexGrow: 1 } },
  },
  besideTitle: { [breakpointNarrow]: { padding: '0 8px', '& > :first-child': { flexGrow: 0 } } },
})
