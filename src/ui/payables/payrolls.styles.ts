import { makeStyles, tokens } from '@fluentui/react-components'
import { cardSurface } from '../design/theme/controls.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { breakpointNarrow, space } from '../design/theme/layout-tokens.ts'
import { rowFontSize, tabularNumerals } from '../design/theme/type.ts'

/** Here the buttons of a payroll have a line of their own. */
const breakpointSmall = '@media (min-width: 1024px) and (max-width: 1279px)'

export const usePayrollStyles = makeStyles({
  confirmed: { outlineStyle: 'none' },
  /* The head and the lines are one card, as a table is; a narrow window has a card for each. */
  cards: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    ...cardSurface,
    [breakpointNarrow]: { gap: space.s, border: 'none', backgroundColor: 'transparent' },
  },
  list: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [breakpointNarrow]: { gap: space.s },
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    minWidth: 0,
    padding: `8px ${space.m}`,
    borderTop: `1px solid ${customTokens.cardStroke}`,
    [breakpointNarrow]: { ...cardSurface },
  },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 130px 130px 190px 310px',
    alignItems: 'center',
    columnGap: space.m,
    minHeight: '40px',
    fontSize: rowFontSize,
    lineHeight: '18px',
    [breakpointSmall]: { gridTemplateColumns: 'minmax(0, 1fr) 130px 130px 190px', rowGap: '6px' },
    [breakpointNarrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: '6px' },
  },
  small: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  date: { color: tokens.colorNeutralForeground2, ...tabularNumerals },
  amount: { textAlign: 'end', ...tabularNumerals, [breakpointNarrow]: { gridRow: 1, gridColumn: 2 } },
  state: { display: 'flex', minWidth: 0, [breakpointNarrow]: { justifyContent: 'flex-end' } },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space.s,
    minWidth: 0,
  },
  title: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s, minWidth: 0 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  detail: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty', ...tabularNumerals },
  total: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold, ...tabularNumerals },
  /* The menu, the only one without words, is at the end of the line. */
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    [breakpointSmall]: { gridColumn: '1 / -1', justifyContent: 'flex-start' },
    [breakpointNarrow]: { gridColumn: '1 / -1', justifyContent: 'flex-start' },
  },
  facts: { display: 'flex', flexWrap: 'wrap', columnGap: '32px', rowGap: space.s, margin: 0 },
  fact: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, overflowWrap: 'anywhere', ...tabularNumerals },
  rows: { display: 'flex', flexDirection: 'column', gap: space.s, margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    paddingBottom: space.s,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    /* Long words wrap beside the amount or the button, which are at the end of the line. */
    '> :first-child': { flexGrow: 1, flexBasis: '180px' },
    '> :last-child:not(:first-child)': { marginInlineStart: 'auto' },
  },
  /* The button stays beside the value. */
  field: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    paddingBottom: space.xs,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  summary: { display: 'flex', flexDirection: 'column', gap: space.s, padding: `12px ${space.m}`, ...cardSurface },
  page: { display: 'flex', flexDirection: 'column', gap: space.m },
})
