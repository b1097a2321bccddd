import { makeStyles, tokens } from '@fluentui/react-components'
import { cardSurface } from '../design/theme/controls.ts'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'

export const usePayrollStyles = makeStyles({
  confirmed: { outlineStyle: 'none' },
  tableActions: { display: 'flex', justifyContent: 'flex-end' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [breakpointPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  card: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0, padding: space.m, ...cardSurface },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space.s,
    minWidth: 0,
  },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  detail: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty', ...tabularNumerals },
  total: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold, ...tabularNumerals },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.s, marginTop: 'auto' },
  more: { display: 'flex', justifyContent: 'center' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    gap: space.m,
    margin: 0,
  },
  fact: { display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 },
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
  page: { display: 'flex', flexDirection: 'column', gap: space.m },
})
