import { makeStyles, tokens } from '@fluentui/react-components'

export const useCartSummaryStyles = makeStyles({
  held: { minHeight: '20px' },
  reason: { color: tokens.colorStatusWarningForeground1, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
  undated: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '10px',
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
  },
  wide: { '@media (max-width: 1279.98px)': { display: 'none' } },
  early: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorStatusWarningForeground1 },
  review: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  note: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  free: { marginTop: '5px' },
  freeTitle: { margin: 0, fontSize: tokens.fontSizeBase300 },
  list: { listStyleType: 'none', margin: '5px 0 0', padding: 0, display: 'grid', gap: '5px' },
  line: { display: 'flex', alignItems: 'center', gap: '5px' },
  check: { color: tokens.colorStatusSuccessForeground1, flexShrink: 0 },
})
