import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { height } from '../design/theme/layout-tokens.ts'
import { rowFontSize, tabularNumerals, visuallyHidden } from '../design/theme/type.ts'

/** Pixels of the names of the rows, which stay with the overdue beside them while the weeks scroll. */
export const NAME_WIDTH = 190

const staying = { position: 'sticky', zIndex: 1, backgroundColor: customTokens.cardBackground } as const

export const useCashTableStyles = makeStyles({
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: rowFontSize,
    ...tabularNumerals,
  },
  name: {
    ...staying,
    left: 0,
    boxSizing: 'border-box',
    width: `${NAME_WIDTH}px`,
    padding: '0 8px 0 14px',
    textAlign: 'left',
    borderBottom: `1px solid ${customTokens.cardStroke}`,
  },
  kind: { fontWeight: tokens.fontWeightRegular },
  cell: {
    height: '32px',
    padding: '0 8px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${customTokens.cardStroke}`,
  },
  overdue: { ...staying, left: `${NAME_WIDTH}px`, borderRight: `1px solid ${customTokens.cardStroke}` },
  head: {
    height: height.tableHead,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '15px',
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'normal',
  },
  sum: { fontWeight: tokens.fontWeightSemibold },
  negative: { color: customTokens.statusRedText },
  /* Its name begins with the word on it, and says of which week it is. */
  cover: { display: 'block', minWidth: 0, marginLeft: 'auto', marginBottom: '6px', padding: '0 8px' },
  spoken: visuallyHidden,
  amount: {
    position: 'relative',
    minHeight: '24px',
    padding: '0 4px',
    margin: '0 -4px',
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})
