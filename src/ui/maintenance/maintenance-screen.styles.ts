import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useMaintenanceScreenStyles = makeStyles({
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
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    [breakpointPhone]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  detail: { margin: 0, maxWidth: '48ch', color: tokens.colorNeutralForeground2, textWrap: 'balance' },
})
