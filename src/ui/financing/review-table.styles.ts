import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { cardSurface } from '../design/theme/controls.ts'
import { breakpointNarrow, space } from '../design/theme/layout-tokens.ts'
import { tabularNumerals, visuallyHidden } from '../design/theme/type.ts'

export const useReviewTableStyles = makeStyles({
  card: { minWidth: 0, overflow: 'hidden', ...cardSurface },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '44px',
    padding: `0 ${space.xs} 0 ${space.m}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0, ...typographyStyles.body1Strong },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '16px',
    '& th, & td': {
      height: '43px',
      boxSizing: 'border-box',
      padding: `4px ${space.s}`,
      fontWeight: 'inherit',
      textAlign: 'start',
    },
    '& tr > :first-child': { paddingInlineStart: space.m },
    '& tr > :last-child': { paddingInlineEnd: space.m, textAlign: 'end' },
    '& tfoot': { fontWeight: tokens.fontWeightSemibold },
    [breakpointNarrow]: {
      display: 'block',
      '& tbody, & tfoot': { display: 'block' },
      '& th, & td': { height: 'auto', padding: `2px ${space.m}` },
    },
  },
  labels: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    '& th': { height: '36px' },
    [breakpointNarrow]: visuallyHidden,
  },
  row: {
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    [breakpointNarrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: `${space.s} 0`,
      '& > :nth-child(2):not(:last-child), & > :nth-child(3)': { gridColumn: '1 / -1' },
      '& > :nth-child(4)': { gridRow: 1, gridColumn: 2 },
    },
  },
  identifier: { width: '132px' },
  folio: { width: '84px', flexShrink: 0 },
  dateHead: { width: '160px' },
  amountHead: { width: '148px' },
  amount: { fontWeight: tokens.fontWeightSemibold, ...tabularNumerals },
  quiet: { color: tokens.colorNeutralForeground3, ...tabularNumerals },
  dated: { display: 'flex', ...tabularNumerals },
  date: { display: 'inline-flex', alignItems: 'center', gap: '5px' },
  early: { display: 'inline-flex', color: tokens.colorStatusWarningForeground1 },
  spoken: visuallyHidden,
})
