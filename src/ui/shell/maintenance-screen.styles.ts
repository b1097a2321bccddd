import { makeStyles, tokens } from '@fluentui/react-components'
import { phone, space } from '../design/theme/measures.ts'
import { own } from '../design/theme/own-tokens.ts'

export const useMaintenanceScreenStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', backgroundColor: own.pageBackground },
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
    [phone]: { padding: space.l },
  },
  picture: { width: '220px', maxWidth: '60vw' },
  ground: { fill: own.chartTrack },
  page1: { fill: own.cardBackground, stroke: own.cardStroke, strokeWidth: '2px' },
  ink: { fill: own.skeletonFrom },
  brand: { fill: tokens.colorBrandStroke1 },
  wheel: { fill: 'none', stroke: tokens.colorBrandStroke1, strokeWidth: '9px' },
  teeth: { fill: 'none', stroke: tokens.colorBrandStroke1, strokeWidth: '13px', strokeDasharray: '11 12.56' },
  small: { fill: 'none', stroke: own.panelAccent, strokeWidth: '7px' },
  smallTeeth: { fill: 'none', stroke: own.panelAccent, strokeWidth: '10px', strokeDasharray: '8 9.28' },
  title: {
    margin: 0,
    maxWidth: '26ch',
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    [phone]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  detail: { margin: 0, maxWidth: '48ch', color: tokens.colorNeutralForeground2, textWrap: 'balance' },
})
