import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'

export const useApprovalStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: `${space.m} 0`,
    borderTop: `1px solid ${customTokens.cardStroke}`,
    ':first-child': { borderTop: 0, paddingTop: 0 },
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s, flexWrap: 'wrap' },
  title: { margin: 0, overflowWrap: 'anywhere', ...typographyStyles.body1Strong },
  detail: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere', ...tabularNumerals },
  change: { display: 'flex', flexDirection: 'column', gap: space.xs, overflowWrap: 'anywhere' },
  sides: { display: 'flex', gap: space.l, flexWrap: 'wrap', [breakpointPhone]: { flexDirection: 'column' } },
  side: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    flexBasis: '360px',
    [breakpointPhone]: { flexBasis: 'auto' },
    minWidth: 0,
  },
  facts: { display: 'flex', flexDirection: 'column', gap: space.xs, margin: 0 },
  sideTitle: { color: tokens.colorNeutralForeground2 },
  fact: { display: 'flex', gap: space.s },
  name: { flexBasis: '84px', flexShrink: 0, color: tokens.colorNeutralForeground2 },
  value: { margin: 0, minWidth: 0, overflowWrap: 'anywhere', ...tabularNumerals },
  differs: { fontWeight: tokens.fontWeightSemibold },
  invoices: { display: 'flex', flexDirection: 'column', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' },
  invoice: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.m,
    overflowWrap: 'anywhere',
  },
  dated: { display: 'flex', gap: space.m, color: tokens.colorNeutralForeground2, ...tabularNumerals },
  actions: { display: 'flex', gap: space.s, flexWrap: 'wrap' },
  form: { display: 'contents' },
})
