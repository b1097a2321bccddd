import { makeStyles, tokens } from '@fluentui/react-components'

const WIDE = '@media (min-width: 1280px)'

export const useOrderStyles = makeStyles({
  surplus: { display: 'inline-flex', alignItems: 'center', gap: '5px' },
  fresh: {
    display: 'inline-flex',
    padding: '5px 10px',
    marginLeft: '-10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    transitionProperty: 'background-color',
    transitionDuration: '200ms',
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0ms' },
  },
  page: { display: 'flex', flexDirection: 'column', gap: '15px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '15px',
    alignItems: 'start',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    '@media (min-width: 1440px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
  next: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '10px' },
  sentence: { margin: 0, color: tokens.colorNeutralForeground2 },
  facts: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '10px', margin: 0 },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  strong: { margin: 0, textAlign: 'right', fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  total: { display: 'flex', justifyContent: 'flex-end', gap: '15px', fontWeight: tokens.fontWeightSemibold },
})
