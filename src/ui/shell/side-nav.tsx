import { mergeClasses } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { Logo } from '../brand/logo.tsx'
import { brand } from '../brand/brand.ts'
import { shellText } from '../text/shell.ts'
import { isWithin, NAVIGATION_ICONS } from './navigation.ts'
import type { NavigationEntry } from './navigation.ts'
import { useSideNavStyles } from './side-nav.styles.ts'

export interface NavigationProps {
  readonly entries: ReadonlyArray<NavigationEntry>
  readonly path: string
}

/** The side navigation. Up to the width of a laptop it is a rail. */
export const SideNav = ({ entries, path }: NavigationProps) => {
  const styles = useSideNavStyles()
  return (
    <nav className={styles.nav} aria-label={shellText.mainNavigation}>
      <Link to="/" className={styles.home} aria-label={brand.name}>
        <Logo />
      </Link>
      <ul className={styles.entries}>
        {entries.map((entry) => {
          const current = isWithin(path, entry)
          const Icon = NAVIGATION_ICONS[entry.icon][current ? 'current' : 'resting']
          return (
            <li key={entry.to}>
              <Link
                to={entry.to}
                className={mergeClasses(styles.entry, current && styles.current)}
                aria-current={current ? 'page' : undefined}
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
