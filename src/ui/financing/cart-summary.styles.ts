import { makeStyles, tokens } from '@fluentui/react-components'

export const useCartSummaryStyles = makeStyles({
  missing: { display: 'block', color: tokens.colorStatusWarningForeground1, fontWeight: tokens.fontWeightSemibold },
  wide: { '@media (max-width: 1279.98px)': { display: 'none' } },
  note: { margin: '10px 0 0', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  free: { marginTop: '15px' },
  freeTitle: { margin: 0, fontSize: tokens.fontSizeBase300 },
  list: { listStyleType: 'none', margin: '5px 0 0', padding: 0, display: 'grid', gap: '5px' },
  line: { display: 'flex', alignItems: 'center', gap: '5px' },
  check: { color: tokens.colorStatusSuccessForeground1, flexShrink: 0 },
})
