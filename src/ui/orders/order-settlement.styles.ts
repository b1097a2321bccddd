import { makeStyles, tokens } from '@fluentui/react-components'
import { space } from '../design/theme/layout-tokens.ts'

export const useSettlementStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}`, alignItems: 'center' },
  sentence: { margin: 0, color: tokens.colorNeutralForeground2 },
  strong: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  detail: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: space.m,
  },
  heading: { margin: `0 0 ${space.xs}`, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  totals: { display: 'flex', flexWrap: 'wrap', gap: `${space.s} ${space.l}`, margin: 0 },
  total: { display: 'grid', gap: '2px' },
  list: { display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyleType: 'none' },
})
