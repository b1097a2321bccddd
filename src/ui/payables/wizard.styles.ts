import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { cardSurface } from '../design/theme/controls.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { breakpointNarrow, space } from '../design/theme/layout-tokens.ts'
import { rowFontSize, tabularNumerals, visuallyHidden } from '../design/theme/type.ts'

/** The cards and compact tables of the steps. */
export const useWizardStyles = makeStyles({
  card: { minWidth: 0, overflow: 'hidden', ...cardSurface },
  padded: { display: 'flex', flexDirection: 'column', gap: space.m, padding: '16px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    minHeight: '40px',
    padding: `0 16px`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0, ...typographyStyles.body1Strong },
  question: { margin: 0, ...typographyStyles.subtitle1 },
  atEnd: { marginInlineStart: 'auto' },
  success: { flexShrink: 0, color: customTokens.statusGreenText },
  caution: { display: 'inline-flex', flexShrink: 0, color: tokens.colorStatusWarningForeground1 },
  /* A narrow window has a grid for each row: the first cell and the amount, and below them the rest in one line. */
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: rowFontSize,
    lineHeight: '16px',
    '& th, & td': { padding: '6px 8px' },
    '& th': { fontWeight: 'inherit' },
    '& th:not([data-amount])': { textAlign: 'start' },
    '& tr > :first-child': { paddingInlineStart: '16px' },
    '& tr > :last-child': { paddingInlineEnd: '16px' },
    [breakpointNarrow]: {
      display: 'block',
      '& tbody': { display: 'block' },
      '& th, & td': { padding: 0 },
      '& tr > :first-child': { flexGrow: 1, flexBasis: 'calc(100% - 180px)', paddingInlineStart: 0 },
      '& tr > :last-child': { paddingInlineEnd: 0 },
    },
  },
  labels: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    '& th': { height: '20px', whiteSpace: 'nowrap' },
    [breakpointNarrow]: visuallyHidden,
  },
  row: {
    height: '40px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    [breakpointNarrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space.s,
      height: 'auto',
      padding: '8px 16px',
      /* Ends the line of the name and the amount. */
      '::after': { content: '""', order: -1, flexBasis: '100%' },
    },
  },
  /* The amount is beside the name in a narrow window. */
  amount: {
    textAlign: 'end',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    ...tabularNumerals,
    [breakpointNarrow]: { order: -1 },
  },
  spoken: visuallyHidden,
  first: { [breakpointNarrow]: { order: -2 } },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  /* The titles of the columns are unseen in a narrow window. */
  term: { display: 'none', [breakpointNarrow]: { display: 'inline' } },
  detail: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap', ...tabularNumerals },
  late: { color: tokens.colorStatusWarningForeground1, whiteSpace: 'nowrap', ...tabularNumerals },
  pastLaw: { color: customTokens.statusRedText, fontWeight: tokens.fontWeightSemibold },
  /* The law is named where it is broken only. */
  wide: { [breakpointNarrow]: { display: 'none' } },
  more: { padding: '4px 16px', borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  number: { whiteSpace: 'nowrap', ...tabularNumerals },
  problem: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '6px',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: customTokens.statusOrangeText,
    backgroundColor: customTokens.statusOrangeBackground,
    overflowWrap: 'anywhere',
  },
  /* The fix comes first in its row, and is tinted. */
  blocked: { color: customTokens.statusOrangeText, backgroundColor: customTokens.statusOrangeBackground },
  several: { marginInlineStart: '-9px' },
  part: { height: '30px', backgroundColor: tokens.colorNeutralBackground2 },
  done: { display: 'flex', gap: '6px' },
  fixes: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
  /* A form below the row that it belongs to. */
  form: { borderTopStyle: 'none', height: 'auto', [breakpointNarrow]: { display: 'block' } },
  remove: { width: '32px', [breakpointNarrow]: { order: -1, width: 'auto' } },
  copy: { width: '76px', textAlign: 'end', [breakpointNarrow]: { width: 'auto', marginInlineStart: 'auto' } },
  rows: { display: 'flex', flexDirection: 'column', gap: '6px', margin: 0, padding: 0, listStyle: 'none' },
})
