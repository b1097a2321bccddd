import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../../design/theme/custom-tokens.ts'
import { space } from '../../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../../design/theme/type.ts'

/** The panel of an invoice. */
export const useDetailStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  payer: { margin: 0, overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  taxId: { display: 'flex', alignItems: 'center', gap: space.xs, color: tokens.colorNeutralForeground2 },
  facts: { display: 'grid', gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)', gap: '6px 16px', margin: 0 },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, textAlign: 'right', overflowWrap: 'anywhere', ...tabularNumerals },
  strong: { fontWeight: tokens.fontWeightSemibold },
  list: { display: 'flex', flexDirection: 'column', gap: space.s, margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.m,
    paddingBottom: space.s,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  danger: { color: customTokens.statusRedText, fontSize: tokens.fontSizeBase200 },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, ...tabularNumerals },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
})
