import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { space } from '../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'

export const useProposedPaymentStyles = makeStyles({
  detail: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere', ...tabularNumerals },
  list: { display: 'flex', flexDirection: 'column', gap: space.xs, overflowWrap: 'anywhere' },
  payees: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  payee: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.m,
    padding: `${space.xs} 0`,
    borderTop: `1px solid ${customTokens.cardStroke}`,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  amount: { flexShrink: 0, ...tabularNumerals },
})
