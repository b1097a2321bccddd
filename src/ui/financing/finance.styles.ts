import { makeStyles, tokens } from '@fluentui/react-components'

const WIDE = '@media (min-width: 1280px)'
const PHONE = '@media (max-width: 639.98px)'

export const useFinanceStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '15px' },
  lead: { margin: 0, fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground2 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '15px',
    alignItems: 'start',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
  main: { display: 'flex', flexDirection: 'column', gap: '10px', minWidth: 0 },
  side: { display: 'flex', flexDirection: 'column', gap: '15px', [WIDE]: { position: 'sticky', top: '71px' } },
  bar: { display: 'flex', flexWrap: 'wrap', gap: '10px', alignItems: 'center', justifyContent: 'space-between' },
  search: { flexGrow: 1, maxWidth: '420px', [PHONE]: { maxWidth: 'none', flexBasis: '100%' } },
  summary: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
  figure: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '10px' },
  figureValue: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400 },
  chosenValue: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase500, color: tokens.colorBrandForeground1 },
  action: { width: '100%', marginTop: '10px' },
  news: { alignSelf: 'center' },
  onlyWide: { display: 'none', [WIDE]: { display: 'block' } },
  belowWide: { [WIDE]: { display: 'none' } },
})
