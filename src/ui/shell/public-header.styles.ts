import { makeStyles } from '@fluentui/react-components'
import { height, breakpointPhone } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const usePublicHeaderStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    height: height.signedOutBar,
    padding: '0 30px',
    borderBottom: `1px solid ${customTokens.cardStroke}`,
    backgroundColor: customTokens.cardBackground,
    [breakpointPhone]: { padding: '0 20px' },
  },
})
