import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'

export const useBankingStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    padding: `${space.s} 0`,
    borderTop: `1px solid ${customTokens.cardStroke}`,
    ':first-child': { borderTop: 0 },
    [breakpointPhone]: { flexWrap: 'wrap' },
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, flexBasis: '200px' },
  name: { overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere', ...tabularNumerals },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  empty: { margin: 0, color: tokens.colorNeutralForeground3 },
})
