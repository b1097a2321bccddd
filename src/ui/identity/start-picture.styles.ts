import { makeStyles } from '@fluentui/react-components'
import { own } from '../design/theme/own-tokens.ts'

export const useStartPictureStyles = makeStyles({
  picture: { display: 'block', width: '100%' },
  halo: { fill: own.panelLine, opacity: 0.14 },
  line: { fill: 'none', stroke: own.panelLine, strokeWidth: '2px', strokeLinecap: 'round' },
  bar: { fill: own.panelLine, opacity: 0.55 },
  barLast: { fill: own.panelLine },
  shadow: { fill: own.panelTo, opacity: 0.35 },
  paper: { fill: own.panelPaper, stroke: own.panelInk, strokeWidth: '1px' },
  fold: { fill: own.panelInk },
  ink: { fill: own.panelInk },
  rule: { fill: own.panelInk },
  total: { fill: own.panelLine },
  accent: { fill: own.panelAccent },
  curve: { fill: 'none', stroke: own.panelAccent, strokeWidth: '5px', strokeLinecap: 'round', strokeLinejoin: 'round' },
  coin: { fill: own.panelAccent },
  coinRing: { fill: 'none', stroke: own.panelPaper, strokeWidth: '2px', opacity: 0.6 },
  coinMark: { fill: 'none', stroke: own.panelPaper, strokeWidth: '3px', strokeLinecap: 'round', strokeLinejoin: 'round' },
})
