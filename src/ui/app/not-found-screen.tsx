import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { commonText } from '../text/common.ts'
import { useDocumentTitle } from './use-document-title.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

/** An address that leads nowhere, in the frame of its visitor. */
export const NotFoundScreen = () => {
  const navigate = useNavigate()
  useDocumentTitle(commonText.notFound)
  return (
    <EmptyState
      isPage
      title={commonText.notFound}
      detail={commonText.notFoundDetail}
      picture={<LostSheet />}
      actions={
        <Button appearance="primary" onClick={() => void navigate('/')}>
          {commonText.goHome}
        </Button>
      }
    />
  )
}

/** The illustration: an invoice under a magnifying glass. */
const LostSheet = () => {
  const styles = useStyles()
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

const useStyles = makeStyles({
  picture: { width: '200px', maxWidth: '60vw' },
  ground: { fill: customTokens.chartTrack },
  sheet: { fill: customTokens.cardBackground, stroke: customTokens.cardStroke, strokeWidth: '2px' },
  ink: { fill: tokens.colorNeutralStencil1 },
  glass: { fill: customTokens.cardBackground, fillOpacity: 0.7, stroke: tokens.colorBrandStroke1, strokeWidth: '7px' },
  handle: { stroke: customTokens.panelAccent, strokeWidth: '10px', strokeLinecap: 'round' },
})
