import { Button } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { PublicHeader } from '../shell/public-header.tsx'
import { commonText } from '../text/common.ts'
import { useNotFoundStyles } from './not-found-screen.styles.ts'
import { useDocumentTitle } from './use-document-title.ts'

/** An address that leads nowhere. */
export const NotFoundScreen = () => {
  const styles = useNotFoundStyles()
  const navigate = useNavigate()
  useDocumentTitle(commonText.notFound)
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main className={styles.main}>
        <EmptyState
          title={commonText.notFound}
          detail={commonText.notFoundDetail}
          picture={<LostSheet />}
          actions={
            <Button appearance="primary" onClick={() => void navigate('/')}>
              {commonText.goHome}
            </Button>
          }
        />
      </main>
    </div>
  )
}

/** The illustration: an invoice under a magnifying glass. */
const LostSheet = () => {
  const styles = useNotFoundStyles()
  return (
    <svg className={styles.picture} viewBox="0 0 200 150">
      <ellipse className={styles.ground} cx="100" cy="138" rx="88" ry="9" />
      <rect className={styles.sheet} x="44" y="14" width="92" height="118" rx="8" />
      <rect className={styles.ink} x="58" y="34" width="34" height="8" rx="4" />
      <rect className={styles.ink} x="58" y="56" width="64" height="6" rx="3" />
      <rect className={styles.ink} x="58" y="72" width="52" height="6" rx="3" />
      <circle className={styles.glass} cx="128" cy="88" r="26" />
      <path className={styles.handle} d="m147 107 19 19" />
    </svg>
  )
}
