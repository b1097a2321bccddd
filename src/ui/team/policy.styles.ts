import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { space } from '../design/theme/layout-tokens.ts'

export const usePolicyStyles = makeStyles({
  rule: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    minWidth: 0,
    margin: 0,
    padding: `${space.s} 0 0`,
    border: 0,
    borderTop: `1px solid ${customTokens.cardStroke}`,
  },
  legend: { padding: 0 },
  hint: { color: tokens.colorNeutralForeground2 },
  band: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    alignItems: 'start',
    gap: space.s,
  },
  actions: { display: 'flex', gap: space.s, flexWrap: 'wrap' },
  note: { overflowWrap: 'anywhere' },
})
