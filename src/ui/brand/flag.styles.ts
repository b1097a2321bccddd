import { makeStyles } from '@fluentui/react-components'
import { flagColors } from '../design/theme/flag-colors.ts'

export const useFlagStyles = makeStyles({
  flag: { width: '24px', height: '16px', flexShrink: 0, borderRadius: '2px' },
  white: { fill: flagColors.white },
  clBlue: { fill: flagColors.clBlue },
  clRed: { fill: flagColors.clRed },
  mxGreen: { fill: flagColors.mxGreen },
  mxRed: { fill: flagColors.mxRed },
  mxEmblem: { fill: 'none', stroke: flagColors.mxEmblem, strokeWidth: '1.4px' },
})
