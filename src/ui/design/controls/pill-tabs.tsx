import { mergeClasses } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { usePillTabsStyles } from './pill-tabs.styles.ts'

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
  const styles = usePillTabsStyles()
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
