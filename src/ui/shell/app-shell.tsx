import type { ReactNode } from 'react'
import { shellText } from '../text/shell.ts'
import { useAppShellStyles } from './app-shell.styles.ts'
import { BottomNav } from './bottom-nav.tsx'
import { SideNav } from './side-nav.tsx'
import type { NavigationProps } from './side-nav.tsx'
import { TopBar } from './top-bar.tsx'
import type { TopBarProps } from './top-bar.tsx'

export interface AppShellProps extends NavigationProps, TopBarProps {
  /** Full-width messages above the page: no connection, sample data. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

/** The layout of every signed-in screen. */
export const AppShell = ({ entries, path, banner, children, ...bar }: AppShellProps) => {
  const styles = useAppShellStyles()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {shellText.skipToContent}
      </a>
      <SideNav entries={entries} path={path} />
      <div className={styles.column}>
        <TopBar {...bar} />
        {banner}
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
      </div>
      <BottomNav entries={entries} path={path} />
    </div>
  )
}
