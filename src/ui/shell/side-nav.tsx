import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { Logo } from '../brand/logo.tsx'
import { brand } from '../brand/brand.ts'
import { shellText } from '../text/shell.ts'
import { isWithin, type MenuEntry } from './menu.ts'
import { breakpointPhone, forcedColors, height, motion, space } from '../design/theme/layout-tokens.ts'
import { onScreenOnly } from '../design/theme/print.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export interface NavigationProps {
  readonly entries: ReadonlyArray<MenuEntry>
  readonly path: string
}

/** The side navigation: a rail, so that tables have the width. */
export const SideNav = ({ entries, path }: NavigationProps) => {
  const styles = useStyles()
  return (
    <nav className={styles.nav} aria-label={shellText.mainNavigation}>
      <Link to="/" className={styles.home} aria-label={brand.name}>
        <Logo />
      </Link>
      <ul className={styles.entries}>
        {entries.map((entry) => {
          const current = isWithin(path, entry)
          const Icon = (current ? entry.currentIcon : undefined) ?? entry.icon
          return (
            <li key={entry.path}>
              <Link
                to={entry.path}
                className={mergeClasses(styles.entry, current && styles.current)}
                aria-current={current ? 'page' : undefined}
                onPointerEnter={entry.preload}
              >
                <Icon className={styles.icon} />
                <span className={styles.label}>{entry.label}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const useStyles = makeStyles({
  nav: {
    ...onScreenOnly,
    position: 'sticky',
    top: 'var(--banner-height, 0px)',
    height: 'calc(100dvh - var(--banner-height, 0px))',
    display: 'flex',
    flexDirection: 'column',
    borderRight: `1px solid ${customTokens.cardStroke}`,
    backgroundColor: customTokens.cardBackground,
    [breakpointPhone]: { display: 'none' },
  },
  home: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: height.topBar,
    textDecorationLine: 'none',
    overflow: 'hidden',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px' },
    '& span > span': { display: 'none' },
  },
  entries: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    margin: 0,
    padding: '5px',
    listStyle: 'none',
  },
  entry: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4px',
    minHeight: '44px',
    padding: '9px 2px 8px',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
    textDecorationLine: 'none',
    transitionProperty: 'background-color, color',
    transitionDuration: motion.quick,
    ':hover': { color: tokens.colorNeutralForeground1Hover, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  current: {
    [forcedColors]: { outline: '1px solid' },
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorBrandBackground2 },
  },
  icon: { flexShrink: 0 },
  label: { fontSize: '11px', lineHeight: '14px', overflowWrap: 'anywhere' },
})
