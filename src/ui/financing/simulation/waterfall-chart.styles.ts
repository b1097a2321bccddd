import { makeStyles, tokens } from '@fluentui/react-components'
import { motion } from '../../design/theme/layout-tokens.ts'
import { customTokens } from '../../design/theme/custom-tokens.ts'
import { oneLine } from '../../design/theme/type.ts'

const moves = {
  transitionProperty: 'x, width',
  transitionDuration: motion.fade,
  transitionTimingFunction: motion.ease,
} as const

export const useWaterfallChartStyles = makeStyles({
  figure: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '15px', margin: 0 },
  names: { display: 'flex', flexDirection: 'column' },
  name: {
    height: '24px',
    lineHeight: '24px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    ...oneLine,
  },
  picture: { display: 'block', overflow: 'visible' },
  track: { fill: customTokens.chartTrack },
  total: { fill: customTokens.chartTotal, ...moves },
  kept: { fill: customTokens.chartKept, ...moves },
  taken: { fill: customTokens.chartTaken, ...moves },
  result: { fill: customTokens.chartResult, ...moves },
  drop: { stroke: tokens.colorNeutralForeground3, strokeWidth: '1px', strokeDasharray: '2 2' },
})
