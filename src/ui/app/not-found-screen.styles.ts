import { makeStyles, tokens } from '@fluentui/react-components'
import { space } from '../design/theme/measures.ts'
import { own } from '../design/theme/own-tokens.ts'

export const useNotFoundStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', backgroundColor: own.pageBackground },
  main: { display: 'grid', placeItems: 'center', flexGrow: 1, padding: space.l },
  picture: { width: '200px', maxWidth: '60vw' },
  ground: { fill: own.chartTrack },
  sheet: { fill: own.cardBackground, stroke: own.cardStroke, strokeWidth: '2px' },
  ink: { fill: own.skeletonFrom },
  glass: { fill: own.cardBackground, fillOpacity: 0.7, stroke: tokens.colorBrandStroke1, strokeWidth: '7px' },
  handle: { stroke: own.panelAccent, strokeWidth: '10px', strokeLinecap: 'round' },
})
