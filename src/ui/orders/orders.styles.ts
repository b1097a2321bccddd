import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { breakpointNarrow, breakpointPhone, breakpointTouch, height, space } from '../design/theme/layout-tokens.ts'
import { rowFontSize, tabularNumerals } from '../design/theme/type.ts'

/** The narrower column of the status has no room beside the steps of the tracker. */
const tight = '@media (max-width: 1259.98px)'

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
  pdf: { display: 'inline-flex', verticalAlign: 'middle' },
  pdfUpload: { minWidth: 0 },
  status: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    [breakpointNarrow]: { justifyItems: 'end' },
    height: '100%',
    lineHeight: '18px',
  },
  /* Below the word of the tracker. */
  task: {
    marginLeft: '83px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '16px',
    [tight]: { marginLeft: 0 },
  },
  late: {
    marginLeft: '83px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    [tight]: { marginLeft: 0 },
  },
  long: { fontSize: tokens.fontSizeBase200 },
  quiet: { color: tokens.colorNeutralForeground3 },
  match: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    [breakpointNarrow]: { display: 'none' },
  },
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px',
    padding: `0 ${space.m} ${space.s}`,
    [breakpointTouch]: { '> *': { '> select': { height: height.touchTarget } } },
    [breakpointPhone]: { '> *': { flexGrow: 1 } },
  },
  page: { display: 'flex', flexDirection: 'column', gap: '12px' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
    gap: '15px',
    alignItems: 'stretch',
  },
  tabBody: { padding: space.m, borderTop: `1px solid ${customTokens.cardStroke}` },
  next: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    rowGap: space.xs,
    [breakpointPhone]: { '> button': { flexGrow: 1 } },
  },
  sentence: { margin: 0, color: tokens.colorNeutralForeground1 },
  bills: { margin: 0, padding: 0, listStyleType: 'none' },
  bill: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: space.l,
    minHeight: height.tableRow,
    padding: `${space.xs} ${space.m}`,
    borderTop: `1px solid ${customTokens.cardStroke}`,
    ...tabularNumerals,
    [breakpointPhone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: space.xs },
  },
  billDay: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  facts: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '8px 10px',
    margin: 0,
    fontSize: rowFontSize,
    lineHeight: '18px',
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  strong: { margin: 0, textAlign: 'right', fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
})
