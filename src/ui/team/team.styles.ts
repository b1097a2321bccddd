import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'

export const useTeamStyles = makeStyles({
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
  detail: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  role: { flexShrink: 0, width: '170px' },
  form: { display: 'flex', flexDirection: 'column', gap: space.m, margin: 0 },
  lead: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  rules: { display: 'flex', flexDirection: 'column', gap: space.s, margin: 0 },
  rule: { display: 'flex', gap: space.s, [breakpointPhone]: { flexDirection: 'column', gap: 0 } },
  ruleName: { flexShrink: 0, width: '220px', color: tokens.colorNeutralForeground2 },
  ruleValue: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', backgroundColor: customTokens.pageBackground },
  main: { display: 'flex', justifyContent: 'center', padding: space.m },
  card: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0, width: '100%', maxWidth: '520px' },
})
