import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { useCallback, useEffect, useState } from 'react'
import { MaintenanceViewModel } from '#application/maintenance/maintenance.view-model.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { Spinner } from '../design/feedback/spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { maintenanceText } from '../text/maintenance.ts'
import { PublicHeader } from '../shell/public-header.tsx'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

/** The maintenance screen. It polls its own page, and reloads it after the end. */
export const MaintenanceScreen = () => {
  const vm = useViewModel(MaintenanceViewModel)
  const styles = useStyles()
  const [state, setState] = useState<'waiting' | 'checking' | 'still'>('waiting')
  useDocumentTitle(maintenanceText.title)
  const look = useCallback(async () => {
    setState('checking')
    if (await vm.isOver()) location.reload()
    else setState('still')
  }, [vm])
  useEffect(() => {
    const timer = setInterval(() => void look(), EVERY_MS)
    return () => clearInterval(timer)
  }, [look])
  const isChecking = state === 'checking'
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main className={styles.main}>
        <Gears />
        <h1 className={styles.title}>{maintenanceText.title}</h1>
        <output className={styles.detail}>{state === 'still' ? maintenanceText.still : maintenanceText.detail}</output>
        <Button
          disabledFocusable={isChecking}
          onClick={() => void look()}
          {...(isChecking ? { icon: <Spinner /> } : {})}
        >
          <span>{isChecking ? maintenanceText.checking : maintenanceText.again}</span>
        </Button>
      </main>
    </div>
  )
}

const EVERY_MS = 30_000

/** An invoice with gears. Decorative. */
const Gears = () => {
  const styles = useStyles()
  return (
    <svg className={styles.picture} viewBox="0 0 220 150" aria-hidden>
      <ellipse className={styles.ground} cx="110" cy="136" rx="98" ry="10" />
      <rect className={styles.page1} x="34" y="14" width="92" height="118" rx="8" />
      <rect className={styles.brand} x="48" y="30" width="34" height="8" rx="4" />
      <rect className={styles.ink} x="48" y="52" width="64" height="6" rx="3" />
      <rect className={styles.ink} x="48" y="68" width="52" height="6" rx="3" />
      <rect className={styles.ink} x="48" y="84" width="58" height="6" rx="3" />
      <circle className={styles.teeth} cx="136" cy="84" r="30" />
      <circle className={styles.wheel} cx="136" cy="84" r="22" />
      <circle className={styles.smallTeeth} cx="190" cy="38" r="16.5" />
      <circle className={styles.small} cx="190" cy="38" r="11" />
    </svg>
  )
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', backgroundColor: customTokens.pageBackground },
  main: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.m,
    flexGrow: 1,
    padding: space.xl,
    paddingBottom: '106px',
    textAlign: 'center',
    [breakpointPhone]: { padding: space.l },
  },
  picture: { width: '220px', maxWidth: '60vw' },
  ground: { fill: customTokens.chartTrack },
  page1: { fill: customTokens.cardBackground, stroke: customTokens.cardStroke, strokeWidth: '2px' },
  ink: { fill: tokens.colorNeutralStencil1 },
  brand: { fill: tokens.colorBrandStroke1 },
  wheel: { fill: 'none', stroke: tokens.colorBrandStroke1, strokeWidth: '9px' },
  teeth: { fill: 'none', stroke: tokens.colorBrandStroke1, strokeWidth: '13px', strokeDasharray: '11 12.56' },
  small: { fill: 'none', stroke: customTokens.panelAccent, strokeWidth: '7px' },
  smallTeeth: { fill: 'none', stroke: customTokens.panelAccent, strokeWidth: '10px', strokeDasharray: '8 9.28' },
  title: {
    margin: 0,
    maxWidth: '26ch',
    ...typographyStyles.title2,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    [breakpointPhone]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  detail: { margin: 0, maxWidth: '48ch', color: tokens.colorNeutralForeground2, textWrap: 'balance' },
})
