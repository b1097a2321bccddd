import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { breakpointPhone, breakpointTouch, forcedColors, height, motion, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { tabularNumerals } from '../theme/type.ts'

export interface PillTab {
  readonly to: string
  readonly label: string
  /** Formatted for the country. Absent while unknown. */
  readonly count?: string | undefined
}

export interface PillTabsProps {
  readonly label: string
  readonly tabs: ReadonlyArray<PillTab>
  readonly current: string
}

/** Links between sibling pages. */
export const PillTabs = ({ label, tabs, current }: PillTabsProps) => {
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
          {tab.count !== undefined && (
            <span className={mergeClasses(styles.count, tab.to === current && styles.countCurrent)}>{tab.count}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}

const useStyles = makeStyles({
  tabs: {
    display: 'flex',
    gap: space.s,
    maxWidth: 'calc(100% + 4px)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '2px',
    margin: '-2px',
    [breakpointPhone]: { gap: space.xs },
  },
  tab: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s,
    flexShrink: 0,
    height: '40px',
    padding: '0 15px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${customTokens.cardStroke}`,
    color: tokens.colorNeutralForeground2,
    backgroundColor: customTokens.cardBackground,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    transitionProperty: 'background-color, color, border-color',
    transitionDuration: motion.quick,
    ':hover': { color: tokens.colorNeutralForeground1, ...shorthands.borderColor(tokens.colorNeutralStroke1Hover) },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [breakpointTouch]: { height: height.touchTarget },
    [breakpointPhone]: { gap: space.xs, padding: '0 10px', fontSize: tokens.fontSizeBase200 },
  },
  current: {
    [forcedColors]: { outline: '2px solid' },
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    fontWeight: tokens.fontWeightSemibold,
    ...shorthands.borderColor(tokens.colorBrandStroke1),
    ':hover': { color: tokens.colorBrandForeground1, ...shorthands.borderColor(tokens.colorBrandStroke1) },
  },
  count: {
    minWidth: '24px',
    padding: '0 8px',
    [breakpointPhone]: { minWidth: '20px', padding: '0 5px' },
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: customTokens.chartTrack,
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    ...tabularNumerals,
  },
  countCurrent: { color: tokens.colorNeutralForegroundOnBrand, backgroundColor: tokens.colorBrandBackground },
})
