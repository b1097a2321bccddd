import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { breakpointPhone, breakpointTouch, height, space } from '../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'

/** The table of invoices has its whole width beside the cards. */
const WIDE = '@media (min-width: 1600px)'

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
  signed: { color: customTokens.statusGreenText },
  pending: { color: customTokens.statusOrangeText },
  pdf: { display: 'inline-flex', verticalAlign: 'middle' },
  pdfUpload: { minWidth: 0 },
  groups: {
    display: 'flex',
    gap: '5px',
    minHeight: '32px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    minWidth: 0,
    padding: '2px',
    margin: '-2px',
    border: 'none',
    [breakpointTouch]: { minHeight: height.touchTarget },
  },
  group: { flexShrink: 0, whiteSpace: 'nowrap', [breakpointTouch]: { minHeight: height.touchTarget } },
  status: { display: 'grid', justifyItems: 'start', gap: '2px' },
  task: {
    color: customTokens.statusOrangeText,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px',
    [breakpointTouch]: { '> *': { '> select': { height: height.touchTarget } } },
    [breakpointPhone]: { '> *': { flexGrow: 1 } },
  },
  page: { display: 'flex', flexDirection: 'column', gap: '15px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '15px',
    alignItems: 'start',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
    gap: '15px',
    alignItems: 'start',
  },
  /* Without documents it would be a gap of its own. */
  documentsPlace: { ':empty': { display: 'none' } },
  documents: { padding: `${space.xs} ${space.s}` },
  documentsPanel: { margin: `0 ${space.s} ${space.s}` },
  next: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '10px' },
  sentence: { margin: 0, color: tokens.colorNeutralForeground2 },
  activity: { display: 'grid', gap: '10px', margin: 0, padding: 0, listStyleType: 'none' },
  bill: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '10px' },
  activityEntry: { display: 'grid', gap: '2px', overflowWrap: 'anywhere' },
  activityBy: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, ...tabularNumerals },
  facts: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '10px', margin: 0 },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  strong: { margin: 0, textAlign: 'right', fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  total: { display: 'flex', justifyContent: 'flex-end', gap: '15px', fontWeight: tokens.fontWeightSemibold },
})
