import type { ReactNode } from 'react'
import { shellText } from '../text/shell.ts'
import { BottomNav } from './bottom-nav.tsx'
import { SideNav } from './side-nav.tsx'
import type { NavigationProps } from './side-nav.tsx'
import { TopBar } from './top-bar.tsx'
import type { TopBarProps } from './top-bar.tsx'
import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointPhone, height, space } from '../design/theme/layout-tokens.ts'
import { onPaperOnly, onScreenOnly } from '../design/theme/print.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export interface AppShellProps extends NavigationProps, TopBarProps {
  /** The day in the country of the business, for paper. */
  readonly today: string
  /** Full-width messages above the page: no connection, sample data. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

/** The layout of every signed-in screen. */
export const AppShell = ({ entries, path, banner, today, children, ...bar }: AppShellProps) => {
  const styles = useStyles()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {shellText.skipToContent}
      </a>
      <SideNav entries={entries} path={path} />
      <div className={styles.column}>
        <TopBar {...bar} />
        <p className={styles.paper}>{[bar.businessName, bar.businessIdentifier, today].join(' · ')}</p>
        <div className={styles.banner}>{banner}</div>
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
      </div>
      <BottomNav entries={entries} path={path} />
    </div>
  )
}

const useStyles = makeStyles({
  shell: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    minHeight: '100dvh',
    '@media print': { display: 'block' },
    [breakpointPhone]: {
      '--bottom-navigation': height.bottomNavigation,
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBottom: height.bottomNavigation,
    },
  },
  skip: {
    position: 'fixed',
    zIndex: 20,
    top: space.s,
    left: space.s,
    padding: '10px 15px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ':not(:focus)': { transform: 'translateY(-200%)' },
    ...onScreenOnly,
  },
  paper: { margin: `0 0 ${space.m}`, padding: `0 ${space.l}`, ...onPaperOnly },
  banner: { display: 'contents', ...onScreenOnly },
  column: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    flexGrow: 1,
    width: '100%',
    boxSizing: 'border-box',
    maxWidth: '1760px',
    margin: '0 auto',
    padding: `12px ${space.l} ${space.l}`,
    outlineStyle: 'none',
    backgroundColor: customTokens.pageBackground,
    [breakpointPhone]: { padding: `8px 12px ${space.m}` },
  },
})
