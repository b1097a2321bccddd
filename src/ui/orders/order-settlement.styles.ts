import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { breakpointNarrow, space } from '../design/theme/layout-tokens.ts'
import { rowFontSize, tabularNumerals } from '../design/theme/type.ts'

export const useSettlementStyles = makeStyles({
  none: { color: tokens.colorNeutralForeground3 },
  quiet: { color: tokens.colorNeutralForeground3 },
  late: { color: customTokens.statusOrangeText, fontWeight: tokens.fontWeightSemibold },
  /* Below the name of the payer, the width of the folio from the edge. */
  detail: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: `${space.xs} ${space.xl}`,
    marginLeft: '64px',
    fontSize: rowFontSize,
    lineHeight: '20px',
    ...tabularNumerals,
    [breakpointNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', marginLeft: space.xs },
  },
  list: { display: 'grid', alignContent: 'start', gap: '2px', margin: 0, padding: 0, listStyleType: 'none' },
  payments: { paddingLeft: space.m, borderLeft: `2px solid ${customTokens.cardStroke}` },
})
