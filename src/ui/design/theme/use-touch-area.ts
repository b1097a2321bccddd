import { makeStyles } from '@fluentui/react-components'
import { height } from './layout-tokens.ts'

/** The class of what is lower than a fingertip: it takes touches from around it. Fluent draws the focus with `::after`. */
export const useTouchArea = (): string => useStyles().area

const useStyles = makeStyles({
  area: {
    '@media (pointer: coarse)': {
      position: 'relative',
      '::before': { content: '""', position: 'absolute', inset: `min(0px, (100% - ${height.touchTarget}) / 2)` },
    },
  },
})
