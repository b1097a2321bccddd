import { makeStyles, tokens } from '@fluentui/react-components'
import { space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useNotFoundStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', backgroundColor: customTokens.pageBackground },
  main: { display: 'grid', placeItems: 'center', flexGrow: 1, padding: space.l },
  picture: { width: '200px', maxWidth: '60vw' },
  ground: { fill: customTokens.chartTrack },
  sheet: { fill: customTokens.cardBackground, stroke: customTokens.cardStroke, strokeWidth: '2px' },
  ink: { fill: tokens.colorNeutralStencil1 },
  glass: { fill: customTokens.cardBackground, fillOpacity: 0.7, stroke: tokens.colorBrandStroke1, strokeWidth: '7px' },
  handle: { stroke: customTokens.panelAccent, strokeWidth: '10px', strokeLinecap: 'round' },
})
