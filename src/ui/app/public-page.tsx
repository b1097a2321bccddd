import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { space } from '../design/theme/layout-tokens.ts'
import { PublicHeader } from '../shell/public-header.tsx'

/** The frame of a page for visitors without a company. */
export const PublicPage = ({ children }: { readonly children: ReactNode }) => {
  const styles = useStyles()
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main className={styles.main}>{children}</main>
    </div>
  )
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', backgroundColor: customTokens.pageBackground },
  main: { display: 'grid', placeItems: 'center', flexGrow: 1, padding: space.l },
})
