import { makeStyles, tokens } from '@fluentui/react-components'
import { motion } from '../theme/measures.ts'
import { own } from '../theme/own-tokens.ts'
import { oneLine } from '../theme/type.ts'

const moves = {
  transitionProperty: 'x, width',
  transitionDuration: motion.fade,
  transitionTimingFunction: motion.ease,
} as const

export const useWaterfallChartStyles = makeStyles({
  figure: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '15px', margin: 0 },
  names: { display: 'flex', flexDirection: 'column' },
  name: { height: '24px', lineHeight: '24px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2, ...oneLine },
  picture: { display: 'block', overflow: 'visible' },
  track: { fill: own.chartTrack },
  total: { fill: own.chartTotal, ...moves },
  kept: { fill: own.chartKept, ...moves },
  taken: { fill: own.chartTaken, ...moves },
  result: { fill: own.chartResult, ...moves },
  drop: { stroke: tokens.colorNeutralForeground3, strokeWidth: '1px', strokeDasharray: '2 2' },
})
