import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointPhone } from '../design/theme/layout-tokens.ts'
import { oneLine, tabularNumerals } from '../design/theme/type.ts'

export const usePayerCellStyles = makeStyles({
  payer: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minWidth: 0,
    height: '43px',
    lineHeight: '18px',
    [breakpointPhone]: { height: 'auto', lineHeight: tokens.lineHeightBase300 },
  },
  name: oneLine,
  identifier: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '15px',
    ...oneLine,
    ...tabularNumerals,
    [breakpointPhone]: { display: 'none' },
  },
})
