import { makeStyles } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useCompanyIllustrationStyles = makeStyles({
  picture: { display: 'block', width: '100%', maxWidth: '340px' },
  halo: { fill: customTokens.panelLine, opacity: 0.14 },
  ground: { fill: 'none', stroke: customTokens.panelLine, strokeWidth: '2px', strokeLinecap: 'round' },
  wall: { fill: customTokens.panelPaper },
  side: { fill: customTokens.panelInk },
  window: { fill: customTokens.panelLine, opacity: 0.55 },
  lit: { fill: customTokens.panelAccent },
  door: { fill: customTokens.panelTo, opacity: 0.75 },
  badge: { fill: customTokens.panelAccent },
  tick: {
    fill: 'none',
    stroke: customTokens.panelTo,
    strokeWidth: '5px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
})
