import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { breakpointPhone, breakpointTouch, forcedColors, height, motion, space } from '../theme/layout-tokens.ts'
import { tabularNumerals } from '../theme/type.ts'

export interface NavTab {
  readonly to: string
  readonly label: string
  /** Formatted for the country; undefined while unknown, when its place is kept. Absent for what is not counted. */
  readonly count?: string | undefined
}

export interface NavTabsProps {
  readonly label: string
  readonly tabs: ReadonlyArray<NavTab>
  readonly current: string
}

/** Links between sibling pages; a line is under the current one. */
export const NavTabs = ({ label, tabs, current }: NavTabsProps) => {
  const styles = useStyles()
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={mergeClasses(styles.tab, tab.to === current && styles.current)}
          aria-current={tab.to === current ? 'page' : undefined}
        >
          {tab.label}
          {'count' in tab && <span className={styles.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}

const useStyles = makeStyles({
  tabs: {
    display: 'flex',
    alignSelf: 'stretch',
    gap: space.l,
    minWidth: 0,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    [breakpointPhone]: { gap: space.m },
  },
  tab: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flexShrink: 0,
    boxSizing: 'border-box',
    minHeight: height.listHead,
    borderBottom: '2px solid transparent',
    borderTop: '2px solid transparent',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    transitionProperty: 'color, border-color',
    transitionDuration: motion.quick,
    ':hover': { color: tokens.colorNeutralForeground1, borderBottomColor: tokens.colorNeutralStroke1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [breakpointTouch]: { minHeight: height.touchTarget },
  },
  current: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderBottomColor: tokens.colorBrandStroke1,
    [forcedColors]: { borderBottomColor: 'Highlight' },
    ':hover': { color: tokens.colorBrandForeground1, borderBottomColor: tokens.colorBrandStroke1 },
  },
  /* The place of a number that arrives later is kept. */
  count: {
    minWidth: '2ch',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    ...tabularNumerals,
  },
})
