import { makeStyles } from '@fluentui/react-components'
import { own } from '../design/theme/own-tokens.ts'

export const useCompanyPictureStyles = makeStyles({
  picture: { display: 'block', width: '100%', maxWidth: '340px' },
  halo: { fill: own.panelLine, opacity: 0.14 },
  ground: { fill: 'none', stroke: own.panelLine, strokeWidth: '2px', strokeLinecap: 'round' },
  wall: { fill: own.panelPaper },
  side: { fill: own.panelInk },
  window: { fill: own.panelLine, opacity: 0.55 },
  lit: { fill: own.panelAccent },
  door: { fill: own.panelTo, opacity: 0.75 },
  badge: { fill: own.panelAccent },
  tick: { fill: 'none', stroke: own.panelTo, strokeWidth: '5px', strokeLinecap: 'round', strokeLinejoin: 'round' },
})
