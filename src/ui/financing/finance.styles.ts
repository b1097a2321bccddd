import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointPhone, breakpointTouch, height } from '../design/theme/layout-tokens.ts'
import { visuallyHidden } from '../design/theme/type.ts'

const WIDE = '@media (min-width: 1280px)'
const TABLET = '@media (min-width: 640px) and (max-width: 1279.98px)'

export const useFinanceStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '15px' },
  /* The height of the cards before they are loaded, so that the table stays where it is. */
  cards: { minHeight: height.figures },

  lead: { margin: 0, fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground2 },
  /* The stepper shows it already on small screens. */
  leadOfTable: { [breakpointPhone]: visuallyHidden },
  tabs: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' },
  /* The way back is in the cart, and a phone needs the space for its invoices. */
  tabsOfCart: { [breakpointPhone]: { display: 'none' } },
  /* Its button appears after the table, so the height is kept free. */
  refresh: {
    display: 'flex',
    flexWrap: 'wrap',
    flexGrow: 1,
    minHeight: '24px',
    '@media (pointer: coarse)': { minHeight: height.touchTarget },
    [breakpointPhone]: { flexBasis: '100%' },
  },
  /* Its button appears after the table and would wrap the line, so height and width are kept free. */
  excluded: {
    display: 'flex',
    minWidth: '144px',
    minHeight: '24px',
    [breakpointTouch]: { minHeight: height.touchTarget },
  },
  leadRow: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px',
    [breakpointPhone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  /* The line of the saved views appears after the table, so its height is kept free. */
  savedViews: {
    minHeight: '24px',
    [breakpointTouch]: { minHeight: height.touchTarget },
    '@media (pointer: coarse)': { minHeight: height.touchTarget },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '15px',
    alignItems: 'start',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    '@media (min-width: 1440px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
  /* A small laptop with scroll bars has no more space beside the dates and amounts. */
  columnsOfCart: { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 308px' } },
  main: { display: 'flex', flexDirection: 'column', gap: '10px', minWidth: 0 },
  side: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '15px',
    alignItems: 'start',
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [WIDE]: { position: 'sticky', top: 'calc(var(--banner-height, 0px) + 71px)' },
  },
  sideOfCart: { gridTemplateColumns: 'minmax(0, 1fr)', [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  bar: { display: 'flex', flexWrap: 'wrap', gap: '10px', alignItems: 'center' },
  filter: { minWidth: '330px', [breakpointPhone]: { minWidth: 0, flexBasis: '100%' } },
  /* A phone has the button of the filters beside it. */
  search: { flexGrow: 1, flexBasis: '200px', minWidth: 0, maxWidth: '320px', [breakpointPhone]: { maxWidth: 'none' } },
  sum: { marginInlineStart: 'auto' },
  summary: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
  /* The table says it a line below. */
  countOfSum: { [breakpointPhone]: visuallyHidden },
  figure: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '10px' },
  figureValue: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400 },
  chosenValue: {
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase500,
    color: tokens.colorBrandForeground1,
  },
  action: { width: '100%', marginTop: '10px' },
  news: { alignSelf: 'center' },
  onlyNarrow: { [WIDE]: { display: 'none' } },
  onlyWide: { display: 'none', [WIDE]: { display: 'block' } },
})
