import { mergeClasses } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { shellText } from '../text/shell.ts'
import { useBottomNavStyles } from './bottom-nav.styles.ts'
import { isWithin, NAVIGATION_ICONS } from './navigation.ts'
import type { NavigationProps } from './side-nav.tsx'

/** The navigation of phones. */
export const BottomNav = ({ entries, path }: NavigationProps) => {
  const styles = useBottomNavStyles()
  return (
    <nav className={styles.nav} aria-label={shellText.mainNavigation}>
      {entries.map((entry) => {
        const current = isWithin(path, entry)
        const Icon = NAVIGATION_ICONS[entry.icon][current ? 'current' : 'resting']
        return (
          <Link
            key={entry.to}
            to={entry.to}
            className={mergeClasses(styles.entry, current && styles.current)}
            aria-current={current ? 'page' : undefined}
          >
            <Icon />
            <span className={styles.label}>{entry.shortLabel ?? entry.label}</span>
          </Link>
        )
      })}
    </nav>
  )
}
