import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { shellText } from '../text/shell.ts'
import { isWithin } from './menu.ts'
import type { NavigationProps } from './side-nav.tsx'
import { breakpointPhone, height } from '../design/theme/layout-tokens.ts'
import { onScreenOnly } from '../design/theme/print.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { oneLine } from '../design/theme/type.ts'

/** A sixth would cut the names of all. The search finds every page. */
const MAX_ENTRIES = 5

/** The navigation of phones: the first pages of the menu. */
export const BottomNav = ({ entries, path }: NavigationProps) => {
  const styles = useStyles()
  return (
    <nav className={styles.nav} aria-label={shellText.mainNavigation}>
      {entries.slice(0, MAX_ENTRIES).map((entry) => {
        const current = isWithin(path, entry)
        const Icon = (current ? entry.currentIcon : undefined) ?? entry.icon
        return (
          <Link
            key={entry.path}
            to={entry.path}
            className={mergeClasses(styles.entry, current && styles.current)}
            aria-current={current ? 'page' : undefined}
            onPointerEnter={entry.preload}
          >
            <Icon />
            <span className={styles.label}>{entry.shortLabel ?? entry.label}</span>
          </Link>
        )
      })}
    </nav>
  )
}

const useStyles = makeStyles({
  nav: {
    ...onScreenOnly,
    display: 'none',
    [breakpointPhone]: {
      position: 'fixed',
      zIndex: 10,
      bottom: 0,
      left: 0,
      right: 0,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      height: height.bottomNavigation,
      paddingBottom: 'env(safe-area-inset-bottom)',
      borderTop: `1px solid ${customTokens.cardStroke}`,
      backgroundColor: customTokens.cardBackground,
    },
  },
  entry: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    minWidth: 0,
    color: tokens.colorNeutralForeground3,
    textDecorationLine: 'none',
    fontSize: '11px',
    lineHeight: '14px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  label: { maxWidth: '100%', ...oneLine },
})
